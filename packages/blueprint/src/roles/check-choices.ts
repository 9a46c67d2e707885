import type { Schema, Table } from '@backsmith/schema';
import { didYouMean, toExcerpt } from '@backsmith/text';
import type { Diagnostic } from '@backsmith/text';
import type { ColumnRole, Database, SchemaChoices } from '../options.ts';
import { withDomainRules } from '../tables/domain-rules.ts';
import { indexTables, keyOf, type Lookup } from '../tables/lookup.ts';
import { keyUse, obstacleTo } from './assign-roles.ts';
import { findAccounts, isAccountsTable, readAccounts, type FoundAccounts } from './find-accounts.ts';
import { findTenant } from './find-tenant.ts';
import { obstacleToEnd, type EndUse } from './chosen-end.ts';
import { isNamed, isSameName, qualifiedName } from './chosen-role.ts';

/** As much of a name as a message shows. */
const LONGEST_NAME = 80;

/** More names than these are no help. */
const MOST_LISTED = 12;

/**
 * What a user chose and the schema does not have, or a column cannot be. Choices stand in no source text, so line and
 * column of what is wrong with them are 0.
 *
 * @param database what keeps the records, as far as that is known
 * @returns errors only; none means that every choice is heard
 */
export function checkChoices(source: Schema, choices: SchemaChoices, database?: Database): readonly Diagnostic[] {
  const schema = withDomainRules(source);
  const lookup = indexTables(schema);
  return [
    ...checkTenant(schema, lookup, choices),
    ...checkAccounts(source, choices, database),
    ...checkTables(schema, lookup, choices, findAccounts(source, choices.accounts)),
  ];
}

/** A rule that nothing could keep is refused: whoever chose it counts on it. */
function checkTenant(schema: Schema, lookup: Lookup, choices: SchemaChoices): readonly Diagnostic[] {
  const isChosen = choices.rules?.includes('tenant') === true;
  if (choices.tenant !== undefined && !isChosen) {
    const message = 'The choices name the column of tenants, and not the rule "tenant".';
    return [
      {
        severity: 'error',
        code: 'tenant-without-rule',
        message,
        hint: 'Add "tenant" to the rules.',
        line: 0,
        column: 0,
      },
    ];
  }
  if (!isChosen || findTenant(schema, lookup, choices) !== undefined) return [];
  const message = 'The rule "tenant" is chosen, and no column names the tenant in nearly every table.';
  const hint = 'Name it among the choices, as in "tenant": "organization_id".';
  return [{ severity: 'error', code: 'no-tenant-column', message, hint, line: 0, column: 0 }];
}

/** Nobody could sign in by a table that is not there, or cannot hold accounts. */
function checkAccounts(
  schema: Schema,
  { accounts }: SchemaChoices,
  database: Database | undefined,
): readonly Diagnostic[] {
  if (accounts === undefined) return [];
  const named = schema.tables.filter((table) => isNamed(table, accounts));
  const [table, ...others] = named;
  if (table === undefined) return [unknownTable(accounts, schema.tables)];
  if (others.length > 0) return [unclearTable(accounts, named)];
  const read = readAccounts(table, schema);
  const reason = typeof read === 'object' ? uncounted(read, database) : read;
  if (reason === undefined) return [];
  const message = `${table.name} cannot be the table of the accounts: ${reason}.`;
  const hint = 'Without the choice, accounts have tables of their own beside it.';
  return [{ severity: 'error', code: 'accounts-do-not-fit', message, hint, line: 0, column: 0 }];
}

/** Why new accounts would have no key, where documents hold them: expressions of a database make none there. */
function uncounted({ key, keyKind }: FoundAccounts, database: Database | undefined): string | undefined {
  const isCounted = key.identity || key.default?.kind === 'next-value';
  if (database !== 'mongodb' || keyKind === 'uuid' || isCounted) return undefined;
  return `MongoDB does not compute the numbers in ${key.name}`;
}

function checkTables(
  schema: Schema,
  lookup: Lookup,
  choices: SchemaChoices,
  accounts: FoundAccounts | undefined,
): readonly Diagnostic[] {
  return Object.entries(choices.tables ?? {}).flatMap(([name, { columns = {}, ends }]) => {
    const named = schema.tables.filter((table) => isNamed(table, name));
    const [table, ...others] = named;
    if (table === undefined) return [unknownTable(name, schema.tables)];
    if (others.length > 0) return [unclearTable(name, named)];
    const use = keyUse(table, lookup.outgoing.get(keyOf(table)) ?? [], accounts);
    const owners = Object.entries(columns).filter(([, role]) => role === 'owner');
    if (owners.length > 1) return [twoOwners(table)];
    const unfit = Object.entries(columns).flatMap(([columnName, role]): readonly Diagnostic[] => {
      const column = table.columns.find((one) => isSameName(one.name, columnName));
      if (column === undefined) return [unknownColumn(table, columnName)];
      const obstacle = obstacleTo(role, column, use);
      return obstacle === undefined ? [] : [unfitRole(table, column.name, role, obstacle)];
    });
    const isAccounts = isAccountsTable(table, accounts);
    return ends === undefined
      ? unfit
      : [...unfit, ...checkEnd(table, ends, { lookup, identifying: use.identifying, choices, isAccounts })];
  });
}

/** Rows that go by themselves, or stay where they were to go, are nothing to find out later. */
function checkEnd(table: Table, ends: string, use: EndUse): readonly Diagnostic[] {
  const column = table.columns.find(({ name }) => isSameName(name, ends));
  if (column === undefined) return [unknownColumn(table, ends)];
  const obstacle = obstacleToEnd(table, column, use);
  if (obstacle === undefined) return [];
  const message = `Rows of ${table.name} cannot end at ${column.name}: ${obstacle}.`;
  return [{ severity: 'error', code: 'end-does-not-fit', message, hint: 'Leave "ends" out.', line: 0, column: 0 }];
}

function unknownTable(name: string, tables: readonly Table[]): Diagnostic {
  const known = tables.map(({ name: own }) => own);
  return refusal(
    'unknown-table',
    `The choices name a table ${shown(name)}, which the schema does not have.`,
    known,
    name,
  );
}

function unclearTable(name: string, tables: readonly Table[]): Diagnostic {
  const known = tables.map(qualifiedName);
  return refusal('unclear-table', `The choices name a table ${shown(name)}, and the schema has several.`, known, name);
}

function unknownColumn(table: Table, name: string): Diagnostic {
  const known = table.columns.map(({ name: own }) => own);
  const message = `The choices name a column ${shown(name)}, which the table ${table.name} does not have.`;
  return refusal('unknown-column', message, known, name);
}

function unfitRole(table: Table, column: string, role: ColumnRole, obstacle: string): Diagnostic {
  const message = `${table.name}.${column} cannot have the role "${role}": ${obstacle}.`;
  return {
    severity: 'error',
    code: 'role-does-not-fit',
    message,
    hint: 'Choose "plain", or leave it out.',
    line: 0,
    column: 0,
  };
}

function twoOwners(table: Table): Diagnostic {
  const message = `The choices name several owners of the records of ${table.name}, and a record has one.`;
  return { severity: 'error', code: 'several-owners', message, hint: 'Choose one of them.', line: 0, column: 0 };
}

function refusal(code: string, message: string, known: readonly string[], name: string): Diagnostic {
  const more = known.length > MOST_LISTED ? ` and ${known.length - MOST_LISTED} more` : '';
  const hint = `${didYouMean(name, known)}Known: ${known.slice(0, MOST_LISTED).join(', ')}${more}.`;
  return { severity: 'error', code, message, hint, line: 0, column: 0 };
}

function shown(name: string): string {
  return `"${toExcerpt(name, LONGEST_NAME)}"`;
}
