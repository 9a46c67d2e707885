import type { Column, Table } from '@backsmith/schema';
import { isJavaIdentifier, NameScope, splitWords, toJavaConstantName, toJavaTypeName } from '@backsmith/text';
import type { JavaEnum } from '../../model/java-enum.ts';
import { LONGEST_NAME } from '../../names/class-names.ts';
import type { Packages } from '../../names/packages.ts';
import { keyOf, tableKey } from '../../tables/lookup.ts';
import { findEnum } from './enum-values.ts';
import type { FoundEnum } from './enum-values.ts';

/** The enumerations of a backend, by the columns that have them. */
export type JavaEnums = {
  readonly all: readonly JavaEnum[];
  readonly of: (table: Table, column: Column) => JavaEnum | undefined;
};

/**
 * Makes a Java enum of every enumeration on the tables' columns. Columns of one named database type share theirs.
 *
 * @param owners the tables that become resources, with their class names
 * @param isKey whether a column identifies rows, which are found by words no constant stands for, too
 */
export function designEnums(
  owners: ReadonlyMap<Table, string>,
  types: NameScope,
  packages: Packages,
  isKey: (table: Table, column: Column) => boolean = () => false,
): JavaEnums {
  const byColumn = new Map<string, JavaEnum>();
  const byType = new Map<string, JavaEnum>();
  const used = new Set<JavaEnum>();
  for (const [table, resource] of owners) {
    for (const column of table.columns) {
      const found = findEnum(table, column);
      if (found === undefined) continue;
      const typeKey = found.typeName === undefined ? undefined : tableKey(found.typeSchema, found.typeName);
      const known = typeKey === undefined ? undefined : byType.get(typeKey);
      const javaEnum = known ?? designEnum(found, table, column, resource, types, packages);
      if (typeKey !== undefined) byType.set(typeKey, javaEnum);
      byColumn.set(columnKey(table, column), javaEnum);
      if (!isKey(table, column)) used.add(javaEnum);
    }
  }
  return { all: [...used], of: (table, column) => byColumn.get(columnKey(table, column)) };
}

function designEnum(
  found: FoundEnum,
  table: Table,
  column: Column,
  resource: string,
  types: NameScope,
  packages: Packages,
): JavaEnum {
  const name = enumName(found, column, resource).slice(0, LONGEST_NAME);
  const constants = enumConstants(found.values);
  return {
    className: { packageName: packages.of('domain', resource), name: takeName(name, types) },
    constants,
    coded: constants.some((constant) => constant.name !== constant.value),
    origin: found.typeName ?? `${table.name}.${column.name}`,
  };
}

/** What stands beside enums in records; of two types of one name, one would have to be written in full. */
const BESIDE_IN_RECORDS: ReadonlySet<string> = new Set([
  ...[
    'DecimalMax',
    'DecimalMin',
    'Digits',
    'Max',
    'Min',
    'NotNull',
    'Nullable',
    'Compared',
    'JsonKind',
    'OneOf',
    'Pattern',
    'Positive',
    'PositiveOrZero',
  ],
  ...['Size', 'Schema', 'BigDecimal', 'BigInteger', 'Duration', 'JsonNode', 'List', 'LocalDate', 'LocalDateTime'],
  ...['BindParam', 'JsonProperty', 'Parameter', 'LocalTime', 'OffsetDateTime', 'OffsetTime', 'UUID'],
]);

function takeName(name: string, types: NameScope): string {
  const others = [`${name}Type`, `${name}Value`] as const;
  return BESIDE_IN_RECORDS.has(name) ? types.take(...others) : types.take(name, ...others);
}

/** The type's own name, or the column's behind the resource's unless it begins with it anyway. */
function enumName(found: FoundEnum, column: Column, resource: string): string {
  if (found.typeName !== undefined) return toJavaTypeName(found.typeName, 'Kind');
  const words = column.writtenAs ?? column.name;
  const resourceWords = splitWords(resource);
  const repeats = resourceWords.every((word, index) => splitWords(words)[index] === word);
  const own = toJavaTypeName(words, 'Kind');
  return repeats && splitWords(words).length > resourceWords.length ? own : resource + own;
}

function columnKey(table: Table, column: Column): string {
  return `${keyOf(table)}\n${column.name}`;
}

/** Java constants for the values of an enumeration, in their order: `in packing` becomes `IN_PACKING`. */
export function enumConstants(values: readonly string[]): JavaEnum['constants'] {
  const scope = new NameScope({ accepts: isJavaIdentifier, suffix: '_VALUE' });
  return values.map((value) => ({ name: scope.take(constantName(value)), value }));
}

/** Signs that tell values apart, as words. A hyphen does so at either end; within a value it parts two words. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['-', 'minus'],
  ['#', 'hash'],
  ['%', 'percent'],
  ['&', 'and'],
  ['*', 'star'],
  ['@', 'at'],
  ['$', 'dollar'],
  ['!', 'not'],
  ['<', 'less'],
  ['>', 'greater'],
  ['=', 'equal'],
]);

/** `A+` and `A-` become `A plus` and `A minus`: without their signs they would mean the same. */
function withSpelledSigns(value: string): string {
  return value.trim().replaceAll(/^-|-$|[+#%&*@$!<>=]/gu, (sign) => ` ${SIGNS.get(sign) ?? ''} `);
}

function constantName(value: string): string {
  if (/^[A-Z][A-Z0-9_]*$/u.test(value)) return value;
  return toJavaConstantName(withSpelledSigns(value), value.trim() === '' ? 'EMPTY' : 'VALUE');
}
