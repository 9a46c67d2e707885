import type { TestDatabase } from '../../kit/index.ts';
import type { Catalog, CatalogColumn, CatalogForeignKey, CatalogTable } from './catalog.ts';

type Row = Readonly<Record<string, string>>;

function quote(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

function groupBy(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, key);
}

function foreignKeys(rows: readonly Row[]): readonly CatalogForeignKey[] {
  return [...groupBy(rows, (row) => row['constraint_name'] ?? '').values()].map((columns) => ({
    columns: columns.map((row) => row['column_name'] ?? ''),
    target: quote(columns[0]?.['referenced_table_name'] ?? ''),
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

/** Asks a MariaDB. */
export function mariaDbCatalog(database: TestDatabase): Catalog {
  const ask = async (query: string): Promise<readonly Row[]> => (await database.rows(query)) as readonly Row[];

  async function tables(): Promise<readonly CatalogTable[]> {
    const here = 'table_schema = database()';
    const found = await ask(
      `select table_name as table_name, table_type as table_type from information_schema.tables where ${here} and table_name <> 'flyway_schema_history' order by 1`,
    );
    const columns = groupBy(
      await ask(
        `select table_name as table_name, column_name as column_name, column_type as column_type, is_nullable as is_nullable from information_schema.columns where ${here} order by table_name, ordinal_position`,
      ),
      (row) => row['table_name'] ?? '',
    );
    const references = groupBy(
      await ask(
        `select table_name as table_name, constraint_name as constraint_name, column_name as column_name, referenced_table_name as referenced_table_name, referenced_column_name as referenced_column_name from information_schema.key_column_usage where ${here} and referenced_table_name is not null and referenced_table_schema = database() order by table_name, constraint_name, ordinal_position`,
      ),
      (row) => row['table_name'] ?? '',
    );
    return found.map((row) => {
      const name = row['table_name'] ?? '';
      return {
        id: quote(name),
        name,
        isView: row['table_type'] !== 'BASE TABLE',
        columns: (columns.get(name) ?? []).map((column) => ({
          name: column['column_name'] ?? '',
          type: column['column_type'] ?? '',
          notNull: column['is_nullable'] === 'NO',
        })),
        foreignKeys: foreignKeys(references.get(name) ?? []),
      };
    });
  }

  return {
    tables,
    rows: async ({ id, columns }) => {
      const values = columns.map((column) => `'${column.name.replaceAll("'", "''")}', ${jsonValue(column)}`);
      const rows = await ask(`select hex(json_object(${values.join(', ')})) as "row" from ${id} limit 200`);
      return rows.map(
        ({ row = '' }) => JSON.parse(Buffer.from(row, 'hex').toString('utf8')) as Record<string, unknown>,
      );
    },
    empty: async (all) => {
      const names = all.filter(({ isView }) => !isView).map(({ id }) => `truncate table ${id};`);
      await database.execute(`set foreign_key_checks = 0; ${names.join(' ')}`);
    },
  };
}
