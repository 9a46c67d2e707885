import type { ClassName, DocumentType, LabelledKey, MongoStore, Relation, Resource } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, typeOf } from '../../../java/types.ts';

/** The constant with the fields a list reads. */
export function summaryField({ summary }: DocumentType): JavaValue {
  if (summary === undefined) return undefined;
  return java`public static final String[] SUMMARY = {${commas(summary.attributes.map((name) => literal(name)))}};`;
}

/** The constants that say which references answers may name: of a record, and of one in a list, where that is another. */
export function expansionFields(
  { classes, expansion }: Resource,
  { labelled }: DocumentType,
  store: MongoStore,
): JavaValue {
  if (expansion === undefined) return undefined;
  return java`
    ${expansionField('EXPANSION', classes.response, labelled, store)}
    ${classes.listed !== classes.response && expansionField('LISTED', classes.listed, labelled, store)}`;
}

function expansionField(
  name: string,
  answer: ClassName,
  labelled: readonly LabelledKey[],
  { support }: MongoStore,
): JavaFragment {
  const self = support.classes.expansion;
  const references = labelled.map((one) => {
    const target = classOf(one.target);
    const parts = one.label.map(({ getter }) => java`one.${getter}()`);
    const text = java`one -> ${classOf(support.classes.expansions)}.text(${commas(parts)})`;
    return java`.reference(${commas([
      literal(one.name),
      java`${target}.class`,
      keyOf(one, answer),
      java`${target}::${one.targetKey}`,
      text,
      ...one.label.map(({ attribute }) => literal(attribute)),
    ])})`;
  });
  return java`
    public static final ${classOf(self, classOf(answer))} ${name} =
        ${classOf(self)}.<${classOf(answer)}>none()${join(references)};`;
}

/** How an answer holds the key of what it refers to. */
function keyOf({ fields, record, isOptional }: LabelledKey, answer: ClassName): JavaFragment {
  const [only, ...more] = fields;
  if (record === undefined) return java`${classOf(answer)}::${only ?? ''}`;
  const values = [only ?? '', ...more].map((field) => java`one.${field}()`);
  const made = java`new ${typeOf(record)}(${commas(values)})`;
  if (!isOptional) return java`one -> ${made}`;
  const absent = join(
    values.map((value) => java`${value} == null`),
    java` || `,
  );
  return java`one -> ${absent} ? null : ${made}`;
}

/** The constants with the collections of the resource's relations. */
export function relationFields(relations: readonly Relation[], { support }: MongoStore): readonly JavaFragment[] {
  const self = classOf(support.classes.relation);
  const list = (names: readonly string[]) => java`java.util.List.of(${commas(names.map((name) => literal(name)))})`;
  return relations.map(
    ({ constant, collection, owner, member, memberKey }) =>
      java`private static final ${self} ${constant} = new ${self}(${commas([literal(collection), list(owner), list(member), list(memberKey)])});`,
  );
}
