import type { Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../findings.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';

/** What people are known by when they sign in. */
const KNOWN_BY = /^(?:e_?mail(?:_?address)?|user_?name|login(?:_?name)?)$/iu;

/** What shows that they are it. */
const SHOWN_BY = /pass|pwd/iu;

/**
 * The user's own tables of people who sign in: they stay as they are, and nobody signs in by them.
 *
 * @param account the table the backend keeps its own accounts in
 */
export function findOwnAccounts(
  { tables, files }: Schema,
  roles: ColumnRoles,
  account: string,
): { readonly names: readonly string[]; readonly findings: readonly Diagnostic[] } {
  const own = tables.filter((table) => holdsAccounts(table, roles));
  const findings = new Findings(files);
  for (const table of own) {
    const message = `${table.name} holds people who sign in somewhere else: it stays as it is, a table like all others. Who signs in here has an account in ${account}.`;
    findings.assume('own-accounts', table, message);
  }
  return { names: own.map(({ name }) => name), findings: findings.sorted() };
}

function holdsAccounts(table: Table, roles: ColumnRoles): boolean {
  const { columns } = table;
  return (
    columns.some(({ name }) => KNOWN_BY.test(name)) &&
    columns.some((column) => SHOWN_BY.test(column.name) && roles.of(table, column) === 'secret')
  );
}
