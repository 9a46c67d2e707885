import type { CatalogColumn, CatalogTable } from '@backsmith/prover';
import type { TestDatabase } from '../../../kit/index.ts';
import { POSTGRESQL, type DatabaseKind } from '../database-kinds.ts';
import { quoted } from './dump.ts';
import { ROWS, valuesOf, type Use } from './odd-values.ts';

type Uses = (column: CatalogColumn) => Use;

/** What is tried of a row until the rules of the table allow it. */
const TRIES: readonly (readonly [used: 'odd' | 'plain', nulls: boolean])[] = [
  ['odd', true],
  ['odd', false],
  ['plain', true],
  ['plain', false],
];

/** The column a value comes from: that of the table a foreign key leads to, in the end. */
class Roots {
  readonly #tables: ReadonlyMap<string, CatalogTable>;

  constructor(tables: readonly CatalogTable[]) {
    this.#tables = new Map(tables.map((table) => [table.id, table]));
  }

  of(table: CatalogTable, column: string, depth = 0): { readonly type: string; readonly isReferred: boolean } {
    const own = table.columns.find(({ name }) => name === column)?.type ?? '';
    for (const { columns, target, targetColumns } of table.foreignKeys) {
      const at = columns.indexOf(column);
      const other = this.#tables.get(target);
      const name = targetColumns[at];
      if (at < 0 || other === undefined || name === undefined || depth > 20) continue;
      if (other === table && name === column) continue;
      return { ...this.of(other, name, depth + 1), isReferred: true };
    }
    return { type: own, isReferred: false };
  }
}

function rowOf(
  kind: DatabaseKind,
  table: CatalogTable,
  row: number,
  [used, nulls]: (typeof TRIES)[number],
  roots: Roots,
  uses: Uses,
): string | undefined {
  const cells = table.columns.flatMap((column): readonly (readonly [string, string | undefined])[] => {
    const { type, isReferred } = roots.of(table, column.name);
    const isKey = isReferred || uses(column) === 'key';
    if (nulls && !isKey && !column.notNull && row === 4) return [[column.name, 'NULL']];
    const values = valuesOf(kind, type);
    const chosen = isKey ? (values?.key ?? values?.plain) : values?.[used];
    const value = chosen?.[row];
    if (value === undefined) return column.notNull && !column.hasDefault ? [[column.name, undefined]] : [];
    return [[column.name, value]];
  });
  if (cells.some(([, value]) => value === undefined) || cells.length === 0) return undefined;
  const always = kind === POSTGRESQL ? ' overriding system value' : '';
  return `insert into ${table.id} (${cells.map(([name]) => quoted(kind, name)).join(', ')})${always} values (${cells.map(([, value]) => value).join(', ')})`;
}

/** Columns of keys, and those others refer to. */
async function keyColumns(kind: DatabaseKind, database: TestDatabase): Promise<ReadonlySet<string>> {
  const keys =
    kind === POSTGRESQL
      ? `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) || ' ' || a.attname as word
           from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
           join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indisunique`
      : `select concat('\`', table_schema, '\`.\`', table_name, '\` ', column_name) as word
           from information_schema.statistics where table_schema = database() and non_unique = 0`;
  return new Set((await database.rows(keys)).map(({ word }) => String(word)));
}

async function generatedColumns(kind: DatabaseKind, database: TestDatabase): Promise<ReadonlySet<string>> {
  const query =
    kind === POSTGRESQL
      ? `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) || ' ' || a.attname as word from pg_attribute a
           join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace where a.attgenerated <> ''`
      : `select concat('\`', table_schema, '\`.\`', table_name, '\` ', column_name) as word from information_schema.columns
           where table_schema = database() and generation_expression <> '' and generation_expression is not null and generation_expression <> 'NULL'`;
  return new Set((await database.rows(query)).map(({ word }) => String(word)));
}

/**
 * Fills the tables that are empty, through SQL and under all rules of the database, with what is odd and legal.
 *
 * @returns how many rows were made, and the tables that took none
 */
export async function makeRows(
  kind: DatabaseKind,
  database: TestDatabase,
  tables: readonly CatalogTable[],
): Promise<{ readonly made: number; readonly unfilled: readonly string[] }> {
  const keys = await keyColumns(kind, database);
  const generated = await generatedColumns(kind, database);
  const writable = tables
    .filter(({ isView }) => !isView)
    .map((table) => ({ ...table, columns: table.columns.filter(({ name }) => !generated.has(`${table.id} ${name}`)) }));
  const roots = new Roots(writable);
  const open: Open[] = [];
  for (const table of inOrder(writable)) {
    const [first] = await database.rows(`select count(*) as n from ${table.id}`);
    if (Number(first?.['n']) === 0) open.push(...Array.from({ length: ROWS }, (_, row) => ({ table, row })));
  }
  const make = (one: Open, isChecked: boolean): Promise<boolean> => {
    const uses: Uses = ({ name }) => (keys.has(`${one.table.id} ${name}`) ? 'key' : 'odd');
    return makeRow(kind, database, one, isChecked, roots, uses);
  };
  let left = await makeAll(open, (one) => make(one, true));
  // What is in a circle begins as who moves data in begins it: all rows of it, each of which refers to one that is coming.
  left = await makeAll(left, (one) => (isCircular(one.table, writable) ? make(one, false) : Promise.resolve(false)));
  left = await makeAll(left, (one) => make(one, true));
  const unfilled = writable.filter((table) => left.filter((one) => one.table === table).length === ROWS);
  return { made: open.length - left.length, unfilled: unfilled.map(({ name }) => name) };
}

type Open = { readonly table: CatalogTable; readonly row: number };

/** Tries what is open until a round makes nothing more. @returns what is left */
async function makeAll(open: readonly Open[], make: (one: Open) => Promise<boolean>): Promise<readonly Open[]> {
  let left = open;
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const refused: Open[] = [];
    for (const one of left) if (!(await make(one))) refused.push(one);
    left = refused;
  }
  return left;
}

/** Triggers fill tables that stand alone: these come last. */
function inOrder(tables: readonly CatalogTable[]): readonly CatalogTable[] {
  const referred = new Set(tables.flatMap(({ foreignKeys }) => foreignKeys.map(({ target }) => target)));
  const isAlone = ({ id, foreignKeys }: CatalogTable): boolean => foreignKeys.length === 0 && !referred.has(id);
  return [...tables.filter((table) => !isAlone(table)), ...tables.filter(isAlone)];
}

/** Whether a table refers to itself through others. */
function isCircular(table: CatalogTable, tables: readonly CatalogTable[]): boolean {
  const seen = new Set<string>();
  const open = [table];
  for (const { foreignKeys } of open)
    for (const { target } of foreignKeys) {
      if (target === table.id) return true;
      const next = seen.has(target) ? undefined : tables.find(({ id }) => id === target);
      seen.add(target);
      if (next !== undefined) open.push(next);
    }
  return false;
}

async function makeRow(
  kind: DatabaseKind,
  database: TestDatabase,
  { table, row }: Open,
  isChecked: boolean,
  roots: Roots,
  uses: Uses,
): Promise<boolean> {
  const unchecked = kind === POSTGRESQL ? 'set session_replication_role = replica; ' : 'set foreign_key_checks = 0; ';
  for (const how of TRIES) {
    const insert = rowOf(kind, table, row, how, roots, uses);
    if (insert === undefined) return false;
    try {
      await database.execute(isChecked ? insert : unchecked + insert);
      return true;
    } catch {
      // A rule of the table forbids it: the next try is plainer, and a row that none allows is counted.
    }
  }
  return false;
}
