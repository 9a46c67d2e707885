import type { Check, ForeignKey, Table } from '@backsmith/schema';
import type { DatabaseRule } from '../../../model/jpa/jpa-store.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { mentionsColumn } from '../../../tables/read-check.ts';
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
  database: Pick<TargetDatabase, 'primaryKeyName' | 'foreignKeySuffix'>,
): readonly DatabaseRule[] {
  const found = tables.flatMap((ruled) =>
    rulesOfTable(ruled, database).flatMap((rule) => {
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

function rulesOfTable(
  { table, foreign }: RuledTable,
  database: Pick<TargetDatabase, 'primaryKeyName' | 'foreignKeySuffix'>,
): readonly NamedRule[] {
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
    ...rule([database.primaryKeyName ?? table.primaryKeyName ?? `${own}_pkey`], table.primaryKey),
    ...unique.flatMap(({ name, columns }) =>
      rule(name === undefined ? [`${own}_${columns.join('_')}_key`, ...columns.slice(0, 1)] : [name], columns),
    ),
    ...reportedKeys(foreign, database).flatMap(({ name, key }) => rule([name], key.columns)),
    ...table.checks.flatMap((check) => {
      const columns = columnsOf(check, table);
      const [only, ...more] = columns;
      const isOne = only !== undefined && more.length === 0;
      const given = isOne ? [`${own}_${only}_check`, `${own}.${only}`] : [`${own}_check`];
      return rule(check.name === undefined ? given : [check.name], columns);
    }),
  ];
}

/** The foreign keys of a table by the names a database reports them by: their own, or those it gives where there is none. */
export function reportedKeys(
  foreign: readonly ForeignKey[],
  { foreignKeySuffix }: Pick<TargetDatabase, 'foreignKeySuffix'>,
): readonly { readonly name: string; readonly key: ForeignKey }[] {
  const unnamed = foreign.filter(({ name }) => name === undefined);
  const given = (key: ForeignKey): string =>
    foreignKeySuffix === undefined
      ? `${key.table}_${key.columns.join('_')}_fkey`
      : `${key.table}${foreignKeySuffix}${unnamed.indexOf(key) + 1}`;
  return foreign.map((key) => ({ name: key.name ?? given(key), key }));
}

function columnsOf(check: Check, table: Table): readonly string[] {
  const ruled = new Set(check.rules.map(({ column }) => column));
  return table.columns.map(({ name }) => name).filter((name) => ruled.has(name) || mentionsColumn(check, name));
}
