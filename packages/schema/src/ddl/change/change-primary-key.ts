import type { DesignedKey, DesignedTable } from '../shared/designed.ts';
import { ownerName } from '../design/context.ts';
import { identifier } from '../shared/identifiers.ts';
import { primaryKeyClause } from '../statements/clauses.ts';
import { addressSql, type ChangeContext } from './change-context.ts';
import type { ChangedColumns } from './change-columns.ts';
import { counts } from './settle-column.ts';

/** The primary key as it is left, what follows ALTER TABLE to get there, and the key that goes. */
export type ChangedPrimaryKey = {
  readonly primaryKey: DesignedKey | undefined;
  readonly clauses: readonly string[];
  readonly dropped: readonly DesignedKey[];
};

/** Changes the primary key where the rows that are there surely allow the new one; else that is left to the user. */
export function changePrimaryKey(
  context: ChangeContext,
  before: DesignedTable,
  after: DesignedTable,
  columns: ChangedColumns,
): ChangedPrimaryKey {
  const [old, wanted] = [before.primaryKey, after.primaryKey];
  if (saying(old) === saying(wanted)) return { primaryKey: old, clauses: [], dropped: [] };
  const { identifiers, alter } = context.writer;
  const drop = old === undefined ? [] : [alter.dropPrimaryKey(identifier(identifiers, old.name ?? ''))];
  const dropped = old === undefined ? [] : [old];
  if (wanted === undefined) return { primaryKey: undefined, clauses: drop, dropped };
  const add = `ADD ${primaryKeyClause(identifiers, wanted)}`;
  if (isSurelyKey(before, wanted, columns)) return { primaryKey: wanted, clauses: [...drop, add], dropped };
  const own = new Set(after.columns.map(({ name }) => name));
  const canStay = old?.parts.every(({ column }) => own.has(column)) === true;
  context.plan.leave({
    code: 'migration-rule-left',
    at: after.source,
    owner: ownerName(after.source),
    part: wanted.parts.map(({ column }) => column).join(', '),
    text: 'the primary key is not made, since rows that are there may be alike or have no value',
    consequence: canStay ? 'the earlier one still holds' : 'the table has none until it is',
    sql: [`ALTER TABLE ${addressSql(context, after.address)} ${[...(canStay ? drop : []), add].join(', ')}`],
  });
  return canStay ? { primaryKey: old, clauses: [], dropped: [] } : { primaryKey: undefined, clauses: drop, dropped };
}

function saying(key: DesignedKey | undefined): string {
  return JSON.stringify([key?.parts, key?.include, key?.apart]);
}

function isSurelyKey(before: DesignedTable, wanted: DesignedKey, { columns, added }: ChangedColumns): boolean {
  if (wanted.apart === true) return false;
  const own = new Set(wanted.parts.map(({ column }) => column));
  const parts = columns.filter(({ name }) => own.has(name));
  if (parts.some((column) => added.has(column.name) && counts(column))) return true;
  if (parts.some(({ notNull }) => !notNull)) return false;
  const plain = before.indexes.filter(({ unique, where }) => unique && where === undefined);
  return [before.primaryKey, ...before.uniques, ...plain].some(
    (key) => key?.parts.every(({ column, length }) => length === undefined && own.has(column ?? '')) === true,
  );
}
