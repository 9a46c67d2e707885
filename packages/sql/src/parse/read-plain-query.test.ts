import { expect, it } from 'vitest';
import type { Dialect } from '../dialect.ts';
import { readPlainQuery } from './read-plain-query.ts';

const tables = (text: string, dialect: Dialect = 'postgresql') =>
  readPlainQuery(text, dialect)?.sources.map(({ table, alias, isOptional }) =>
    [table.name.text, alias?.text ?? '', isOptional === true ? 'optional' : ''].filter((one) => one !== '').join(' '),
  );

it('reads joins, conditions and groups, and passes the order', () => {
  const query = readPlainQuery(
    `SELECT c.name, count(*) AS films, c.* FROM category c LEFT JOIN film f ON f.category_id = c.id
     WHERE c.active AND f.year > 1990 GROUP BY c.name ORDER BY 2 DESC NULLS LAST, c.name`,
    'postgresql',
  );
  expect(query).toMatchObject({
    columns: [
      { kind: 'value', tree: { kind: 'name', name: 'name', qualifier: 'c' } },
      { kind: 'value', name: { text: 'films' }, tree: { kind: 'call', name: 'count' } },
      { kind: 'all', of: { text: 'c' } },
    ],
    sources: [{ alias: { text: 'c' } }, { isOptional: true, on: { kind: 'operation', operator: '=' } }],
    where: { operator: 'and' },
    groupBy: [{ name: 'name' }],
  });
});

it('reads joins in parentheses, USING, commas and names without AS', () => {
  expect(
    tables('select `a`.`x` AS `x` from ((`a` join `b` on((`a`.`id` = `b`.`a`))) left join `c` on((1 = 1)))', 'mysql'),
  ).toEqual(['a', 'b', 'c optional']);
  expect(tables('SELECT x y FROM a JOIN b USING (id), s.c AS d WHERE 1 = 1;')).toEqual(['a', 'b', 'c d']);
  expect(tables('SELECT [x] FROM [dbo].[a] INNER JOIN b ON a.i = b.i', 'sqlserver')).toEqual(['a', 'b']);
});

it('reads nothing that does more', () => {
  for (const text of [
    'SELECT DISTINCT a FROM t',
    'SELECT count(DISTINCT a) FROM t',
    'SELECT a, rank() OVER (ORDER BY a) FROM t',
    'SELECT a FROM t LIMIT 5',
    'SELECT a FROM t UNION SELECT b FROM u',
    'SELECT a FROM t GROUP BY a HAVING count(*) > 1',
    'SELECT a FROM t RIGHT JOIN u ON t.id = u.id',
    'SELECT a FROM (SELECT b FROM t) x',
    'SELECT a FROM generate_series(1, 3) a',
    'WITH x AS (SELECT 1) SELECT a FROM x',
    'SELECT FROM t',
    'VALUES (1)',
    '',
  ])
    expect(readPlainQuery(text, 'postgresql'), text).toBeUndefined();
});
