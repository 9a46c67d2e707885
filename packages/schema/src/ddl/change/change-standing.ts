import type { DesignedTable } from '../shared/designed.ts';
import { createNameBook } from '../design/name-book.ts';
import { ownerName } from '../design/context.ts';
import { identifier } from '../shared/identifiers.ts';
import { createTable } from '../statements/create-table.ts';
import { along, createView } from '../statements/create-view.ts';
import type { TargetWriter } from '../writer.ts';
import { addressSql, NOWHERE, type ChangeContext } from './change-context.ts';
import { changeForeignKeys } from './change-foreign-keys.ts';
import { changeTable, type ChangedTable } from './change-table.ts';
import { changeTypes, newValues } from './change-types.ts';
import { withUsableDefault } from './change-columns.ts';
import type { Plan } from './plan.ts';
import { renamedStanding, type PlacedRename } from './renamed-standing.ts';
import type { ResolvedRenames } from './renames.ts';
import { mentions, namedTable, tableName, type Standing } from './standing.ts';

/**
 * Plans what makes one state of a database the next, and says what it then is.
 *
 * @returns the database after the migration, with all that was left in it
 */
export function changeStanding(
  writer: TargetWriter,
  plan: Plan,
  before: Standing,
  after: Standing,
  renames: ResolvedRenames,
): Standing {
  const placed = placeRenames(before, renames);
  const old = renamedStanding(before, placed, writer.alter.followsTable);
  const context: ChangeContext = {
    writer,
    plan,
    names: createNameBook({ writer, sameFamily: false }),
    freshValues: freshValues(writer, old, after),
  };
  reserveNames(context, old, after);
  runRenames(context, placed);
  const types = changeTypes(context, old, after);
  const known = new Map(old.tables.map((table) => [tableName(table.address), table]));
  const changed = new Map<string, ChangedTable>();
  const fresh: DesignedTable[] = [];
  for (const table of after.tables) {
    const was = known.get(tableName(table.address));
    if (was === undefined) fresh.push(freshTable(context, table));
    else changed.set(tableName(table.address), changeTable(context, was, table, renamedIn(placed, table)));
  }
  const wanted = new Set(after.tables.map(({ address }) => tableName(address)));
  const kept = old.tables.filter(({ address }) => !wanted.has(tableName(address)));
  for (const table of kept) leaveTable(context, table);
  const made = new Map(fresh.map((table) => [tableName(table.address), makeTable(context, table)]));
  const tables = after.tables.flatMap(
    ({ address }) => changed.get(tableName(address))?.table ?? made.get(tableName(address)) ?? [],
  );
  const all = [...tables, ...kept];
  const foreignKeys = changeForeignKeys(context, old.foreignKeys, after.foreignKeys, {
    all: new Map(all.map((table) => [tableName(table.address), table])),
    changed,
  });
  changeEpilogue(context, old, all, after);
  changeViews(context, before, after, placed.length > 0 || [...changed.values()].some(({ disturbs }) => disturbs));
  return { ...after, ...types, tables: all, foreignKeys, views: after.views };
}

function placeRenames(before: Standing, { tables, columns }: ResolvedRenames): readonly PlacedRename[] {
  const addressOf = (table: { readonly schema?: string; readonly name: string }) =>
    before.tables.find(({ source }) => source.name === table.name && source.schema === table.schema)?.address ?? {
      name: table.name,
    };
  const named = new Map(tables.map((one) => [one.before, one.after.name]));
  return [
    ...tables.map((one) => ({ table: addressOf(one.before), to: one.after.name })),
    ...columns.map((one) => ({
      table: { ...addressOf(one.before), name: named.get(one.before) ?? addressOf(one.before).name },
      column: one.from,
      to: one.to,
    })),
  ];
}

function renamedIn(placed: readonly PlacedRename[], { address }: DesignedTable): ReadonlySet<string> {
  const own = placed.filter((one) => one.column !== undefined && tableName(one.table) === tableName(address));
  return new Set(own.map(({ to }) => to));
}

function runRenames(context: ChangeContext, placed: readonly PlacedRename[]): void {
  const { alter, identifiers } = context.writer;
  for (const { table, column, to } of placed) {
    const [address, name] = [addressSql(context, table), identifier(identifiers, to)];
    if (column === undefined) context.plan.run('tableRenames', 'table', alter.renameTable(address, name));
    else {
      const from = identifier(identifiers, column);
      context.plan.run('columnRenames', 'table', alter.renameColumn(address, from, name));
    }
  }
}

/** New values are named in literals, as long as the database keeps enumerations as types. */
function freshValues(writer: TargetWriter, before: Standing, after: Standing): readonly string[] {
  if (writer.alter.addValue === undefined) return [];
  return after.enums.flatMap(({ address, source }) => {
    const old = before.enums.find((one) => tableName(one.address) === tableName(address));
    return old === undefined ? [] : newValues(old.source, source).map((value) => writer.literals.string(value));
  });
}

/** The names of tables, and of the rules of those that stay though nobody wants them. */
function reserveNames({ names }: ChangeContext, before: Standing, after: Standing): void {
  for (const { address } of [...before.tables, ...after.tables]) names.reserve('table', address, address.name);
  const wanted = new Set(after.tables.map(({ address }) => tableName(address)));
  for (const { address, primaryKey, uniques, checks, indexes } of before.tables) {
    if (wanted.has(tableName(address))) continue;
    const keys = primaryKey === undefined ? uniques : [primaryKey, ...uniques];
    for (const { name } of keys) if (name !== undefined) names.reserve('key', address, name);
    for (const { name } of checks) if (name !== undefined) names.reserve('check', address, name);
    for (const { name } of indexes) if (name !== undefined) names.reserve('index', address, name);
  }
}

/** A new table whose names are free. Its foreign keys are added when all tables are there. */
function freshTable(context: ChangeContext, table: DesignedTable): DesignedTable {
  const take = (kind: 'key' | 'check' | 'index', name: string | undefined): { readonly name?: string } =>
    name === undefined ? {} : { name: context.names.take(kind, table.address, name) };
  return {
    ...table,
    uniques: table.uniques.map((one) => ({ ...one, ...take('key', one.name) })),
    checks: table.checks.map((one) => ({ ...one, ...take('check', one.name) })),
    indexes: table.indexes.map((one) => ({ ...one, ...take('index', one.name) })),
    foreignKeys: [],
  };
}

/** Makes a new table with its indexes, as it then stands. */
function makeTable(context: ChangeContext, wanted: DesignedTable): DesignedTable {
  const { writer, plan } = context;
  const table = { ...wanted, columns: wanted.columns.map((column) => withUsableDefault(context, wanted, column)) };
  plan.run('tables', 'table', along(writer, table, createTable(writer, table)).sql);
  if (!writer.capabilities.indexes.inline) {
    const say = (sql: string): string => along(writer, table, { kind: 'index', sql }).sql;
    for (const index of table.indexes) plan.run('keys', 'index', say(writer.index(index)));
  }
  return namedTable(writer, table);
}

function leaveTable(context: ChangeContext, table: DesignedTable): void {
  context.plan.leave({
    code: 'migration-table-kept',
    at: NOWHERE,
    owner: ownerName(table.source),
    text: 'the table stays in the database with its rows, and nothing reads it; its foreign keys are dropped',
    hint: `if it has another name now, say so: --renames ${table.source.name}=NEW`,
    sql: [`DROP TABLE ${addressSql(context, table.address)}`],
  });
}

/** Comments and owners of sequences, where the database does not say them with the column. */
function changeEpilogue(
  context: ChangeContext,
  before: Standing,
  tables: readonly DesignedTable[],
  after: Standing,
): void {
  const { writer, plan } = context;
  const { alter, literals } = writer;
  const known = new Map(before.tables.map((table) => [tableName(table.address), table]));
  for (const table of tables) {
    const old = known.get(tableName(table.address));
    if (old === undefined || (old.comment ?? '') === (table.comment ?? '')) continue;
    const clause = alter.tableComment?.(literals.string(table.comment ?? ''));
    if (clause !== undefined)
      plan.run('comments', 'comment', `ALTER TABLE ${addressSql(context, table.address)} ${clause}`);
  }
  const say = (standing: Standing, list: readonly DesignedTable[]) =>
    writer.epilogue({ ...standing, laterForeignKeys: [], tables: list });
  const said = new Set(say(before, before.tables).map(({ sql }) => sql));
  const now = tables.map((table) => uncommented(table, known.get(tableName(table.address))));
  for (const { kind, sql } of say(after, now)) {
    if (said.has(sql)) continue;
    const recomment = kind === 'comment' && isCommented(sql, said) ? alter.recomment : undefined;
    plan.run('comments', kind, recomment?.(sql) ?? sql);
  }
}

/** Whether something else was said of the same thing before. */
function isCommented(sql: string, said: ReadonlySet<string>): boolean {
  const about = (text: string): string => text.slice(text.indexOf('@level0type'));
  return [...said].some((one) => about(one) === about(sql));
}

/** A comment that is gone is said to be empty. */
function uncommented(table: DesignedTable, old: DesignedTable | undefined): DesignedTable {
  if (old === undefined) return table;
  const had = new Set(old.columns.filter(({ comment }) => comment !== undefined).map(({ name }) => name));
  const columns = table.columns.map((column) =>
    column.comment === undefined && had.has(column.name) ? { ...column, comment: '' } : column,
  );
  const isGone = table.comment === undefined && old.comment !== undefined;
  return { ...table, columns, ...(isGone ? { comment: '' } : {}) };
}

/** Views hold no rows: those in the way of a change are made anew, and so are those that say something else. */
function changeViews(context: ChangeContext, before: Standing, after: Standing, isDisturbed: boolean): void {
  const { writer, plan } = context;
  const say = (view: Standing['views'][number]): string => createView(writer, view).sql;
  const [old, now] = [new Map(before.views.map((view) => [say(view), view])), after.views.map(say)];
  const stays = (sql: string): boolean => !isDisturbed && isLeft(sql);
  const touched = new Set([...old.keys()].filter((sql) => !now.includes(sql)));
  const isLeft = (sql: string): boolean =>
    old.has(sql) && now.includes(sql) && ![...touched].some((one) => uses(sql, old.get(one)?.address.name));
  for (const [sql, { address, source }] of [...old].toReversed()) {
    if (stays(sql)) continue;
    const kind = source.materialized === true ? 'MATERIALIZED VIEW' : 'VIEW';
    plan.run('viewDrops', 'view', `DROP ${kind} ${addressSql(context, address)}`);
  }
  for (const sql of now) if (!stays(sql)) plan.run('views', 'view', sql);
}

function uses(sql: string, view: string | undefined): boolean {
  return view !== undefined && mentions(sql, view);
}
