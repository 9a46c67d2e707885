import type { IndexPart } from '../../model/constraint.ts';
import type { DesignedCheck, DesignedIndex, DesignedKey, DesignedTable } from '../shared/designed.ts';
import { ownerName } from '../design/context.ts';
import { identifier } from '../shared/identifiers.ts';
import { constraintName, uniqueClause } from '../statements/clauses.ts';
import { addressSql, usesFreshValue, type ChangeContext } from './change-context.ts';
import { changeColumns, type ChangedColumns } from './change-columns.ts';
import { changePrimaryKey } from './change-primary-key.ts';
import { pairRules } from './pair-rules.ts';
import { mentions } from './standing.ts';
import { without } from './without.ts';

/** A table after its change, and which keys and columns of it foreign keys must let go of for a while. */
export type ChangedTable = {
  readonly table: DesignedTable;
  readonly added: ReadonlySet<string>;
  readonly retyped: ReadonlySet<string>;
  /** The leading columns of what is dropped: foreign keys may lean on it. */
  readonly dropped: readonly (readonly string[])[];
  /** Views over it stand in the way. */
  readonly disturbs: boolean;
};

type Rules = Pick<DesignedTable, 'uniques' | 'checks' | 'indexes'>;

/**
 * Decides how a table that is there becomes the one that is wanted.
 *
 * @param renamed its columns that got new names, which texts may still call by the old ones
 */
export function changeTable(
  context: ChangeContext,
  before: DesignedTable,
  after: DesignedTable,
  renamed: ReadonlySet<string>,
): ChangedTable {
  const broken = context.writer.alter.renamesBreakTexts ? renamed : new Set<string>();
  const columns = changeColumns(context, before, after, broken);
  const uniques = pairRules(before.uniques, after.uniques, meaningOf);
  const indexes = pairRules(before.indexes, after.indexes, meaningOf);
  const checks = pairRules(before.checks, after.checks, ({ condition }) => condition);
  const isBroken = (text = ''): boolean => [...broken].some((name) => mentions(text, name));
  const isMoved = (rule: DesignedKey | DesignedIndex): boolean =>
    rule.parts.some((part: IndexPart) => columns.recreated.has(part.column ?? '') || isBroken(part.expression));
  const gone = {
    uniques: [...uniques.removed, ...uniques.kept.filter(isMoved)],
    indexes: [...indexes.removed, ...indexes.kept.filter(isMoved)],
    checks: [...checks.removed, ...checks.kept.filter(({ condition }) => isBroken(condition))],
  };
  const wanted = {
    uniques: [...uniques.kept.filter(isMoved), ...uniques.added],
    indexes: [...indexes.kept.filter(isMoved), ...indexes.added],
    checks: [...checks.kept.filter(({ condition }) => isBroken(condition)), ...checks.added],
  };
  dropRules(context, after, gone);
  const { alter } = context.writer;
  for (const name of columns.recreated) {
    const column = identifier(context.writer.identifiers, name);
    context.plan.run('drops', 'table', `ALTER TABLE ${addressSql(context, before.address)} DROP COLUMN ${column}`);
  }
  const key = changePrimaryKey(context, before, after, columns);
  const clauses = [...columns.clauses, ...key.clauses];
  const address = addressSql(context, after.address);
  if (alter.rewrite === undefined)
    for (const one of clauses) context.plan.run('columns', 'table', `ALTER TABLE ${address} ${one}`);
  else if (clauses.length > 0)
    context.plan.run('columns', 'table', `ALTER TABLE ${address}\n  ${clauses.join(',\n  ')}`);
  const kept: Rules = {
    uniques: uniques.kept.filter((one) => !isMoved(one)),
    indexes: indexes.kept.filter((one) => !isMoved(one)),
    checks: checks.kept.filter(({ condition }) => !isBroken(condition)),
  };
  const made = addRules(context, before, after, columns, wanted);
  return {
    table: {
      ...without(after, 'primaryKey'),
      columns: columns.columns,
      ...(key.primaryKey === undefined ? {} : { primaryKey: key.primaryKey }),
      uniques: [...kept.uniques, ...made.uniques],
      indexes: [...kept.indexes, ...made.indexes],
      checks: [...kept.checks, ...made.checks],
    },
    added: columns.added,
    retyped: columns.retyped,
    dropped: [...gone.uniques, ...gone.indexes, ...key.dropped].map(columnsOf),
    disturbs: columns.retyped.size > 0 || columns.recreated.size > 0 || renamed.size > 0,
  };
}

function meaningOf(rule: DesignedKey | DesignedIndex): string {
  return JSON.stringify({ ...rule, name: undefined, table: undefined });
}

function columnsOf({ parts }: { readonly parts: readonly { readonly column?: string }[] }): readonly string[] {
  return parts.flatMap(({ column }) => column ?? []);
}

function dropRules(context: ChangeContext, table: DesignedTable, rules: Rules): void {
  const { plan, writer } = context;
  const { alter, identifiers } = writer;
  const address = addressSql(context, table.address);
  const drop = (name: string | undefined, kind: 'table' | 'index', say: (name: string) => string): void => {
    if (name !== undefined) plan.run('drops', kind, say(identifier(identifiers, name)));
    else leaveUnnamed(context, table);
  };
  for (const { name } of rules.checks) drop(name, 'table', (one) => `ALTER TABLE ${address} ${alter.dropCheck(one)}`);
  for (const { name } of rules.uniques) drop(name, 'table', (one) => `ALTER TABLE ${address} ${alter.dropUnique(one)}`);
  for (const { name } of rules.indexes.filter(({ excludes }) => excludes !== undefined))
    drop(name, 'table', (one) => `ALTER TABLE ${address} DROP CONSTRAINT ${one}`);
  for (const { name } of rules.indexes.filter(({ excludes }) => excludes === undefined)) {
    const { namespace } = table.address;
    const own = namespace === undefined || alter.rewrite !== undefined ? '' : `${identifier(identifiers, namespace)}.`;
    drop(name, 'index', (one) => alter.dropIndex(own + one, address));
  }
}

/** A rule whose name only the database knows stays. */
export function leaveUnnamed({ plan }: ChangeContext, table: DesignedTable): void {
  plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    text: 'a rule the schema no longer has stays, since it has no name to be dropped by',
    sql: [],
  });
}

function addRules(
  context: ChangeContext,
  before: DesignedTable,
  after: DesignedTable,
  columns: ChangedColumns,
  wanted: Rules,
): Rules {
  const wantedKinds = new Map(after.columns.map(({ name, dataType }) => [name, dataType.kind]));
  const others = columns.columns.filter(
    ({ name, dataType }) => (wantedKinds.get(name) ?? dataType.kind) !== dataType.kind,
  );
  const table = { ...after, columns: columns.columns };
  const facts = { before, table, columns, otherKind: new Set(others.map(({ name }) => name)) };
  return {
    uniques: wanted.uniques.flatMap((one) => addUnique(context, facts, one)),
    checks: wanted.checks.flatMap((one) => addCheck(context, facts, one)),
    indexes: wanted.indexes.flatMap((one) => addIndex(context, facts, one)),
  };
}

type Facts = {
  readonly before: DesignedTable;
  readonly table: DesignedTable;
  readonly columns: ChangedColumns;
  /** Columns whose type stayed of another kind than the schema's: what is said of them may make no sense. */
  readonly otherKind: ReadonlySet<string>;
};

function named<T extends { readonly name?: string }>(
  { names }: ChangeContext,
  { table: { address } }: Facts,
  kind: 'key' | 'check' | 'index' | 'exclusion',
  rule: T,
  columns: readonly string[],
): T & { readonly name: string } {
  const ending = { key: 'key', check: 'check', index: 'idx', exclusion: 'excl' }[kind];
  const namedAs = kind === 'exclusion' ? 'key' : kind;
  return { ...rule, name: names.take(namedAs, address, rule.name ?? [address.name, ...columns, ending].join('_')) };
}

function addUnique(context: ChangeContext, facts: Facts, rule: DesignedKey): readonly DesignedKey[] {
  const { writer, plan } = context;
  const key = named(context, facts, 'key', rule, columnsOf(rule));
  const address = addressSql(context, facts.table.address);
  const words = writer.capabilities.indexes.inline
    ? writer.index({ name: key.name, table: facts.table.address, unique: true, parts: key.parts })
    : uniqueClause(writer.identifiers, key);
  const sql = `ALTER TABLE ${address} ADD ${words}`;
  if (isSurelyUnique(context, facts, rule)) plan.run('keys', 'index', sql);
  else return leaveUnique(context, facts, columnsOf(rule), sql);
  return [key];
}

function addIndex(context: ChangeContext, facts: Facts, rule: DesignedIndex): readonly DesignedIndex[] {
  const { writer, plan } = context;
  const { parts } = rule;
  const index = named(
    context,
    facts,
    rule.excludes === undefined ? 'index' : 'exclusion',
    { ...rule, table: facts.table.address },
    parts.map(({ column = 'expr' }) => column),
  );
  const words = writer.index(index);
  const sql = writer.capabilities.indexes.inline
    ? `ALTER TABLE ${addressSql(context, facts.table.address)} ADD ${words}`
    : words;
  const along = writer.alongPath?.(facts.table.searchPath ?? [], sql) ?? sql;
  if (usesFreshValue(context, rule.where)) return leaveFresh(context, facts, index.name, sql);
  const texts = [rule.where ?? '', ...parts.map(({ expression = '' }) => expression)].join(' ');
  const other = [...facts.otherKind].find((name) => mentions(texts, name));
  if (other !== undefined) return leaveOfOtherKind(context, facts, index.name, other);
  if (rule.unique && !isSurelyUnique(context, facts, rule)) return leaveUnique(context, facts, columnsOf(rule), sql);
  if (rule.excludes !== undefined && !isFresh(facts, texts, rule))
    return leaveExclusion(context, facts, index.name, along);
  plan.run('keys', 'index', along);
  return [index];
}

/** Rows cannot be told apart less than before, or have nothing to be told apart by. */
function isSurelyUnique(context: ChangeContext, facts: Facts, rule: DesignedKey | DesignedIndex): boolean {
  if ('apart' in rule) return false;
  const { before, table, columns } = facts;
  const own = new Set<string>(rule.parts.flatMap(({ column, length }) => (length === undefined ? (column ?? []) : [])));
  const known = [
    before.primaryKey,
    ...before.uniques,
    ...before.indexes.filter(({ unique, where }) => unique && where === undefined),
  ];
  const isNarrower = known.some(
    (key) => key?.parts.every(({ column, length }) => length === undefined && own.has(column ?? '')) === true,
  );
  if (isNarrower) return true;
  const countsNulls = rule.nullsNotDistinct === true || context.writer.capabilities.keys.nullsNotDistinct === 'always';
  return table.columns.some((column) => {
    if (!own.has(column.name) || !columns.added.has(column.name)) return false;
    if (column.identity !== undefined || (column.sequence !== undefined && column.default === undefined)) return true;
    return !countsNulls && !column.notNull && column.default === undefined && column.generated === undefined;
  });
}

function leaveUnique(context: ChangeContext, { table }: Facts, columns: readonly string[], sql: string): [] {
  const list = columns.map((one) => identifier(context.writer.identifiers, one)).join(', ');
  context.plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    part: columns.join(', '),
    text: 'the unique key is not made, since rows that are there may be alike',
    consequence: 'the database accepts duplicates until it is',
    sql: [
      `SELECT ${list}, COUNT(*) FROM ${addressSql(context, table.address)} GROUP BY ${list} HAVING COUNT(*) > 1`,
      sql,
    ],
  });
  return [];
}

/** Some part of it is about a column that has no value in any row yet: nothing meets where a value is missing. */
function isFresh({ table, columns }: Facts, texts: string, { parts }: DesignedIndex): boolean {
  return table.columns.some(
    ({ name, notNull, default: given, identity, generated }) =>
      columns.added.has(name) &&
      parts.some(({ column }) => column === name) &&
      !notNull &&
      given === undefined &&
      identity === undefined &&
      generated === undefined &&
      !mentions(texts, name),
  );
}

function leaveExclusion(context: ChangeContext, { table }: Facts, part: string, sql: string): [] {
  context.plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    part,
    text: 'the exclusion constraint is not made, since rows that are there may meet',
    consequence: 'the database accepts rows that break it until it is',
    sql: [sql],
  });
  return [];
}

function leaveFresh(context: ChangeContext, { table }: Facts, part: string, sql: string): [] {
  context.plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    part,
    text: 'it is not made, since the database takes a new value of an enumeration from its next transaction on',
    sql: [sql],
  });
  return [];
}

function leaveOfOtherKind(context: ChangeContext, { table }: Facts, part: string, column: string): [] {
  context.plan.leave({
    code: 'migration-rule-left',
    at: table.source,
    owner: ownerName(table.source),
    part,
    text: `it is not made, since it is about ${column}, which still has another type`,
    sql: [],
  });
  return [];
}

function addCheck(context: ChangeContext, facts: Facts, rule: DesignedCheck): readonly DesignedCheck[] {
  const { plan, writer } = context;
  const { before, table, columns } = facts;
  const about = table.columns.map(({ name }) => name).filter((name) => mentions(rule.condition, name));
  const check = named(context, facts, 'check', rule, about);
  const words = `CHECK (${rule.condition})`;
  const sql = `ALTER TABLE ${addressSql(context, table.address)} ADD ${constraintName(writer.identifiers, check.name)}${words}`;
  if (usesFreshValue(context, rule.condition)) return leaveFresh(context, facts, check.name, sql);
  const other = about.find((name) => facts.otherKind.has(name));
  if (other !== undefined) return leaveOfOtherKind(context, facts, check.name, other);
  const isEmpty = (name: string): boolean =>
    table.columns.some(
      (one) => one.name === name && columns.added.has(name) && !one.notNull && one.default === undefined,
    );
  const isSafe =
    before.checks.some(({ condition }) => condition === rule.condition) ||
    (about.some(isEmpty) && !/null|coalesce|case|\bor\b|distinct/i.test(rule.condition));
  const { check: unchecked } = writer.alter.unchecked;
  if (isSafe) plan.run('keys', 'table', sql);
  else if (unchecked !== undefined) plan.run('keys', 'table', ...unchecked(sql));
  else {
    plan.leave({
      code: 'migration-rule-left',
      at: table.source,
      owner: ownerName(table.source),
      part: check.name,
      text: 'the check is not made, since rows that are there may break it',
      consequence: 'the database accepts rows that break it until it is',
      sql: [`SELECT * FROM ${addressSql(context, table.address)} WHERE NOT (${rule.condition})`, sql],
    });
    return [];
  }
  return [check];
}
