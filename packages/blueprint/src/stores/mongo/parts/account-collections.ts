import type { Schema } from '@backsmith/schema';
import type { OwnAccountTable } from '../../../model/security.ts';
import type { DocumentFacts } from '../../../model/write-tables.ts';
import type { AccountNames } from '../../../parts/guarded-store.ts';
import { readPartTables } from '../../../parts/part-tables.ts';
import { addressIndexOf } from '../../../parts/security/tables.ts';
import type { FoundAccounts } from '../../../roles/find-accounts.ts';
import { isUniqueTogether } from '../../../tables/unique-sets.ts';

/**
 * The accounts as documents, where others have tables of them. What must change together lies in one, as MongoDB changes a single document at once: the roles of an account
 * and the codes of its mails within the account, and of a session whether it is there at all.
 *
 * @param isBeside documents of the user's hold addresses and passwords
 */
export function accountCollections({ tables, sessions }: AccountNames, isBeside = false): Schema {
  const { account, refreshToken } = tables;
  const told = `
      email varchar(254) NOT NULL UNIQUE,
      password_hash varchar(200) NOT NULL,`;
  const made = `,
      created_at timestamptz NOT NULL`;
  return readPartTables(`
    CREATE TABLE ${account} (
      id varchar(36) PRIMARY KEY,${isBeside ? '' : told}
      roles varchar(20)[] NOT NULL,
      codes jsonb NOT NULL,
      failed_sign_ins integer NOT NULL,
      locked_until timestamptz,
      verified_at timestamptz,
      disabled_at timestamptz${isBeside ? '' : made}
    );
    CREATE TABLE ${sessions} (
      id varchar(36) PRIMARY KEY,
      account_id varchar(36) NOT NULL REFERENCES ${account} (id),
      expires_at timestamptz NOT NULL
    );
    CREATE TABLE ${refreshToken} (
      token_hash varchar(64) PRIMARY KEY,
      session varchar(36) NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );`);
}

/** What the server removes by itself, the codes of mails that accounts are found by, and the addresses in documents of the user's. */
export function accountFacts(
  { tables, sessions }: AccountNames,
  own?: Pick<OwnAccountTable, 'table' | 'email'>,
  accounts?: FoundAccounts,
): DocumentFacts {
  // Texts that differ in their case alone are two to the index of a column that is unique.
  const unique = accounts !== undefined && !isUniqueTogether(accounts.table, [accounts.email.name]);
  return {
    ...(own && {
      anyCase: { collection: own.table, field: own.email, index: addressIndexOf(tables.account), unique },
    }),
    ending: { [sessions]: 'expires_at', [tables.refreshToken]: 'expires_at' },
    found: { [tables.account]: 'codes.hash' },
  };
}
