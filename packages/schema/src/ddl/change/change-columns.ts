import type { DesignedColumn, DesignedTable } from '../shared/designed.ts';
import { ownerName } from '../design/context.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { identityClause } from '../statements/create-sequence.ts';
import { addressSql, usesFreshValue, type ChangeContext } from './change-context.ts';
import { baseType, counts, keptColumn, leaveNullable, settleColumn, type SettledColumn } from './settle-column.ts';
import { mentions } from './standing.ts';

/** The columns of a table as they are left, and those the database computes anew. */
export type ChangedColumns = {
  readonly columns: readonly DesignedColumn[];
  readonly added: ReadonlySet<string>;
  readonly retyped: ReadonlySet<string>;
  /** Dropped and added again, or dropped, as the database can compute them at any time. */
  readonly recreated: ReadonlySet<string>;
  /** What follows ALTER TABLE, in order. */
  readonly clauses: readonly string[];
};

/** Decides the columns of a table that is there. Whole statements around the clauses go into the plan. */
export function changeColumns(
  context: ChangeContext,
  before: DesignedTable,
  after: DesignedTable,
  broken: ReadonlySet<string>,
): ChangedColumns {
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const wanted = new Set(after.columns.map(({ name }) => name));
  const settled = after.columns.map((column): SettledColumn => {
    const known = old.get(column.name);
    return known === undefined
      ? { column: newColumn(context, after, column), retyped: false }
      : settleColumn(context, after, known, column);
  });
  const retyped = new Set(settled.filter((one) => one.retyped).map(({ column }) => column.name));
  const isTouched = ({ generated }: DesignedColumn): boolean =>
    generated !== undefined && [...retyped, ...broken].some((name) => mentions(generated.expression, name));
  const anew = settled.map((one) =>
    one.old !== undefined && isTouched(one.column) ? { ...one, old: undefined } : one,
  );
  const gone = before.columns.filter(({ name }) => !wanted.has(name));
  const kept = gone.filter(({ generated }) => generated === undefined).map((one) => keptColumn(context, after, one));
  const fresh = new Set(anew.filter((one) => one.old === undefined).map(({ column }) => column.name));
  const recreated = new Set(
    before.columns
      .map(({ name }) => name)
      .filter((name) => fresh.has(name) || !(wanted.has(name) || kept.some((one) => one.name === name))),
  );
  return {
    columns: [...anew.map(({ column }) => column), ...kept],
    added: new Set([...fresh].filter((name) => !old.has(name))),
    retyped,
    recreated,
    clauses: [
      ...anew.flatMap((one) =>
        one.old === undefined
          ? [context.writer.alter.addColumn(context.writer.columnClause(one.column, false))]
          : changeClauses(context, after, one.old, one.column),
      ),
      ...kept.flatMap((column) => changeClauses(context, after, old.get(column.name) ?? column, column)),
    ],
  };
}

/** A column without a default that the database does not take yet. */
export function withUsableDefault(
  context: ChangeContext,
  table: DesignedTable,
  wanted: DesignedColumn,
): DesignedColumn {
  const { default: value, ...bare } = wanted;
  if (!usesFreshValue(context, value)) return wanted;
  const name = identifier(context.writer.identifiers, wanted.name);
  context.plan.leave({
    code: 'migration-rule-left',
    at: wanted.source,
    owner: ownerName(table.source),
    part: wanted.name,
    text: 'the default is left out, since the database takes a new value of an enumeration from its next transaction on',
    sql: [`ALTER TABLE ${addressSql(context, table.address)} ${context.writer.alter.setDefault(name, value ?? '')}`],
  });
  return bare;
}

/** A new column on a table that may hold rows: without a value for them it may be empty. */
function newColumn(context: ChangeContext, table: DesignedTable, wanted: DesignedColumn): DesignedColumn {
  const column = withUsableDefault(context, table, wanted);
  const isFilled = column.default !== undefined || column.generated !== undefined || counts(column);
  if (!column.notNull || isFilled) return column;
  leaveNullable(context, table, column, 'is added as');
  return { ...column, notNull: false };
}

/** What follows ALTER TABLE to make one column the other. */
function changeClauses(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  now: DesignedColumn,
): readonly string[] {
  const { writer, plan } = context;
  const { alter } = writer;
  const address = addressSql(context, table.address);
  const name = identifier(writer.identifiers, now.name);
  if (now.notNull && !old.notNull && now.default !== undefined) {
    plan.run('columns', 'table', `UPDATE ${address} SET ${name} = ${now.default} WHERE ${name} IS NULL`);
  }
  if (alter.rewrite !== undefined) {
    const [before, after] = [writer.columnClause(old, false), writer.columnClause(now, false)];
    return before === after ? [] : [alter.rewrite(after)];
  }
  return [
    ...typeClauses(context, old, now, name),
    ...(now.generated === undefined && old.generated !== undefined ? [alter.dropExpression?.(name) ?? ''] : []),
    ...defaultClauses(context, old, now, name),
    ...(now.notNull === old.notNull
      ? []
      : [alter.nullability({ name, type: baseType(context, now), notNull: now.notNull })]),
    ...counterClauses(context, table, old, now, name),
  ].filter((clause) => clause !== '');
}

function typeClauses(
  context: ChangeContext,
  old: DesignedColumn,
  now: DesignedColumn,
  name: string,
): readonly string[] {
  const { alter, identifiers } = context.writer;
  const type = baseType(context, now);
  if (baseType(context, old) === type) return [];
  if (old.sequence !== undefined && counts(old)) {
    const sequence = qualifiedIdentifier(identifiers, old.sequence.namespace, old.sequence.name);
    const wider = alter.widenCounter?.(sequence, type);
    if (wider !== undefined) context.plan.run('columns', 'sequence', wider);
  }
  const drop = old.default !== undefined && outgrowsDefault(context, old, now) ? alter.dropDefault(name) : undefined;
  const through = throughText(context, old, now);
  const altered = { name, type, notNull: old.notNull, ...(through === undefined ? {} : { through }) };
  return [...(drop === undefined ? [] : [drop]), alter.retype(altered)];
}

/** A default of another kind, or of another enumeration, would not follow the type. */
function outgrowsDefault(context: ChangeContext, old: DesignedColumn, now: DesignedColumn): boolean {
  return old.dataType.kind !== now.dataType.kind || throughText(context, old, now) !== undefined;
}

/** Texts, between values of two enumerations that are types of their own; nothing between other types. */
function throughText(context: ChangeContext, old: DesignedColumn, now: DesignedColumn): string | undefined {
  const areTypes = context.writer.capabilities.enums === 'type' && baseType(context, old) !== baseType(context, now);
  const [before, after] = [old.dataType, now.dataType];
  if (!areTypes) return undefined;
  if (before.kind === 'enum' && after.kind === 'enum') return 'text';
  const areLists = before.kind === 'array' && after.kind === 'array';
  return areLists && before.element.kind === 'enum' && after.element.kind === 'enum' ? 'text[]' : undefined;
}

function defaultClauses(
  context: ChangeContext,
  old: DesignedColumn,
  now: DesignedColumn,
  name: string,
): readonly string[] {
  const { alter } = context.writer;
  const isDropped = outgrowsDefault(context, old, now) && alter.dropDefault(name) !== undefined;
  if (old.default === now.default && !isDropped) return [];
  if (now.default !== undefined) return [alter.setDefault(name, now.default)];
  return old.default === undefined || isDropped ? [] : [alter.dropDefault(name) ?? ''];
}

/** A counter that came or went; one that is there counts on. */
function counterClauses(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  now: DesignedColumn,
  name: string,
): readonly string[] {
  const { alter } = context.writer;
  if (counts(old) === counts(now)) return [];
  if (counts(now)) {
    const add = alter.addIdentity?.(name, identityClause(now.identity ?? { always: false, neverReuses: false }));
    const behind = alter.countOn?.(addressSql(context, table.address), now.name);
    if (add !== undefined && behind !== undefined) context.plan.run('keys', 'table', behind);
    return [add ?? ''];
  }
  if (old.identity !== undefined) return [alter.dropIdentity?.(name) ?? ''];
  return now.default === undefined ? [alter.dropDefault(name) ?? ''] : [];
}
