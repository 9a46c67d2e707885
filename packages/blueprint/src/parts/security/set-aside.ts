import type { Schema, Table } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../findings.ts';
import { keyOf, tableKey } from '../../tables/lookup.ts';
import { accountTables, addressIndexOf, auditTable, prefixOf, tablesOf, tenantsOf } from './tables.ts';

/** A schema without the tables that generated backends make for themselves. */
export type SetAside = {
  readonly schema: Schema;
  /** What the names of those tables begin with, where there were any. */
  readonly standing?: string;
  readonly findings: readonly Diagnostic[];
};

let ownColumns: ReadonlyMap<string, string> | undefined;

/** The columns of a backend's own tables, by the table's name behind the prefix: read when a schema has a table called like one. */
function columnsOfOwn(): ReadonlyMap<string, string> {
  ownColumns ??= new Map(
    [accountTables(tablesOf('own')), auditTable(tablesOf('own'))]
      .flatMap(({ tables }) => tables)
      .map((table) => [table.name.slice('own'.length), columnsOf(table)]),
  );
  return ownColumns;
}

/** Those of the accounts beside a table of the user's, which has the rest. */
const BESIDE_COLUMNS = 'disabled_at failed_sign_ins id locked_until user_key verified_at';

/** Those of the table that only backends with tenants have. */
const TENANT_COLUMNS = 'account_id tenant';

/**
 * Takes the tables of accounts, tokens and audit out of a dump of a database that a guarded backend works on: shown by the
 * API they would give its secrets away, and its own migrations make them. They are known by all of their names and columns;
 * a schema that has only some of them keeps them, as tables of the user's.
 */
export function setAsideOwnTables(source: Schema): SetAside {
  const own = source.tables.flatMap((table) => ownTablesBeside(table, source.tables));
  const [first] = own;
  if (first === undefined) return { schema: source, findings: [] };
  const standing = prefixOf(first.name) ?? '';
  const keys = new Set(own.map(keyOf));
  const names = new Set(own.map(({ name }) => name.toLowerCase()));
  const isOwn = (schema: string | undefined, name: string) => keys.has(tableKey(schema, name));
  const findings = new Findings(source.files);
  const list = [...names].join(', ');
  const message = `${list} are what a generated backend keeps for itself, for signing in and the audit: they stay as they are, and no call shows them.`;
  findings.assume('own-tables', first, message);
  const foreignKeys = source.foreignKeys.filter((key) => {
    const leaves = isOwn(key.refSchema, key.refTable) && !isOwn(key.schema, key.table);
    if (leaves) {
      const said = `${key.table}.${key.columns.join(', ')} refers to ${key.refTable}, which the backend keeps for itself.`;
      findings.leaveOut(
        'own-table-referenced',
        key,
        said,
        'The column is a plain value; a database in use keeps its key.',
      );
    }
    return !leaves && !isOwn(key.schema, key.table);
  });
  const views = source.views.filter((view) => {
    const mentions = wordsOf(view.definition).some((word) => names.has(word));
    if (mentions) {
      const said = `The view ${view.name} reads tables the backend keeps for itself.`;
      findings.leaveOut('own-table-viewed', view, said, 'No call shows it; a database in use keeps it.');
    }
    return !mentions;
  });
  const schema = {
    ...source,
    tables: source.tables.filter((table) => !keys.has(keyOf(table))).map((table) => withoutOwnIndex(table, names)),
    foreignKeys,
    views,
    sequences: source.sequences.filter(
      ({ ownedBy, name }) => !names.has(ownedBy?.table ?? name.replace(/_id_seq$/u, '')),
    ),
  };
  return { schema, standing, findings: findings.sorted() };
}

/** The table of the accounts has an index that the migrations of the backend make again. */
function withoutOwnIndex(table: Table, own: ReadonlySet<string>): Table {
  const isOwn = ({ name = '' }: Table['indexes'][number]) =>
    [...own].some((one) => name.toLowerCase() === addressIndexOf(one));
  return table.indexes.some(isOwn) ? { ...table, indexes: table.indexes.filter((index) => !isOwn(index)) } : table;
}

/** All tables of a backend's own, where this one is its accounts. */
function ownTablesBeside({ name, schema }: Table, tables: readonly Table[]): readonly Table[] {
  const prefix = prefixOf(name);
  if (prefix === undefined) return [];
  const found = tables.filter(
    (table) =>
      table.schema === schema &&
      table.name.toLowerCase().startsWith(prefix) &&
      isOwnTable(table.name.toLowerCase().slice(prefix.length), columnsOf(table)),
  );
  if (found.length < columnsOfOwn().size) return [];
  const tenants = tables.filter((table) => table.schema === schema && table.name.toLowerCase() === tenantsOf(prefix));
  return [...found, ...tenants.filter((table) => columnsOf(table) === TENANT_COLUMNS)];
}

function isOwnTable(kind: string, columns: string): boolean {
  return columnsOfOwn().get(kind) === columns || (kind === '_account' && columns === BESIDE_COLUMNS);
}

function columnsOf({ columns }: Table): string {
  return columns
    .map(({ name }) => name.toLowerCase())
    .toSorted()
    .join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? [];
}
