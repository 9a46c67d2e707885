import type { DesignedForeignKey, DesignedTable } from '../shared/designed.ts';
import { ownerName } from '../design/context.ts';
import { identifier } from '../shared/identifiers.ts';
import { foreignKeyClause } from '../statements/clauses.ts';
import { addressSql, type ChangeContext } from './change-context.ts';
import { leaveUnnamed, type ChangedTable } from './change-table.ts';
import { pairRules } from './pair-rules.ts';
import { baseType } from './settle-column.ts';
import { tableName, type StandingForeignKey } from './standing.ts';
import { without } from './without.ts';

/** The tables by their place: those that are there, changed or not, and those this migration makes. */
export type TablesNow = {
  readonly all: ReadonlyMap<string, DesignedTable>;
  readonly changed: ReadonlyMap<string, ChangedTable>;
};

/**
 * Drops and adds foreign keys, and lets those go for a while that lean on something that changes. Rows that are there are
 * not held against a new one unless they surely fit.
 */
export function changeForeignKeys(
  context: ChangeContext,
  before: readonly StandingForeignKey[],
  after: readonly DesignedForeignKey[],
  tables: TablesNow,
): readonly StandingForeignKey[] {
  const { kept, removed, added } = pairRules<StandingForeignKey>(before, after, meaningOf);
  const touched = kept.filter((key) => isTouched(key, tables));
  for (const key of [...removed, ...touched]) dropForeignKey(context, key, tables);
  const anew = touched.map((key) => addForeignKey(context, key, key.unchecked !== true, tables));
  const fresh = added.map((key) => {
    const unnamed = [key.table.name, ...key.columns, 'fkey'].join('_');
    const name = context.names.take('foreignKey', key.table, key.name ?? unnamed);
    const same = before.find((old) => joinOf(old) === joinOf(key));
    const isSafe = same === undefined ? surelyRefers(key, tables) : same.unchecked !== true;
    return addForeignKey(context, { ...key, name }, isSafe, tables);
  });
  return [...kept.filter((key) => !touched.includes(key)), ...anew.flat(), ...fresh.flat()];
}

function meaningOf(key: StandingForeignKey): string {
  const { onDelete = null, onDeleteColumns = null, onUpdate = null, match = null, deferrable = null } = key;
  return JSON.stringify([joinOf(key), onDelete, onDeleteColumns, onUpdate, match, deferrable, key.ofPeriod === true]);
}

function joinOf({ table, columns, refTable, refColumns }: DesignedForeignKey): string {
  return JSON.stringify([tableName(table), columns, tableName(refTable), refColumns]);
}

/** Whether one of its ends gets another type, or what it leans on is dropped. */
function isTouched({ table, columns, refTable, refColumns }: StandingForeignKey, { changed }: TablesNow): boolean {
  return [
    { end: changed.get(tableName(table)), names: columns },
    { end: changed.get(tableName(refTable)), names: refColumns },
  ].some(({ end, names }) => {
    if (end === undefined) return false;
    if (names.some((name) => end.retyped.has(name))) return true;
    return end.dropped.some((list) => names.every((name) => list.slice(0, names.length).includes(name)));
  });
}

function dropForeignKey(context: ChangeContext, key: StandingForeignKey, { all }: TablesNow): void {
  const { alter, identifiers } = context.writer;
  const table = all.get(tableName(key.table));
  if (key.name === undefined) {
    if (table !== undefined) leaveUnnamed(context, table);
    return;
  }
  const drop = alter.dropForeignKey ?? alter.dropCheck;
  const name = identifier(identifiers, key.name);
  context.plan.run('foreignKeyDrops', 'foreign-key', `ALTER TABLE ${addressSql(context, key.table)} ${drop(name)}`);
}

function addForeignKey(
  context: ChangeContext,
  key: StandingForeignKey,
  isSafe: boolean,
  tables: TablesNow,
): readonly StandingForeignKey[] {
  const { writer, plan } = context;
  const sql = `ALTER TABLE ${addressSql(context, key.table)} ADD ${foreignKeyClause(writer.identifiers, key)}`;
  const { foreignKey: unchecked } = writer.alter.unchecked;
  const isFit = fits(context, key, tables);
  if (isFit && isSafe) plan.run('foreignKeys', 'foreign-key', sql);
  else if (isFit && unchecked !== undefined) plan.run('foreignKeys', 'foreign-key', ...unchecked(sql));
  else return leaveForeignKey(context, key, isFit, sql, tables);
  const rest = without(key, 'unchecked');
  return [isSafe ? rest : { ...rest, unchecked: true }];
}

function leaveForeignKey(
  context: ChangeContext,
  key: StandingForeignKey,
  isFit: boolean,
  sql: string,
  { all }: TablesNow,
): [] {
  const table = all.get(tableName(key.table));
  if (table === undefined) return [];
  context.plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    part: key.columns.join(', '),
    text: isFit
      ? 'the foreign key is not made, since rows that are there may refer to nothing'
      : 'the foreign key is not made, since the types of its two ends differ',
    sql: [sql],
  });
  return [];
}

/** A column that kept its type may no longer have that of the other end. */
function fits(context: ChangeContext, key: StandingForeignKey, { all }: TablesNow): boolean {
  if (!context.writer.capabilities.foreignKeys.sameType) return true;
  const [child, parent] = [all.get(tableName(key.table)), all.get(tableName(key.refTable))];
  return key.columns.every((name, place) => {
    const one = child?.columns.find((column) => column.name === name);
    const other = parent?.columns.find((column) => column.name === key.refColumns[place]);
    if (one === undefined || other === undefined) return false;
    return one.dataType.kind === other.dataType.kind || baseType(context, one) === baseType(context, other);
  });
}

/** The table is new, or no row of it has a value yet. */
function surelyRefers({ table, columns }: DesignedForeignKey, { all, changed }: TablesNow): boolean {
  const known = changed.get(tableName(table));
  if (known === undefined) return true;
  const now = all.get(tableName(table));
  return columns.some((name) => {
    const column = now?.columns.find((one) => one.name === name);
    return known.added.has(name) && column?.notNull === false && column.default === undefined;
  });
}
