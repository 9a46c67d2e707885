import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, startMariaDb, type TestDatabaseServer } from '../../kit/index.ts';
import {
  compareQueryTypes,
  queryScript,
  readQueries,
  type CatalogColumn,
} from '../../roundtrip/query-types/compare-query-types.ts';
import { queryLines, type Forms } from '../../roundtrip/query-types/query-cases.ts';

const COLUMNS = `SELECT table_name AS of, column_name AS name, column_type AS type
  FROM information_schema.columns WHERE table_schema = 'queries'`;

/** So many of the lists' columns have a type that is not known: each of them is warned of. */
const MOST_UNKNOWN = 70;

const QUERIES = queryLines('mariadb');

const LONGEST_NAME = 64;

/** A view shows as a flag what is a condition's number in a table, so that tables are compared; most are named by the database. */
const forms: Forms = ({ text, unnamed }) =>
  unnamed === undefined || text.length > LONGEST_NAME ? ['table'] : ['unnamed'];

const SCRIPT = queryScript('mariadb', QUERIES, forms);

/** Makes tables in a third of the time. */
const FAST = 'SET default_storage_engine = MyISAM;\n';

describeWith(['mariadb'], 'types of queries on MariaDB', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startMariaDb();
  });
  afterAll(async () => {
    await server.stop();
  });

  test('are those of the database, or a warning', async () => {
    const database = await server.database('queries');
    await database.execute(FAST + SCRIPT);
    const made = (await database.rows(COLUMNS)).map((row): CatalogColumn => ({
      of: String(row['of']),
      name: String(row['name']),
      type: withoutWidth(String(row['type'])),
    }));
    const { value, diagnostics } = readQueries(SCRIPT, 'mariadb');
    const { exact, unknown, wrong } = compareQueryTypes(value.schema, QUERIES, made, forms);
    console.log(
      `MariaDB: ${exact} of ${exact + unknown.length + wrong.length} exact, ${unknown.length} unknown, ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(unknown.length).toBeLessThan(MOST_UNKNOWN);
    const warned = diagnostics.filter(({ code, severity }) => code === 'unknown-type' && severity === 'warning');
    expect(warned).toHaveLength(unknown.length);
  }, 120_000);
});

/** How wide numbers are shown says nothing of what they hold, but for a flag's. */
function withoutWidth(type: string): string {
  return type === 'tinyint(1)' ? type : type.replace(/^(tinyint|smallint|mediumint|int|bigint|year)\(\d+\)/, '$1');
}
