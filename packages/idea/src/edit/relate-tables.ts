import type { Table } from '@backsmith/schema';
import type { IdeaColumn } from '../model/idea-model.ts';
import { snakeName, singularOf, tableName } from '../model/names.ts';
import { done, dropColumns, keyColumn, keysOf, refuse, type EditState, type Outcome } from './edit-state.ts';
import { isJoinOf } from './remove.ts';
import { addLink, makeTable } from './statements.ts';

function noKey(table: Table): Outcome {
  return refuse('NOT_A_STATEMENT', `${table.name} has no key of one column that others could refer to.`);
}

export function refersTo(state: EditState, table: Table, target: Table): boolean {
  return keysOf(state, table).some((key) => key.refTable === target.name);
}

/** The one column a table refers to another by, in whatever part. */
export function referenceTo(state: EditState, table: Table, target: Table): string | undefined {
  const keys = keysOf(state, table).filter(({ refTable, columns }) => refTable === target.name && columns.length === 1);
  return keys.length === 1 ? keys[0]?.columns[0] : undefined;
}

/** Many of `many` belong to one of `one`: a column in the former. */
export function linkMany(
  state: EditState,
  many: Table,
  one: Table,
  options: { readonly role?: string; readonly unique?: boolean } = {},
): Outcome {
  if (keyColumn(one) === undefined) return noKey(one);
  if (options.role === undefined && refersTo(state, many, one))
    return refuse('ALREADY_SO', `${many.name} refer to ${one.name} already.`);
  return done(addLink(state, many, one, options), `${many.name} refer to ${one.name} now.`);
}

/**
 * Many of both: a table between them.
 *
 * @param replaced the column of `a` that referred to one of `b` until now
 */
export function joinMany(
  state: EditState,
  a: Table,
  b: Table,
  columns: readonly IdeaColumn[] = [],
  replaced?: string,
): Outcome {
  const keyless = [a, b].find((table) => keyColumn(table) === undefined);
  if (keyless !== undefined) return noKey(keyless);
  if (state.schema.tables.some((table) => isJoinOf(state, table, a, b)))
    return refuse('ALREADY_SO', `${a.name} and ${b.name} are many to many already.`);
  const table = freeTable(state, tableName(`${singularOf(snakeName(a.name))} ${snakeName(b.name)}`));
  const targets = [a, b].map((target) => ({ table: target, required: true, cascade: true }));
  const roles = a === b ? [`first ${singularOf(a.name)}`, `second ${singularOf(a.name)}`] : [];
  const named = targets.map((target, at) => ({ ...target, ...(roles[at] === undefined ? {} : { role: roles[at] }) }));
  const old = a === b || replaced === undefined ? [] : [replaced];
  return done(
    [
      ...makeTable(state, { name: table, columns, targets: named, joins: true }),
      ...old.flatMap((column) => dropColumns(state, a, column)),
    ],
    `${table} links ${a.name} and ${b.name}, many to many.`,
    ...old.map((column) => `It takes the place of ${column} in ${a.name}.`),
  );
}

export function freeTable({ schema }: EditState, name: string): string {
  const taken = new Set(schema.tables.map((table) => table.name.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`;
  return free;
}
