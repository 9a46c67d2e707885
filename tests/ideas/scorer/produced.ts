import type { Schema } from '@backsmith/schema';
import { keyOf } from './words.ts';

/** A column as the scorer looks at it. */
export type ProducedColumn = {
  readonly name: string;
  readonly type: string;
  readonly key: boolean;
  readonly required: boolean;
  readonly values: readonly string[];
};

export type ProducedTable = {
  readonly name: string;
  readonly columns: readonly ProducedColumn[];
  readonly foreignKeys: readonly { readonly columns: readonly string[]; readonly refTable: string }[];
};

/** What became of one idea: tables, or the code of a refusal. */
export type Produced = { readonly tables: readonly ProducedTable[]; readonly error?: string };

/** The tables of a schema as the reader of SQL gives it, which is also what `backsmith idea --json` prints. */
export function producedTables(schema: Pick<Schema, 'tables' | 'foreignKeys'>): readonly ProducedTable[] {
  return schema.tables.map((table) => ({
    name: table.name,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: column.type,
      key: table.primaryKey.includes(column.name),
      required: column.notNull,
      values: column.values ?? valuesOfChecks(table.checks, column.name),
    })),
    foreignKeys: schema.foreignKeys.filter((foreignKey) => foreignKey.table === table.name),
  }));
}

function valuesOfChecks(checks: Schema['tables'][number]['checks'], column: string): readonly string[] {
  return checks.flatMap(({ rules }) =>
    rules.flatMap((rule) => (rule.kind === 'in' && rule.column === column ? rule.values : [])),
  );
}

const HOUSEKEEPING =
  /^(?:id|uuid|created|updated|deleted|version|(?:created|updated|deleted|modified)_?(?:at|by|on|date)|is_?deleted|is_?active|position|sort_?order|quantity|role|joined_?at|added_?at|status)$/iu;

/** Says little of its own but which rows of two tables belong together. */
export function isJoin(table: ProducedTable): boolean {
  if (table.foreignKeys.length < 2) return false;
  const keys = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  return table.columns.filter(({ name }) => !keys.has(name) && !HOUSEKEEPING.test(name)).length <= 2;
}

/** How many foreign keys of the table lead to the other. */
export function keysTo(table: ProducedTable, other: ProducedTable): number {
  return table.foreignKeys.filter(({ refTable }) => keyOf(refTable) === keyOf(other.name)).length;
}

/** Linked directly, or through a third table. */
export function areLinked(a: ProducedTable, b: ProducedTable, all: readonly ProducedTable[]): boolean {
  if (keysTo(a, b) > 0 || keysTo(b, a) > 0) return true;
  return all.some((third) => keysTo(third, a) > 0 && keysTo(third, b) > 0);
}
