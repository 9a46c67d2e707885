import { writeDdl } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestDatabase, type TestDatabaseServer } from '../../kit/index.ts';
import { compareQueryTypes, queryScript, readQueries, type CatalogColumn } from './compare-query-types.ts';
import { queryLines } from './query-cases.ts';

/** Columns of tables, and those of views by the types their domains come down to. */
const COLUMNS = `SELECT c.relname AS of, a.attname AS name, CASE WHEN c.relkind = 'v' AND t.typtype = 'd'
    THEN format_type(t.typbasetype, t.typtypmod) ELSE format_type(a.atttypid, a.atttypmod) END AS type
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relkind IN ('r', 'v') AND a.attnum > 0 AND c.relnamespace = 'public'::regnamespace`;

/** Bits of a number that no column can be declared with: PostgreSQL has a type for them that only its catalogue can name. */
const UNKNOWN = ["B'101'", "X'1F'", 'bit3 & bit3'];

const QUERIES = queryLines('postgresql');
const SCRIPT = queryScript('postgresql', QUERIES);

describe('types of queries on PostgreSQL', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  const columnsOf = async (database: TestDatabase): Promise<readonly CatalogColumn[]> =>
    (await database.rows(COLUMNS)).map((row) => ({
      of: String(row['of']),
      name: String(row['name']),
      type: String(row['type']),
    }));

  test('are those of the database, or a warning', async () => {
    const database = await server.database('queries');
    await database.execute(SCRIPT);
    const { value, diagnostics } = readQueries(SCRIPT, 'postgresql');
    const { exact, unknown, wrong } = compareQueryTypes(value.schema, QUERIES, await columnsOf(database));
    console.log(
      `PostgreSQL: ${exact} of ${exact + unknown.length + wrong.length} exact, ${unknown.length} unknown, ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(unknown.filter((statement) => !UNKNOWN.some((one) => statement.includes(` ${one} `)))).toEqual([]);
    const warned = diagnostics.filter(({ code, severity }) => code === 'unknown-type' && severity === 'warning');
    expect(warned).toHaveLength(unknown.filter((statement) => statement.startsWith('CREATE TABLE')).length);
  });

  test('are written as they are', async () => {
    const { schema } = readQueries(SCRIPT, 'postgresql').value;
    const known = schema.tables.filter(({ columns }) => columns.every(({ dataType }) => dataType.kind !== 'unknown'));
    const database = await server.database('written');
    await database.execute(writeDdl({ ...schema, tables: known }, 'postgresql').value.text);
    const { exact, wrong } = compareQueryTypes(schema, QUERIES, await columnsOf(database));
    expect(wrong.filter((one) => !UNKNOWN.some((text) => one.includes(` ${text} `)))).toEqual([]);
    expect(exact).toBeGreaterThan(QUERIES.length);
  });
});
