import type { Schema } from '@backsmith/schema';
import type { Migration } from '../../model/project.ts';
import type { SecurityTables } from '../../model/security.ts';
import { freePrefix, readPartTables } from '../part-tables.ts';

/** What the names of the tables begin with, where the user's own tables leave it free. */
const PREFIXES = ['auth', 'app_auth', 'signin', 'app_signin'];

/** The tables of the parts, and what their migrations are called. */
export type NamedTables = {
  readonly tables: SecurityTables;
  /** Which tenants accounts belong to. */
  readonly tenants: string;
  /** The sessions, where they are documents. */
  readonly sessions: string;
  readonly migrations: { readonly accounts: string; readonly audit: string; readonly tenants: string };
};

/**
 * Names for the tables of the parts, none of which is a name of the user's: those an earlier version of the project has, as
 * long as the user calls no table of theirs so.
 *
 * @param taken the names of all tables and views of the user
 * @param earlier the migrations that are there already
 * @param standing what the names begin with in a database another project made them in
 * @param isBeside people sign in by a table of the user's, and these stand beside it
 */
export function nameTables(
  taken: readonly string[],
  earlier: readonly Pick<Migration, 'path'>[] = [],
  standing?: string,
  isBeside = false,
): NamedTables {
  const known = taken.map((name) => name.toLowerCase());
  const isFree = (prefix: string) => known.every((name) => !name.startsWith(`${prefix}_`));
  const isKept = (prefix: string) =>
    earlier.some(({ path }) => path.endsWith(`__${migrationsOf(prefix, isBeside).accounts}.sql`)) &&
    Object.values(tablesOf(prefix)).every((name) => !known.includes(name));
  // Accounts of the other kind, which the project had before, stay where they are.
  const isOther = (prefix: string) =>
    earlier.some(({ path }) => path.endsWith(`__${migrationsOf(prefix, !isBeside).accounts}.sql`));
  const isNew = (prefix: string) => isFree(prefix) && !isOther(prefix);
  const prefix = PREFIXES.find(isKept) ?? standing ?? freePrefix(PREFIXES, (number) => `auth${number}`, isNew);
  return {
    tables: tablesOf(prefix),
    tenants: tenantsOf(prefix),
    sessions: `${prefix}_session`,
    migrations: migrationsOf(prefix, isBeside),
  };
}

/** What the name of a table of accounts begins with; nothing for any other table. */
export function prefixOf(name: string): string | undefined {
  const prefix = /^(.+)_account$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return PREFIXES.includes(prefix) || /^auth\d+$/u.test(prefix) ? prefix : undefined;
}

/** The tables whose names begin like this. */
export function tablesOf(prefix: string): SecurityTables {
  return {
    account: `${prefix}_account`,
    accountRole: `${prefix}_account_role`,
    refreshToken: `${prefix}_refresh_token`,
    oneTimeToken: `${prefix}_one_time_token`,
    audit: `${prefix}_audit`,
  };
}

/** What the table is called that says which tenants accounts belong to, where the names of the others begin like this. */
export function tenantsOf(prefix: string): string {
  return `${prefix}_account_tenant`;
}

/** Those of other tables than the usual ones are called after them: a project may have had the usual ones before. */
function migrationsOf(prefix: string, isBeside: boolean): NamedTables['migrations'] {
  const before = prefix === PREFIXES[0] ? '' : `${prefix}_`;
  return {
    accounts: `${before}${isBeside ? 'sign_in' : 'accounts'}`,
    audit: `${before}audit`,
    tenants: `${before}tenants`,
  };
}

/** The tables of the accounts. Identifiers are made by the application; of tokens there are hashes only. */
export function accountTables({ account, accountRole, refreshToken, oneTimeToken }: SecurityTables): Schema {
  return readPartTables(`
    CREATE TABLE ${account} (
      id varchar(36) PRIMARY KEY,
      email varchar(254) NOT NULL UNIQUE,
      password_hash varchar(200) NOT NULL,
      failed_sign_ins integer NOT NULL,
      locked_until timestamptz,
      verified_at timestamptz,
      disabled_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE TABLE ${accountRole} (
      account_id varchar(36) NOT NULL REFERENCES ${account} (id) ON DELETE CASCADE,
      role varchar(20) NOT NULL,
      PRIMARY KEY (account_id, role)
    );
    CREATE TABLE ${refreshToken} (
      token_hash varchar(64) PRIMARY KEY,
      account_id varchar(36) NOT NULL REFERENCES ${account} (id) ON DELETE CASCADE,
      family varchar(36) NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX ${refreshToken}_family_idx ON ${refreshToken} (family);
    CREATE INDEX ${refreshToken}_account_idx ON ${refreshToken} (account_id);
    CREATE TABLE ${oneTimeToken} (
      token_hash varchar(64) PRIMARY KEY,
      account_id varchar(36) NOT NULL REFERENCES ${account} (id) ON DELETE CASCADE,
      purpose varchar(20) NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX ${oneTimeToken}_account_idx ON ${oneTimeToken} (account_id);`);
}

/** What the index on the addresses of the user's table is called. */
export function addressIndexOf(account: string): string {
  return `${account}_address_idx`;
}

/** The table of which tenants accounts belong to: an account without one belongs to none. Accounts are never deleted. */
export function tenantTable(tenants: string): Schema {
  return readPartTables(`
    CREATE TABLE ${tenants} (
      account_id varchar(36) PRIMARY KEY,
      tenant varchar(255) NOT NULL
    );`);
}

/** The table of what was changed. It refers to no account, so that it outlives them. */
export function auditTable({ audit }: SecurityTables): Schema {
  return readPartTables(`
    CREATE TABLE ${audit} (
      id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
      noted_at timestamptz NOT NULL,
      account varchar(255) NOT NULL,
      what varchar(40) NOT NULL,
      kind varchar(120) NOT NULL,
      record_id varchar(2000) NOT NULL,
      old_values text NOT NULL,
      new_values text NOT NULL,
      request_id varchar(64) NOT NULL
    );`);
}
