import { afterAll, expect, test } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { describeWith, startMariaDb, startMySql, type TestDatabaseServer } from '../../kit/index.ts';
import {
  compareQueryTypes,
  queryScript,
  readQueries,
  type CatalogColumn,
} from '../../roundtrip/query-types/compare-query-types.ts';
import { queryLines, type Forms } from '../../roundtrip/query-types/query-cases.ts';

const COLUMNS = `SELECT table_name AS made, column_name AS name, column_type AS type
  FROM information_schema.columns WHERE table_schema = 'queries'`;

const LONGEST_NAME = 64;

/** A view shows as a flag what is a condition's number in a table, so that tables are compared; most are named by the database. */
const unnamed: Forms = (one) => (one.unnamed === undefined || one.text.length > LONGEST_NAME ? ['table'] : ['unnamed']);

/** What MySQL has no words for. */
const OF_MARIADB_ALONE = /\bAS (?:INT|INTEGER)\)|^(?:nvl2?|json_query|json_exists)\(/;

/** Makes tables in a third of the time; MySQL would refuse some for days that are none. */
const FAST = "SET default_storage_engine = MyISAM; SET sql_mode = '';\n";

/** So many findings of a kind are said, and how many more there are. */
const MOST_SAID = 201;

type Server = {
  readonly dialect: Extract<Dialect, 'mariadb' | 'mysql'>;
  readonly label: string;
  readonly start: () => Promise<TestDatabaseServer>;
  readonly forms: Forms;
  /** So many of the list's columns have a type that is not known: each of them is warned of. */
  readonly mostUnknown: number;
  /** What is compared of a type. */
  readonly typeOf: (type: string) => string;
};

const SERVERS: readonly Server[] = [
  {
    dialect: 'mariadb',
    label: 'MariaDB',
    start: startMariaDb,
    forms: unnamed,
    mostUnknown: 70,
    typeOf: (type) => type,
  },
  {
    dialect: 'mysql',
    label: 'MySQL',
    start: startMySql,
    forms: () => ['table'],
    mostUnknown: 580,
    // How long texts may be is not followed there: they are taken for the longest.
    typeOf: (type) => type.replace(/^(?:tiny|medium|long)text$/, 'text'),
  },
];

describeWith(['mariadb', 'mysql'], 'types of queries', () => {
  const servers: TestDatabaseServer[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
  });

  test.each(SERVERS)(
    'are those of $label, or a warning',
    async ({ dialect, label, start, forms, mostUnknown, typeOf }) => {
      const queries = queryLines('mariadb').filter((query) => dialect === 'mariadb' || !OF_MARIADB_ALONE.test(query));
      const script = queryScript('mariadb', queries, forms);
      const server = await start();
      servers.push(server);
      const database = await server.database('queries');
      await database.execute(FAST + script);
      const made = (await database.rows(COLUMNS)).map((row): CatalogColumn => ({
        of: String(row['made']),
        name: String(row['name']),
        type: typeOf(withoutWidth(String(row['type']))),
      }));
      const { value, diagnostics } = readQueries(script, dialect);
      const { exact, unknown, wrong } = compareQueryTypes(value.schema, queries, made, forms, typeOf);
      console.log(
        `${label}: ${exact} of ${exact + unknown.length + wrong.length} exact, ${unknown.length} unknown, ${wrong.length} wrong`,
      );
      expect(wrong).toEqual([]);
      expect(unknown.length).toBeLessThan(mostUnknown);
      const warned = diagnostics.filter(({ code, severity }) => code === 'unknown-type' && severity === 'warning');
      expect(warned).toHaveLength(Math.min(unknown.length, MOST_SAID));
    },
    240_000,
  );
});

/** How wide numbers are shown says nothing of what they hold, but for a flag's. */
function withoutWidth(type: string): string {
  return type === 'tinyint(1)' ? type : type.replace(/^(tinyint|smallint|mediumint|int|bigint|year)\(\d+\)/, '$1');
}
