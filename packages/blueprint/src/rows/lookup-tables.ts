import type { Schema, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { SchemaChoices } from '../options.ts';
import { assignRoles, type ColumnRoles } from '../roles/assign-roles.ts';
import { accountTables } from '../roles/find-accounts.ts';
import { isNamed } from '../roles/chosen-role.ts';
import { indexTables, keyOf, tableKey, type Lookup } from '../tables/lookup.ts';

/** Which tables hold what an application is made with, and not what people do with it. */
export type LookupTables = {
  readonly has: (table: Table) => boolean;
  /** Why one that would be a lookup table is none, as the end of a sentence. */
  readonly refusal: (table: Table) => string | undefined;
};

/** What is said of persons, and of no things. */
const PERSONAL =
  /(^|_)(e_?mail|phone|telephone|mobile|cell_?phone|fax|birth_?(date|day)|date_of_birth|first_?name|last_?name|sur_?name|family_?name|given_?name|middle_?name|iban|passport|ssn|tax_id|login|user_?name)(_|$)/u;

/**
 * Finds the lookup tables of a schema: those that other tables refer to, that themselves refer to lookup tables alone, and
 * that hold neither secrets nor what is said of persons.
 */
export function lookupTables(schema: Schema, choices: SchemaChoices = {}): LookupTables {
  const lookup = indexTables(schema);
  const found = inReach(schema, lookup);
  const roles = assignRoles(schema, choices);
  const accounts = [...accountTables(schema), ...(choices.accounts === undefined ? [] : [choices.accounts])];
  const refusal = (table: Table): string | undefined => {
    if (!found.has(keyOf(table))) return undefined;
    if (accounts.some((name) => isNamed(table, name))) return 'people sign in by it';
    return confidential(table, roles);
  };
  return { has: (table) => found.has(keyOf(table)) && refusal(table) === undefined, refusal };
}

/** Tables that are referred to and refer to none but such; circles are none. */
function inReach({ tables }: Schema, { incoming, outgoing }: Lookup): ReadonlySet<string> {
  const found = new Set<string>();
  const isLookup = (key: string): boolean => {
    const referring = (incoming.get(key) ?? []).some((one) => tableKey(one.schema, one.table) !== key);
    const referred = (outgoing.get(key) ?? []).map((one) => tableKey(one.refSchema, one.refTable));
    return referring && referred.every((one) => one === key || found.has(one));
  };
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const key of tables.map(keyOf)) if (isLookup(key)) found.add(key);
  }
  return found;
}

function confidential(table: Table, roles: ColumnRoles): string | undefined {
  const secret = table.columns.find((column) => roles.of(table, column) === 'secret');
  if (secret !== undefined) return `${secret.name} is a secret`;
  const personal = table.columns.find(({ writtenAs, name }) => PERSONAL.test(toSnakeCase(writtenAs ?? name)));
  return personal && `${personal.name} is said of persons`;
}
