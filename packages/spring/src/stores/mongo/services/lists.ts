import type { DocumentType, Link, Relation, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import { EXPAND, PAGEABLE, WRITING } from '../../../api/services/service-methods.ts';
import type { MongoService } from '../mongo-service.ts';

/** The list of a resource. */
export function listMethod(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  const { classes, filters, expansion } = resource;
  const { support } = blueprint;
  const hasFilter = filters.length > 0;
  const parameters = [hasFilter && java`${classOf(classes.filter)} filter`, PAGEABLE, expansion && EXPAND];
  const condition = hasFilter
    ? java`filter.toCriteria()`
    : java`new org.springframework.data.mongodb.core.query.Criteria()`;
  return java`
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} list(${commas(parameters)}) {
      return ${expanded(resource, pageOf(resource, document, condition, blueprint))};
    }`;
}

/** The method that lists those of one parent. */
export function listOfParent(resource: Resource, document: DocumentType, blueprint: MongoService): JavaValue {
  const { parent, classes, filters, expansion } = resource;
  if (parent === undefined) return undefined;
  const { support, store } = blueprint;
  const conditions = classOf(store.support.classes.conditions);
  const ofParent = document.parentKey.map(({ read, path }) => {
    const value = read === undefined ? java`${parent.variable}` : java`${parent.variable}.${read}()`;
    return java`${conditions}.equal(${value}, ${literal(path.join('.'))})`;
  });
  const hasFilter = filters.length > 0;
  const all = java`${conditions}.all(${commas([hasFilter && java`filter.toCriteria()`, ...ofParent])})`;
  const parameters = [
    java`${typeOf(parent.idType)} ${parent.variable}`,
    hasFilter && java`${classOf(classes.filter)} filter`,
    PAGEABLE,
    expansion && EXPAND,
  ];
  return java`
    ${javadoc`Those of one ${parent.title}.`}
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} listOf(${commas(parameters)}) {
      return ${expanded(resource, pageOf(resource, document, all, blueprint))};
    }`;
}

function pageOf(
  { classes }: Resource,
  document: DocumentType,
  condition: JavaFragment,
  { support }: MongoService,
): JavaFragment {
  const isShort = document.summary !== undefined;
  const rows = java`repository.page(${commas([java`${classOf(document.classes.document)}.class`, condition, java`SORTING.apply(pageable)`, isShort && 'SUMMARY'])})`;
  return java`${classOf(support.classes.page)}.of(${rows}, ${classOf(classes.service)}::${isShort ? 'toSummary' : 'toResponse'})`;
}

/** A page of a list, with the labels a client asks for where there can be some. */
function expanded({ classes, expansion }: Resource, page: JavaFragment): JavaFragment {
  if (expansion === undefined) return page;
  return java`expansions.page(${page}, ${classes.listed === classes.response ? 'EXPANSION' : 'LISTED'}, expand)`;
}

/** The calls of a resource's many-to-many relations. */
export function relationMethods(resource: Resource, document: DocumentType, blueprint: MongoService): JavaFragment {
  return paragraphs(
    document.relations.map((relation, at) => {
      const link = resource.links[at];
      return link && methodsOf(link, relation, resource, document, blueprint);
    }),
  );
}

function methodsOf(
  { target, methods }: Link,
  { constant, target: member }: Relation,
  resource: Resource,
  document: DocumentType,
  { support }: MongoService,
): JavaFragment {
  const id = typeOf(resource.identifier.type);
  const memberId = typeOf(target.idType);
  const service = classOf(target.service);
  const type = java`${classOf(member)}.class`;
  const page = java`repository.page(${commas([type, java`repository.membersOf(${constant}, id)`, java`${service}.SORTING.apply(pageable)`, target.hasSummary && java`${service}.SUMMARY`])})`;
  const both = java`
    ${requireOwner(resource, document)}
    repository.require(${type}, memberId, ${literal(target.label)});`;
  return java`
    public ${classOf(support.classes.page, classOf(target.listed))} ${methods.list}(
        ${id} id, ${PAGEABLE}) {
      ${requireOwner(resource, document)}
      return ${classOf(support.classes.page)}.of(${page}, ${service}::${target.hasSummary ? 'toSummary' : 'toResponse'});
    }

    ${WRITING}
    public void ${methods.add}(${id} id, ${memberId} memberId) {
      ${both}
      repository.relate(${constant}, id, memberId);
    }

    ${WRITING}
    public void ${methods.remove}(${id} id, ${memberId} memberId) {
      ${both}
      repository.separate(${constant}, id, memberId);
    }`;
}

/** The statement that refuses a list of what belongs to a record that is not there. */
export function requireOwner({ label }: Resource, { classes }: DocumentType): JavaFragment {
  return java`repository.require(${classOf(classes.document)}.class, id, ${literal(label)});`;
}
