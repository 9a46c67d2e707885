import type { Schema, Table } from '@backsmith/schema';
import { toSnakeCase } from '@backsmith/text';
import type { SchemaChoices } from '../options.ts';
import { assignRoles, type ColumnRoles } from '../roles/assign-roles.ts';
import { accountTables } from '../roles/find-accounts.ts';
import { isNamed } from '../roles/chosen-role.ts';
import { PERSONAL } from '../roles/personal-names.ts';
import { indexTables, keyOf } from '../tables/lookup.ts';
import { referredAlone } from '../tables/referred-alone.ts';

/** Which tables hold what an application is made with, and not what people do with it. */
export type LookupTables = {
  readonly has: (table: Table) => boolean;
  /** Why one that would be a lookup table is none, as the end of a sentence. */
  readonly refusal: (table: Table) => string | undefined;
};

/**
 * Finds the lookup tables of a schema: those that other tables refer to, that themselves refer to lookup tables alone, and
 * that hold neither secrets nor what is personal data.
 */
export function lookupTables(schema: Schema, choices: SchemaChoices = {}): LookupTables {
  const lookup = indexTables(schema);
  const found = referredAlone(schema, lookup);
  const roles = assignRoles(schema, choices);
  const accounts = [...accountTables(schema), ...(choices.accounts === undefined ? [] : [choices.accounts])];
  const refusal = (table: Table): string | undefined => {
    if (!found.has(keyOf(table))) return undefined;
    if (accounts.some((name) => isNamed(table, name))) return 'people sign in by it';
    return confidential(table, roles);
  };
  return { has: (table) => found.has(keyOf(table)) && refusal(table) === undefined, refusal };
}

function confidential(table: Table, roles: ColumnRoles): string | undefined {
  const secret = table.columns.find((column) => roles.of(table, column) === 'secret');
  if (secret !== undefined) return `${secret.name} is a secret`;
  const personal = table.columns.find(({ writtenAs, name }) => PERSONAL.test(toSnakeCase(writtenAs ?? name)));
  return personal && `${personal.name} is personal data`;
}
