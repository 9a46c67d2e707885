import type { Entity, JpaStore, Resource } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';
import type { Collaborator } from '../../../api/services/child-methods.ts';
import { EXPAND } from '../../../api/services/service-methods.ts';

/** What reads the labels of references, where there are some. */
export function expansionFields({ expansion }: Resource, { support }: JpaStore): readonly Collaborator[] {
  return expansion === undefined ? [] : [{ name: 'expansions', type: classOf(support.classes.expansions) }];
}

/** The constant that says which references answers may name, and by what. */
export function expansionField(
  { expansion }: Resource,
  { classes, key, labelled }: Entity,
  { support }: JpaStore,
): JavaValue {
  if (expansion === undefined) return undefined;
  const self = support.classes.expansion;
  const references = labelled.map(
    ({ attribute, label }) => java`.reference(${commas([attribute, ...label].map((name) => literal(name)))})`,
  );
  return java`
    public static final ${classOf(self, classOf(classes.entity))} EXPANSION =
        ${classOf(self)}.of(${classOf(classes.entity)}.class, ${literal(key.attribute)})${join(references)};`;
}

/** The method that reads a record and names what it refers to. */
export function getExpanded({ classes, expansion, identifier }: Resource, blueprint: JpaService): JavaValue {
  if (expansion === undefined) return undefined;
  return java`
    public ${answered(classes.response, true, blueprint)} get(${typeOf(identifier.type)} id, ${EXPAND}) {
      return expansions.one(get(id), id, EXPANSION, expand);
    }`;
}

/** A page of a list, with the labels a client asks for where there can be some. */
export function expandedPage({ classes, expansion, identifier }: Resource, page: JavaFragment): JavaFragment {
  if (expansion === undefined) return page;
  const [only, ...more] = identifier.parts;
  const key =
    only !== undefined && more.length === 0
      ? java`${classOf(classes.listed)}::${only.name}`
      : java`one -> new ${typeOf(identifier.type)}(${commas(identifier.parts.map(({ name }) => java`one.${name}()`))})`;
  return java`expansions.page(${page}, ${key}, EXPANSION, expand)`;
}
