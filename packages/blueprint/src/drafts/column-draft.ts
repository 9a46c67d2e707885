import type { Column, Table } from '@backsmith/schema';
import type { EnumPlan } from '../model/enum.ts';
import { classType } from '../model/java.ts';
import type { AttributeRole } from '../model/attribute.ts';
import { baseWord } from '../types/base-word.ts';
import { mapType } from '../types/map-type.ts';
import type { TypeContext } from '../types/map-type.ts';
import type { MappedType } from '../types/mapped-type.ts';

/** A column with what was decided about it so far. */
export type ColumnDraft = {
  readonly column: Column;
  /** Its name in the API, and in Java where it is an attribute. */
  readonly field: string;
  readonly type: MappedType;
  readonly role: AttributeRole;
  /** Lists leave it out. */
  readonly isLarge: boolean;
  readonly enumPlan?: EnumPlan;
};

/** Chooses the type of a column; an enumeration's is its enum. */
export function columnType(column: Column, context: TypeContext, enumPlan: EnumPlan | undefined): MappedType {
  if (isUntyped(column)) return UNTYPED;
  const plain = withDomain(mapType(context), column);
  if (enumPlan === undefined) return plain;
  const { length, jdbcType } = plain.facets;
  const isNative =
    context.dataType.kind === 'enum' && !/^(enum|n?varchar2?|character varying)$/u.test(baseWord(context.sqlType));
  const facets = isNative
    ? { jdbcType: 'NAMED_ENUM' as const, definition: baseWord(context.sqlType) }
    : {
        ...domainDefinition(column),
        ...oneLetter(length, plain),
        ...(typeof length === 'number' ? { length } : {}),
        ...(jdbcType === undefined ? {} : { jdbcType }),
      };
  return {
    java: classType(enumPlan.className),
    shape: { kind: 'enum', constants: enumPlan.constants.map((constant) => constant.name) },
    facets: { ...facets, enumerated: true },
  };
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
function withDomain(type: MappedType, column: Column): MappedType {
  return column.domain === undefined ? type : { ...type, facets: { ...type.facets, ...domainDefinition(column) } };
}

/** Drivers report a domain by its name alone, wherever it stands. */
function domainDefinition({ domain }: Column): { readonly definition?: string } {
  return domain === undefined ? {} : { definition: domain.slice(domain.lastIndexOf('.') + 1) };
}

/** An enum of one letter would be taken for a CHAR. */
function oneLetter(length: number | 'long' | undefined, { facets }: MappedType): { readonly jdbcType?: 'VARCHAR' } {
  return length === 1 && facets.jdbcType === undefined ? { jdbcType: 'VARCHAR' } : {};
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
