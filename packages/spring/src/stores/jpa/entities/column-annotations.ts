import {
  unreadableOf,
  type ColumnMapping,
  type JpaClasses,
  type TableMapping,
  type Unreadable,
} from '@backsmith/blueprint';
import { annotation, java, literal, type } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';
import { codePageAnnotation } from '../common/code-page-text.ts';
import { roundedAnnotations } from '../common/rounded-moments.ts';
import { choiceReader } from '../common/choices.ts';
import { CLOCK } from '../common/odd-keys.ts';
import { isAnnotated, UNREADABLE } from '../common/reads-as-none.ts';

/** The annotations that tell Hibernate about a column. */
export function columnAnnotations(column: ColumnMapping, classes: JpaClasses): readonly JavaValue[] {
  const { jdbcType, codePage, formula, converter } = column;
  const choice = choiceReader(column);
  if (formula !== undefined) return [java`@org.hibernate.annotations.Formula(${literal(formula)})`];
  return [
    column.enumerated === true && java`@jakarta.persistence.Enumerated(jakarta.persistence.EnumType.STRING)`,
    codePage !== undefined && codePageAnnotation(codePage, classes),
    jdbcType !== undefined &&
      codePage === undefined &&
      choice === undefined &&
      java`@org.hibernate.annotations.JdbcTypeCode(org.hibernate.type.SqlTypes.${jdbcType})`,
    column.padded === true && java`@org.hibernate.annotations.JavaType(${classOf(classes.fixedText)}.class)`,
    ...roundedAnnotations(column.rounded, classes),
    jdbcTypeOf(choice ?? readerOf(unreadableOf(column)), classes),
    ...keyTypes(column, classes),
    converter !== undefined && java`@jakarta.persistence.Convert(converter = ${classOf(classes[converter])}.class)`,
    transformer(column),
    annotation(type('jakarta.persistence.Column'), {
      name: literal(column.name),
      nullable: column.nullable ? undefined : literal(false),
      unique: column.unique === true ? literal(true) : undefined,
      insertable: column.readOnly === true ? literal(false) : undefined,
      updatable: column.readOnly === true || column.insertOnly === true ? literal(false) : undefined,
      length: lengthOf(column),
      precision: column.precision === undefined ? undefined : literal(column.precision),
      scale: column.scale === undefined ? undefined : literal(column.scale),
      secondPrecision: column.secondPrecision === undefined ? undefined : literal(column.secondPrecision),
      columnDefinition: column.definition === undefined ? undefined : literal(column.definition),
    }),
  ];
}

/** How the part of a key is read and written that Hibernate would not find its row by. */
function keyTypes(
  { oddKey, clockKey, moneyKey, beyondLong }: ColumnMapping,
  { oddKeys, clockKeys, moneyKeys, unsignedLong }: JpaClasses,
): readonly JavaValue[] {
  return [
    oddKey === 'time' && java`@org.hibernate.annotations.JavaType(${classOf(oddKeys)}.${CLOCK}.class)`,
    oddKey !== undefined && java`@org.hibernate.annotations.JdbcType(${classOf(oddKeys)}.${UNREADABLE[oddKey]}.class)`,
    clockKey === true && java`@org.hibernate.annotations.JavaType(${classOf(clockKeys)}.class)`,
    clockKey === true &&
      java`@org.hibernate.annotations.JdbcType(org.hibernate.type.descriptor.jdbc.LocalTimeJdbcType.class)`,
    moneyKey === true && java`@org.hibernate.annotations.JdbcType(${classOf(moneyKeys)}.class)`,
    beyondLong === true && java`@org.hibernate.annotations.JdbcType(${classOf(unsignedLong)}.class)`,
  ];
}

function jdbcTypeOf(reader: string | undefined, { readsAsNone }: JpaClasses): JavaValue {
  return reader !== undefined && java`@org.hibernate.annotations.JdbcType(${classOf(readsAsNone)}.${reader}.class)`;
}

/** Arrays and documents have one for all of them, which Hibernate finds by itself. */
function readerOf(kind: Unreadable | undefined): string | undefined {
  return kind !== undefined && isAnnotated(kind) ? UNREADABLE[kind] : undefined;
}

function transformer({ read, write }: ColumnMapping): JavaValue {
  if (read === undefined && write === undefined) return undefined;
  return annotation(type('org.hibernate.annotations.ColumnTransformer'), {
    read: read === undefined ? undefined : literal(read),
    write: write === undefined ? undefined : literal(write),
  });
}

/** The arguments that name a table. */
export function tableArguments(table: TableMapping): Readonly<Record<string, JavaValue>> {
  return {
    name: literal(table.name),
    schema: table.schema === undefined ? undefined : literal(table.schema),
    catalog: table.catalog === undefined ? undefined : literal(table.catalog),
  };
}

function lengthOf(column: ColumnMapping): JavaFragment | undefined {
  if (column.length === undefined) return undefined;
  return column.length === 'long' ? java`org.hibernate.Length.LONG32` : literal(column.length);
}
