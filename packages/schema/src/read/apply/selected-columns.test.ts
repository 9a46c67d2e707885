import { describe, expect, test } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { readSchema } from '../read-schema.ts';

const TABLE = 'CREATE TABLE t (a int, b boolean, x text, n numeric(10, 2));\n';

function columnsOf(sql: string, dialect: Dialect = 'postgresql'): readonly string[] {
  const { schema } = readSchema(TABLE + sql, { dialect }).value;
  return schema.tables.at(-1)?.columns.map(({ name, type }) => `${name} ${type}`.trim()) ?? [];
}

function findingsOf(sql: string, dialect: Dialect = 'postgresql'): readonly string[] {
  const { diagnostics } = readSchema(TABLE + sql, { dialect });
  return diagnostics.map(({ severity, code, line, excerpt }) => `${severity} ${code} ${line} ${excerpt ?? ''}`.trim());
}

describe('tables made of queries', () => {
  test.each([
    ['x::double precision', 'x double precision'],
    ['x::timestamp with time zone', 'x timestamp with time zone'],
    ['(x)::time(3) with time zone AS at', 'at time(3) with time zone'],
    ['x IS NULL', '?column? boolean'],
    ['b AND a > 1', '?column? boolean'],
    ['a IS DISTINCT FROM 5', '?column? boolean'],
    ['a IS NOT DISTINCT FROM n kept', 'kept boolean'],
    ["trim(LEADING '0' FROM x) part", 'part text'],
    ['count(*) FILTER (WHERE b) OVER (PARTITION BY x) many', 'many bigint'],
    ['percentile_cont(0.5) WITHIN GROUP (ORDER BY a) middle', 'middle double precision'],
    ['NULL', '?column? text'],
    ['(SELECT max(t.n) FROM t) AS most', 'most numeric'],
    ['CASE WHEN b THEN n END', 'case numeric'],
    ['x COLLATE "C"', 'x text'],
    ["x || ' of ' || a label", 'label text'],
  ])('%s makes the column %s', (value, column) => {
    expect(columnsOf(`CREATE TABLE made AS SELECT ${value} FROM t`)).toEqual([column]);
  });

  test('follow queries within, beside and before theirs', () => {
    const sql = `CREATE TABLE made AS WITH q (k, total) AS (SELECT a, sum(n) FROM t GROUP BY a)
      SELECT q.*, l.least, g FROM q, LATERAL (SELECT min(t.x) AS least FROM t WHERE t.a = q.k) l, generate_series(1, q.k) g`;
    expect(columnsOf(sql)).toEqual(['k int', 'total numeric', 'least text', 'g integer']);
  });

  test('are of the types the source defines itself, whatever they are called later', () => {
    const sql = `CREATE TYPE mood AS ENUM ('low', 'high'); CREATE DOMAIN code AS varchar(8);
      CREATE TABLE made AS SELECT x::mood AS m, coalesce(x::code, NULL) AS c, array_agg(x::mood) AS ms FROM t GROUP BY 1, 2;
      ALTER TYPE mood RENAME TO temper;`;
    expect(columnsOf(sql)).toEqual(['m temper', 'c character varying', 'ms temper[]']);
  });

  test('say of a column what nobody knows the type of, by its place', () => {
    const sql = 'CREATE TABLE made AS SELECT a,\n  rated(x) AS score,\n  a + rated(x) AS sum FROM t';
    expect(columnsOf(sql)).toEqual(['a int', 'score', 'sum']);
    expect(findingsOf(sql)).toEqual(['warning unknown-type 3 rated(x)', 'warning unknown-type 4 a + rated(x)']);
  });

  test('take no function of the source for one of the database', () => {
    const sql = `CREATE FUNCTION length(v text) RETURNS date LANGUAGE sql AS 'SELECT now()::date';
      CREATE TABLE made AS SELECT length(x) AS l, other.upper(x) AS u, pg_catalog.upper(x) AS p FROM t`;
    expect(columnsOf(sql)).toEqual(['l', 'u', 'p text']);
  });

  test.each(['SELECT * FROM missing', 'TABLE missing'])('of [%s] are said to have no columns', (query) => {
    expect(findingsOf(`CREATE TABLE made AS ${query}`)).toEqual(['warning unread-query 2']);
  });

  test('lose no column without a name in silence', () => {
    expect(columnsOf('SELECT a, a + 1 INTO made FROM t', 'sqlserver')).toEqual(['a int']);
    expect(findingsOf('SELECT a, a + 1 INTO made FROM t', 'sqlserver')).toEqual(['warning unnamed-column 2 a + 1']);
  });
});
