import type { Check, ForeignKey, Table } from '@backsmith/schema';
import type { DatabaseRule } from '../../../model/jpa/jpa-store.ts';
import type { ColumnDraft } from '../../../resources/drafts/column-draft.ts';
import { mentionsColumn } from '../../../samples/read-check.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** A table with the fields of its columns, and the foreign keys that leave it. */
export type RuledTable = {
  readonly table: Table;
  readonly columns: readonly ColumnDraft[];
  readonly foreign: readonly ForeignKey[];
};

/** A rule of one table by a name it may be reported by. */
type NamedRule = { readonly table: string; readonly name: string; readonly columns: readonly string[] };

/**
 * Which fields the rules of the database are about, by the names databases report them by: their own, or those that a
 * database gives where the schema gives none. A name that several tables use for different fields stands behind that of
 * its table alone.
 */
export function designRules(
  tables: readonly RuledTable[],
  { primaryKeyName }: Pick<TargetDatabase, 'primaryKeyName'>,
): readonly DatabaseRule[] {
  const found = tables.flatMap((ruled) =>
    rulesOfTable(ruled, primaryKeyName).flatMap((rule) => {
      const fields = rule.columns.flatMap((name) => ruled.columns.find((one) => one.column.name === name)?.json ?? []);
      return fields.length === 0 ? [] : [{ ...rule, fields }];
    }),
  );
  const meanings = new Map<string, Set<string>>();
  for (const { name, fields } of found) {
    const known = meanings.get(name.toLowerCase()) ?? new Set();
    meanings.set(name.toLowerCase(), known.add(fields.join()));
  }
  const rules = new Map<string, readonly string[]>();
  for (const { table, name, fields } of found) {
    const isClear = meanings.get(name.toLowerCase())?.size === 1;
    const names = isClear ? [name] : [`${table}.${name}`, `${table}_${name}`];
    for (const one of names) rules.set(one.toLowerCase(), fields);
  }
  return [...rules].map(([name, fields]) => ({ name, fields })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function rulesOfTable({ table, foreign }: RuledTable, primaryKeyName: string | undefined): readonly NamedRule[] {
  const { name: own } = table;
  const unique = [
    ...table.uniques,
    ...table.indexes
      .filter((index) => index.unique)
      .map((index) => ({ ...index, columns: index.parts.flatMap(({ column }) => column ?? []) })),
  ];
  const rule = (names: readonly string[], columns: readonly string[]) =>
    names.map((name): NamedRule => ({ table: own, name, columns }));
  return [
    ...rule([primaryKeyName ?? table.primaryKeyName ?? `${own}_pkey`], table.primaryKey),
    ...unique.flatMap(({ name, columns }) =>
      rule(name === undefined ? [`${own}_${columns.join('_')}_key`, ...columns.slice(0, 1)] : [name], columns),
    ),
    ...foreign.flatMap(({ name, columns }) => rule([name ?? `${own}_${columns.join('_')}_fkey`], columns)),
    ...table.checks.flatMap((check) => {
      const columns = columnsOf(check, table);
      const [only, ...more] = columns;
      const isOne = only !== undefined && more.length === 0;
      const given = isOne ? [`${own}_${only}_check`, `${own}.${only}`] : [`${own}_check`];
      return rule(check.name === undefined ? given : [check.name], columns);
    }),
  ];
}

function columnsOf(check: Check, table: Table): readonly string[] {
  const ruled = new Set(check.rules.map(({ column }) => column));
  return table.columns.map(({ name }) => name).filter((name) => ruled.has(name) || mentionsColumn(check, name));
}
