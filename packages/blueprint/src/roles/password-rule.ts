import type { Schema } from '@backsmith/schema';
import { isAccountsTable, type FoundAccounts } from './find-accounts.ts';

/** What a password is, of which the column keeps a hash: bcrypt reads 72 bytes. */
export const PASSWORD_LENGTH = { min: 12, max: 72 } as const;

/** The schema with the rule on passwords, which requests must keep and the database, which knows hashes alone, has no word of. */
export function withPasswordRule(schema: Schema, accounts: FoundAccounts | undefined): Schema {
  if (accounts === undefined) return schema;
  const rule = { kind: 'length', column: accounts.password.name, ...PASSWORD_LENGTH } as const;
  const check = { expression: '', rules: [rule], line: 0, column: 0 };
  return {
    ...schema,
    tables: schema.tables.map((one) =>
      isAccountsTable(one, accounts) ? { ...one, checks: [...one.checks, check] } : one,
    ),
  };
}
