import type { Column, Table } from '@backsmith/schema';
import type { JavaEnum } from '../model/java-enum.ts';
import { classType } from '../model/java.ts';
import type { ColumnRole } from '../options.ts';
import { mapType } from '../types/map-type.ts';
import type { TypeContext } from '../types/type-context.ts';
import type { MappedType } from '../types/mapped-type.ts';

/** A column with what was decided about it so far. */
export type ColumnDraft = {
  readonly column: Column;
  /** Its name in Java: of record components, and of the attribute where it is one. */
  readonly field: string;
  /** What clients call it: the same, but for names that Java keeps for itself. */
  readonly json: string;
  readonly type: MappedType;
  readonly role: ColumnRole;
  /** Lists leave it out. */
  readonly isLarge: boolean;
  readonly javaEnum?: JavaEnum;
};

/** Whether answers show the column's value. */
export function isShown({ role }: ColumnDraft): boolean {
  return role !== 'deleted' && role !== 'secret';
}

/** Whether the column keeps what somebody gives it, and nothing but that. */
export function isGiven({ role }: ColumnDraft): boolean {
  return role === 'plain' || role === 'secret';
}

/** Whether the column has its value from a request, from nobody, or from its default: nothing counts or times it. */
export function isKept({ role }: ColumnDraft): boolean {
  return role === 'plain' || role === 'secret' || role === 'author';
}

/** Chooses the type of a column; an enumeration's is its enum. */
export function columnType(column: Column, context: TypeContext, javaEnum: JavaEnum | undefined): MappedType {
  if (isUntyped(column)) return UNTYPED;
  const plain = withDomain(mapType(context), context);
  if (javaEnum === undefined) return plain;
  const { length, jdbcType } = plain.facets;
  const isNative = context.held.kind === 'enum' && context.held.name !== undefined;
  if (context.hasOpenWords === true) return wordOfKey(plain, javaEnum, isNative ? context.reported : undefined);
  const facets = isNative
    ? { jdbcType: 'NAMED_ENUM' as const, definition: context.reported }
    : {
        ...domainDefinition(context),
        ...oneLetter(length, plain),
        ...(typeof length === 'number' ? { length } : {}),
        ...(jdbcType === undefined ? {} : { jdbcType }),
      };
  return {
    java: classType(javaEnum.className),
    shape: { kind: 'enum', values: javaEnum.constants.map(({ value }) => value) },
    facets: {
      ...facets,
      enumerated: true,
      ...(context.traits.keepsOddValues === true ? { mayBeNone: 'choice' as const } : {}),
    },
  };
}

/** A text: no constant stands for a word that its type got later, and a row without its key is none. */
function wordOfKey(plain: MappedType, { constants }: JavaEnum, native: string | undefined): MappedType {
  const facets = native === undefined ? plain.facets : { definition: native };
  return { ...plain, facets, shape: { kind: 'opaque', example: constants[0]?.value } };
}

/** What the database computes without anybody saying of what type it is: text, as drivers turn anything into. */
const UNTYPED: MappedType = {
  java: { name: 'java.lang.String' },
  shape: { kind: 'opaque', example: undefined },
  facets: {},
};

/** Whether the database alone knows the type of a column. */
export function isUntyped({ generated, dataType }: Column): boolean {
  return generated !== undefined && dataType.kind === 'unknown';
}

/** A column of a domain is reported by the domain's name. */
function withDomain(type: MappedType, context: TypeContext): MappedType {
  return { ...type, facets: { ...type.facets, ...domainDefinition(context) } };
}

function domainDefinition({ isDomain, reported }: TypeContext): { readonly definition?: string } {
  return isDomain === true ? { definition: reported } : {};
}

/** An enum of one letter would be taken for a CHAR. */
function oneLetter(length: number | 'long' | undefined, { facets }: MappedType): { readonly jdbcType?: 'VARCHAR' } {
  return length === 1 && facets.jdbcType === undefined ? { jdbcType: 'VARCHAR' } : {};
}

/** Whether the database computes the column's value and refuses any other. */
export function isComputed({ column }: ColumnDraft): boolean {
  return column.generated !== undefined || column.dataType.kind === 'rowversion';
}

/** Whether the column is the table's only one under a unique key of one column. */
export function isUniqueAlone(table: Table, column: string): boolean {
  const keys = [...table.uniques.map((unique) => unique.columns), ...uniqueIndexes(table)];
  return keys.some((columns) => columns.length === 1 && columns[0] === column);
}

function uniqueIndexes(table: Table): readonly (readonly string[])[] {
  return table.indexes
    .filter((index) => index.unique && index.where === undefined)
    .map((index) => index.parts.map((part) => (part.length === undefined ? (part.column ?? '') : '')));
}

/** What clients call the column, said only where it is another name than Java's. */
export function jsonOf({ field, json }: ColumnDraft): { readonly json?: string } {
  return json === field ? {} : { json };
}
