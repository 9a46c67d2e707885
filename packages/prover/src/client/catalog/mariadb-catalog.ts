import { fieldsOf } from '@backsmith/text';
import type { AskedDatabase } from './asked-database.ts';
import { literal, type Catalog, type CatalogColumn, type CatalogForeignKey, type CatalogTable } from './catalog.ts';

type Row = Readonly<Record<string, string>>;

function quote(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

/** A row without what is NULL. */
function textsOf(row: Readonly<Record<string, unknown>>): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function groupBy(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, key);
}

/** A table by its database and name, as a statement needs it. */
function address(row: Row, prefix = ''): string {
  return `${quote(row[`${prefix}table_schema`] ?? '')}.${quote(row[`${prefix}table_name`] ?? '')}`;
}

function foreignKeys(rows: readonly Row[]): readonly CatalogForeignKey[] {
  return [...groupBy(rows, (row) => row['constraint_name'] ?? '').values()].map((columns) => ({
    columns: columns.map((row) => row['column_name'] ?? ''),
    target: address(columns[0] ?? {}, 'referenced_'),
    targetColumns: columns.map((row) => row['referenced_column_name'] ?? ''),
  }));
}

/** JSON has no bytes, no bits and no leading noughts: they go as text. */
function jsonValue({ name, type }: CatalogColumn): string {
  const column = quote(name);
  if (type === 'bit(1)') return `${column} + 0`;
  if (/blob|binary|^bit|^(multi)?(point|geometry|polygon|linestring)/.test(type))
    return `concat('\\\\x', hex(${column}))`;
  return type.includes('zerofill') ? `concat(${column})` : column;
}

/** The columns of a catalogue's view, called as asked for: some servers shout. */
function selected(columns: readonly string[]): string {
  return columns.map((column) => `${column} as ${column}`).join(', ');
}

/**
 * Asks a MariaDB.
 *
 * @param besides other databases of the server that belong to the schema
 */
export function mariaDbCatalog(database: AskedDatabase, besides: readonly string[] = []): Catalog {
  const ask = async (query: string): Promise<readonly Row[]> => (await database.rows(query)).map(textsOf);
  const here = `table_schema in (${['database()', ...besides.map((name) => `'${name}'`)].join(', ')})`;
  const asked = (view: string, columns: readonly string[], rest: string): Promise<readonly Row[]> =>
    ask(
      `select ${selected(['table_schema', 'table_name', ...columns])} from information_schema.${view} where ${here} ${rest}`,
    );

  async function tables(): Promise<readonly CatalogTable[]> {
    const found = await asked(
      'tables',
      ['table_type'],
      "and table_type <> 'SEQUENCE' and table_name <> 'flyway_schema_history' order by 1, 2",
    );
    const columns = groupBy(
      await asked(
        'columns',
        ['column_name', 'column_type', 'is_nullable', 'column_default', 'extra'],
        'order by 1, 2, ordinal_position',
      ),
      (row) => address(row),
    );
    const keyColumns = ['constraint_name', 'column_name'];
    const referenced = ['referenced_table_schema', 'referenced_table_name', 'referenced_column_name'];
    const references = groupBy(
      await asked(
        'key_column_usage',
        [...keyColumns, ...referenced],
        'and referenced_table_name is not null order by 1, 2, 3, ordinal_position',
      ),
      (row) => address(row),
    );
    return found.map((row) => ({
      id: address(row),
      name: row['table_name'] ?? '',
      isView: row['table_type'] !== 'BASE TABLE',
      columns: (columns.get(address(row)) ?? []).map((column) => ({
        name: column['column_name'] ?? '',
        type: column['column_type'] ?? '',
        notNull: column['is_nullable'] === 'NO',
        hasDefault: column['column_default'] !== 'NULL' || column['extra'] !== '',
      })),
      foreignKeys: foreignKeys(references.get(address(row)) ?? []),
    }));
  }

  return {
    tables,
    rows: async ({ id, columns }) => {
      const values = columns.map((column) => `'${column.name.replaceAll("'", "''")}', ${jsonValue(column)}`);
      const rows = await ask(`select hex(json_object(${values.join(', ')})) as "row" from ${id} limit 200`);
      return rows.map(({ row = '' }) => fieldsOf(JSON.parse(Buffer.from(row, 'hex').toString('utf8'))));
    },
    empty: async (all) => {
      const names = all.filter(({ isView }) => !isView).map(({ id }) => `truncate table ${id};`);
      await database.execute(`set foreign_key_checks = 0; ${names.join(' ')}`);
    },
    purge: ({ id }) => database.execute(`set foreign_key_checks = 0; delete from ${id}`),
    insertUnchecked: async ({ id }, values) => {
      const columns = [...values.keys()].map(quote).join(', ');
      const row = [...values.values()].map(literal).join(', ');
      await database.execute(`set foreign_key_checks = 0; insert into ${id} (${columns}) values (${row})`);
    },
  };
}
