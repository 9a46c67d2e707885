import type { Column, ForeignKey, Schema, Table } from '@backsmith/schema';
import { isHomeNamespace, targetFacts } from '@backsmith/schema';
import { isSamePlace, toSnakeCase, type Position } from '@backsmith/text';
import { isUniqueTogether, uniqueSets } from '../tables/unique-sets.ts';
import { isNamed, qualifiedName } from './chosen-role.ts';

/** What people are known by when they sign in. Nothing but an e-mail address reaches who forgot a password. */
const EMAIL = /^((user|login|account|member|primary)_)?e_?mail(_?address)?$/u;

/** What shows that they are it. */
const PASSWORD =
  /^((encrypted|hashed|crypted|user|usr|login|account|member)_?)?(password|passwd|passwort|pass|pwd)_?(hash|digest|encrypted|crypted)?$/u;

/** The shortest column that a hash of bcrypt fits into. */
const LENGTH_OF_HASH = 60;

/** When an address was confirmed. */
const VERIFIED = /^(e_?mail_)?(verified|confirmed)_(at|on)$/u;

/** Rows that are out of use: while the flag is set, once there is a time, or while the flag is not set. */
const SHUT_OUT = /^(is_)?(disabled|blocked|banned|locked|suspended|deactivated|deleted|archived)$/u;
const SHUT_OUT_SINCE = /^(disabled|blocked|banned|suspended|deactivated|deleted|archived)_(at|on)$/u;
const LET_IN = /^(is_)?(enabled|active)$/u;

/** What nobody may say of themselves while they register. */
const PRIVILEGE =
  /(^|_)(roles?|admin|administrator|superuser|staff|permissions?|privileges?|level|status|state|type|plan|tier|credits?|balance|tenant|organi[sz]ation|company|workspace)(_|$)/u;

/** A flag that gives more rights than others have. */
const POWER = /^(is_)?(admin|administrator|superuser|super_user|staff|moderator|root)$/u;

/** When somebody came. */
const JOINED = /(^|_)(created|updated|modified|joined|registered|signed_up|inserted)(_|$)/u;

/** What a column of a new account holds that is neither the key, the address nor the password. */
export type FilledColumn =
  | { readonly column: Column; readonly kind: 'asked'; readonly as: AskedValue; readonly unique: boolean }
  | { readonly column: Column; readonly kind: 'now' | 'zero' | 'no' | 'yes' };

/** What whoever registers is asked for. */
export type AskedValue = 'text' | 'whole' | 'decimal' | 'flag' | 'date';

/** A table whose rows are the people that sign in. */
export type FoundAccounts = {
  readonly table: Table;
  readonly key: Column;
  /** How Java knows the key. */
  readonly keyKind: 'number' | 'uuid';
  readonly email: Column;
  readonly password: Column;
  /** When the address was confirmed, where the table says that. */
  readonly verified?: Column;
  /** Columns that shut somebody out, and how they say it. */
  readonly shutOut: readonly { readonly column: Column; readonly when: 'set' | 'true' | 'false' }[];
  /** What a new row has to be given besides. */
  readonly filled: readonly FilledColumn[];
};

/** The table a user chose as that of the accounts, where it can be. */
export function findAccounts(schema: Schema, accounts: string | undefined): FoundAccounts | undefined {
  const table = accounts === undefined ? undefined : schema.tables.find((one) => isNamed(one, accounts));
  const read = table && readAccounts(table, schema);
  return typeof read === 'object' ? read : undefined;
}

/** The tables that people could sign in by, by the names choices know them by. */
export function accountTables(schema: Schema): readonly string[] {
  return schema.tables.filter((table) => typeof readAccounts(table, schema) === 'object').map(qualifiedName);
}

/** The accounts that a table holds, or why nobody can sign in by it, as the end of a sentence. */
export function readAccounts(table: Table, schema: Schema): FoundAccounts | string {
  const isApart = table.schema !== undefined && !isHomeNamespace(table.schema);
  if (isApart && targetFacts(schema.dialect).namespaces !== 'schema') return 'it stands in a database of its own';
  const email = table.columns.find(isEmail);
  if (email === undefined)
    return 'it has no column for e-mail addresses, by which people who forgot a password are reached';
  const password = table.columns.find(isPassword);
  if (password === undefined) return 'it has no column for passwords';
  const length = lengthOf(password);
  if (length < LENGTH_OF_HASH)
    return `${password.name} holds ${length} characters, and a hash of a password takes ${LENGTH_OF_HASH}`;
  if (!isUniqueAddress(table, email)) return `${email.name} is not unique, so that two people could be one`;
  const key = table.columns.find(({ name }) => name === table.primaryKey[0]);
  const keyKind = key && table.primaryKey.length === 1 ? kindOfKey(key) : undefined;
  if (key === undefined || keyKind === undefined) return 'its key is not one number of 32 or 64 bits, or one UUID';
  const foreign = schema.foreignKeys.filter((one) => one.table === table.name && one.schema === table.schema);
  if (foreign.some(({ columns }) => columns.includes(key.name))) return 'its key is that of another table';
  if (keyKind === 'number' && !key.identity && key.default === undefined) return 'nobody makes its keys';
  if ([table, ...table.columns].some(({ name }) => /[:?{}&\\]/u.test(name)))
    return 'its names hold characters that statements take for parameters';
  const apart = new Set([key, email, password]);
  const needed = table.columns.filter((one) => !apart.has(one) && isNeeded(one));
  const filled = needed.map((column) => fill(column, table, foreign));
  const obstacle = filled.find((one) => typeof one === 'string');
  if (obstacle !== undefined) return obstacle;
  const verified = table.columns.find((column) => VERIFIED.test(nameOf(column)) && isSince(column));
  return {
    ...{ table, key, keyKind, email, password },
    ...(verified && { verified }),
    shutOut: table.columns.flatMap((column) => shutsOut(column)),
    filled: filled.filter((one) => typeof one === 'object'),
  };
}

/** Whether a table is that of the accounts, also where treating the schema for a database gave it another name. */
export function isAccountsTable(place: Position, accounts: FoundAccounts | undefined): boolean {
  return accounts !== undefined && isSamePlace(accounts.table, place);
}

/** Whether a foreign key leads to the accounts by their key. */
export function refersToAccounts(key: ForeignKey, accounts: FoundAccounts | undefined): boolean {
  return (
    key.refTable === accounts?.table.name &&
    key.refSchema === accounts.table.schema &&
    key.columns.length === 1 &&
    key.refColumns[0] === accounts.key.name
  );
}

/** Whether an address is there once, as it is written or in lower case. */
function isUniqueAddress(table: Table, { name }: Column): boolean {
  const lower = `lower(${name.toLowerCase()})`;
  const spelled = (text = '') => text.toLowerCase().replaceAll(/::[a-z ]+|[\s"]|^\(|\)$/gu, '');
  const isLower = ({ parts, unique, where }: Table['indexes'][number]) =>
    unique && where === undefined && parts.length === 1 && spelled(parts[0]?.expression).includes(lower.slice(0, -1));
  return isUniqueTogether(table, [name]) || table.indexes.some(isLower);
}

function nameOf({ writtenAs, name }: Column): string {
  return toSnakeCase(writtenAs ?? name);
}

function isText({ dataType, generated }: Column): boolean {
  return generated === undefined && ['char', 'varchar', 'text'].includes(dataType.kind);
}

function isEmail(column: Column): boolean {
  return EMAIL.test(nameOf(column)) && isText(column);
}

function isPassword(column: Column): boolean {
  return PASSWORD.test(nameOf(column)) && isText(column);
}

function lengthOf({ dataType }: Column): number {
  return dataType.kind === 'char' || dataType.kind === 'varchar' ? (dataType.length ?? Infinity) : Infinity;
}

function kindOfKey({ dataType }: Column): FoundAccounts['keyKind'] | undefined {
  if (dataType.kind === 'uuid') return 'uuid';
  return dataType.kind === 'integer' && dataType.bits >= 32 ? 'number' : undefined;
}

function isSince({ dataType, notNull }: Column): boolean {
  return dataType.kind === 'timestamp' && !notNull;
}

function shutsOut(column: Column): FoundAccounts['shutOut'] {
  const name = nameOf(column);
  if (SHUT_OUT_SINCE.test(name) && isSince(column)) return [{ column, when: 'set' }];
  if (column.dataType.kind !== 'boolean') return [];
  if (SHUT_OUT.test(name)) return [{ column, when: 'true' }];
  return LET_IN.test(name) ? [{ column, when: 'false' }] : [];
}

function isNeeded({ notNull, default: given, identity, generated, dataType }: Column): boolean {
  const isMade = identity || generated !== undefined || dataType.kind === 'rowversion';
  return notNull && !isMade && (given === undefined || given.kind === 'null');
}

/** What a column of a new row is given, or why nobody can say it. */
function fill(column: Column, table: Table, foreign: readonly ForeignKey[]): FilledColumn | string {
  const name = nameOf(column);
  const cannot = `a new row needs ${column.name}, `;
  if (foreign.some(({ columns }) => columns.includes(column.name)))
    return `${cannot}which refers to another table, and nobody who registers can say to what`;
  if (column.dataType.kind === 'boolean') {
    if (POWER.test(name) || SHUT_OUT.test(name)) return { column, kind: 'no' };
    if (LET_IN.test(name)) return { column, kind: 'yes' };
  }
  if (column.dataType.kind === 'timestamp' && JOINED.test(name)) return { column, kind: 'now' };
  if (column.dataType.kind === 'integer' && /^((row|lock)_?)?version$/u.test(name)) return { column, kind: 'zero' };
  if (PRIVILEGE.test(name)) return `${cannot}which nobody may say of themselves`;
  const isUnique = isUniqueTogether(table, [column.name]);
  const isOfKey = uniqueSets(table).some((set) => set.length > 1 && set.includes(column.name));
  const isChecked = table.checks.some(({ expression }) => expression.toLowerCase().includes(column.name.toLowerCase()));
  const as = askedAs(column);
  if (as === undefined || isOfKey || isChecked || column.domain !== undefined)
    return `${cannot}which has rules that nobody who registers could be told`;
  return { column, kind: 'asked', as, unique: isUnique };
}

function askedAs({ dataType, values }: Column): AskedValue | undefined {
  if (values !== undefined) return undefined;
  switch (dataType.kind) {
    case 'char':
    case 'varchar':
    case 'text':
      return 'text';
    case 'integer':
      return dataType.bits >= 32 ? 'whole' : undefined;
    case 'decimal':
      return 'decimal';
    case 'boolean':
      return 'flag';
    case 'date':
      return 'date';
    default:
      return undefined;
  }
}
