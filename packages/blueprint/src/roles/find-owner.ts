import type { Column, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { SchemaChoices } from '../options.ts';
import { chosenRole } from './chosen-role.ts';

/** Names of columns that say whose a record is, the plainest first. */
const WHOSE = [
  /^owner(_?(id|uuid|user_id|sub))?$/u,
  /^owned_?by(_(id|user|user_id))?$/u,
  /^(user|account|profile)_?(id|uuid|sub)$/u,
];

/** The same with those of people who only made it, which come last. */
const NAMES = [...WHOSE, /^(author|creator)(_?(id|uuid|user_id))?$/u, /^(created|inserted)_?by(_(id|user|user_id))?$/u];

/** Whether a column says by its name whose a record is, and not merely who made it. */
export function saysWhose(column: Column): boolean {
  return WHOSE.some((names) => names.test(nameOf(column)));
}

/**
 * The column that may say whose a record of a table is, by its name. One that the user chose decides before any other.
 *
 * @param isFree whether nobody chose something for a column, and it can have the role
 */
export function findOwner(
  table: Table,
  choices: SchemaChoices,
  isFree: (column: Column) => boolean,
): Column | undefined {
  const chosen = table.columns.find((column) => chosenRole(choices, table, column) === 'owner');
  const free = table.columns.filter(isFree);
  return chosen ?? NAMES.flatMap((names) => free.find((column) => names.test(nameOf(column))) ?? [])[0];
}

function nameOf({ writtenAs, name }: Column): string {
  return toSnakeCase(writtenAs ?? name);
}
