import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../findings.ts';
import type { SecurityTables } from '../../model/security.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';
import { qualifiedName } from '../../roles/chosen-role.ts';
import { isAccountsTable, readAccounts, type FoundAccounts } from '../../roles/find-accounts.ts';
import type { Table } from '@backsmith/schema';

/** What people are known by when they sign in. */
const KNOWN_BY = /^(?:e_?mail(?:_?address)?|user_?name|login(?:_?name)?)$/iu;

/** What shows that they are it. */
const SHOWN_BY = /pass|pwd/iu;

/** Columns that people take for rights, and that nobody here heeds. */
const UNHEEDED = /^(?:roles?|user_?role|status|state|is_?admin|is_?staff|is_?superuser|level|permissions?)$/iu;

/**
 * The user's own tables of people who sign in: the one they chose, and those that stay as they are, by which nobody signs in.
 *
 * @param tables what the backend keeps its own accounts in, or what it adds to theirs, and their roles
 */
export function findOwnAccounts(
  schema: Schema,
  roles: ColumnRoles,
  { account, accountRole }: Pick<SecurityTables, 'account' | 'accountRole'>,
): { readonly names: readonly string[]; readonly findings: readonly Diagnostic[] } {
  const chosen = roles.accounts;
  const own = schema.tables.filter((table) => holdsAccounts(table, roles) && !isAccountsTable(table, chosen));
  const findings = new Findings(schema.files);
  if (chosen !== undefined) noteChosen(chosen, { account, accountRole }, findings);
  for (const table of own) {
    const message = `${table.name} holds people who sign in somewhere else: it stays as it is, a table like all others. Who signs in here has an account in ${chosen?.table.name ?? account}.`;
    findings.assume('own-accounts', table, message, offerOf(table, schema, chosen));
  }
  return { names: own.map(({ name }) => name), findings: findings.sorted() };
}

/** How the table becomes that of the accounts, or why it cannot. */
function offerOf(table: Table, schema: Schema, chosen: FoundAccounts | undefined): string | undefined {
  if (chosen !== undefined) return undefined;
  const read = readAccounts(table, schema);
  if (typeof read === 'string') return `It could not be the table of the accounts: ${read}.`;
  const name = qualifiedName(table);
  return `With --accounts ${name}, or "accounts": "${name}" among the choices, people sign in by it.`;
}

function noteChosen(
  { table, filled, shutOut, verified, password }: FoundAccounts,
  { account, accountRole }: Pick<SecurityTables, 'account' | 'accountRole'>,
  findings: Findings,
): void {
  const asked = filled.filter(({ kind }) => kind === 'asked').map(({ column }) => column.name);
  const also = asked.length === 0 ? '' : ` Whoever registers also says ${asked.join(', ')}.`;
  const others = `Hashes of bcrypt and Argon2 in ${password.name}, and those that begin with {bcrypt}, {argon2}, {scrypt} or {pbkdf2@SpringSecurity_v5_8}, are taken; whoever has another one asks for a new password by mail.`;
  findings.assume(
    'accounts-table',
    table,
    `People sign in by ${qualifiedName(table)}; what it does not say of them stands in ${account}.${also} Administrators alone call its records.`,
    others,
  );
  const heeded = shutOut.map(({ column }) => column.name);
  if (verified === undefined)
    findings.assume(
      'addresses-believed',
      table,
      `The addresses in ${table.name} count as confirmed but for those that register here.`,
    );
  if (heeded.length > 0)
    findings.assume('shut-out-by-table', table, `${heeded.join(', ')} of ${table.name} decides who may sign in.`);
  const unheeded = table.columns.filter(({ name }) => UNHEEDED.test(name)).map(({ name }) => name);
  if (unheeded.length > 0)
    findings.assume(
      'rights-of-table-unheeded',
      table,
      `${unheeded.join(', ')} of ${table.name} stays data: nobody has a right by it here, and nobody is shut out. The roles of accounts stand in ${accountRole}.`,
    );
}

function holdsAccounts(table: Table, roles: ColumnRoles): boolean {
  const { columns } = table;
  return (
    columns.some(({ name }) => KNOWN_BY.test(name)) &&
    columns.some((column) => SHOWN_BY.test(column.name) && roles.of(table, column) === 'secret')
  );
}
