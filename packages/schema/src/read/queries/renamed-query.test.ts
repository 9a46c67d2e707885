import type { Name } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { withColumnRenamedIn, withTableRenamedIn, type Place } from './renamed-query.ts';

const NAMES = {
  dialect: 'postgresql',
  canonical: ({ text, quoted }: Name) => (quoted ? text : text.toLowerCase()),
} as const;

const PLACES: Readonly<Record<string, Place>> = { a: 'renamed', b: 'same-name', c: 'other' };

function column(query: string): string {
  const placeOf = (path: readonly Name[]): Place =>
    PLACES[NAMES.canonical(path.at(-1) ?? { text: '', quoted: false })] ?? 'unknown';
  return withColumnRenamedIn(query, NAMES, placeOf, 'state', { text: 'status', quoted: false });
}

describe('a column that gets another name', () => {
  it.each([
    ['SELECT id, state FROM a WHERE state = $$state$$', 'SELECT id, status AS state FROM a WHERE status = $$state$$'],
    [`SELECT x.state AS s, upper("state") FROM public.a x`, `SELECT x.status AS s, upper("status") FROM public.a x`],
    ['SELECT DISTINCT a.state, c.id FROM a, c', 'SELECT DISTINCT a.status AS state, c.id FROM a, c'],
    ["SELECT state old, 'state', state::text FROM a", "SELECT status old, 'state', status::text FROM a"],
    [
      'SELECT id FROM (a JOIN c ON c.state_id = a.id) WHERE state > 1',
      'SELECT id FROM (a JOIN c ON c.state_id = a.id) WHERE status > 1',
    ],
    [
      'SELECT count(*) FILTER (WHERE state = 1) FROM a GROUP BY state',
      'SELECT count(*) FILTER (WHERE status = 1) FROM a GROUP BY status',
    ],
    [
      'SELECT id FROM c WHERE EXISTS (SELECT 1 FROM a WHERE a.id = c.id AND state = 1)',
      'SELECT id FROM c WHERE EXISTS (SELECT 1 FROM a WHERE a.id = c.id AND status = 1)',
    ],
    [
      'WITH w AS (SELECT state FROM a) SELECT state FROM w',
      'WITH w AS (SELECT status AS state FROM a) SELECT state FROM w',
    ],
    ['SELECT s.state FROM (SELECT state FROM a) s', 'SELECT s.state FROM (SELECT status AS state FROM a) s'],
    [
      'SELECT state FROM a UNION ALL SELECT state FROM b',
      'SELECT status AS state FROM a UNION ALL SELECT state FROM b',
    ],
    ['SELECT id FROM a ORDER BY state DESC NULLS LAST', 'SELECT id FROM a ORDER BY status DESC NULLS LAST'],
    [
      'SELECT row_number() OVER (PARTITION BY state ORDER BY a.state) AS n FROM a',
      'SELECT row_number() OVER (PARTITION BY status ORDER BY a.status) AS n FROM a',
    ],
    [
      'SELECT CASE WHEN state = 1 THEN 2 ELSE state END FROM a',
      'SELECT CASE WHEN status = 1 THEN 2 ELSE status END FROM a',
    ],
    ['SELECT extract(year FROM state) FROM a', 'SELECT extract(year FROM status) FROM a'],
  ])('%s', (query, renamed) => {
    expect(column(query)).toBe(renamed);
  });

  it.each([
    ['that of another table', 'SELECT b.state FROM a JOIN b ON b.a_id = a.id'],
    ['that of the query around', 'SELECT id FROM a WHERE EXISTS (SELECT 1 FROM b WHERE state = 1)'],
    ['what the query itself calls so', 'SELECT id AS state FROM a ORDER BY state'],
    ['a type', 'SELECT id::state FROM a'],
    ['a function', 'SELECT state(id) FROM a'],
    ['another name without AS', 'SELECT lower(id) state FROM a'],
  ])('is not %s', (_, query) => {
    expect(column(query)).toBe(query);
  });
});

describe('a table that gets another name', () => {
  const isA = (path: readonly Name[]): boolean => path.at(-1)?.text === 'a';

  it.each([
    ['SELECT a.id FROM a', 'SELECT a.id FROM bees AS a'],
    ['SELECT x.id FROM public.a AS x, c', 'SELECT x.id FROM public.bees AS x, c'],
    [
      'SELECT a FROM ONLY "a" WHERE a.id IN (SELECT id FROM a WHERE 1 = 1)',
      'SELECT a FROM ONLY "bees" AS "a" WHERE a.id IN (SELECT id FROM bees AS a WHERE 1 = 1)',
    ],
    ['SELECT f.a FROM f(a) f LEFT JOIN c ON true', 'SELECT f.a FROM f(a) f LEFT JOIN c ON true'],
  ])('%s', (query, renamed) => {
    expect(withTableRenamedIn(query, NAMES, isA, [{ text: 'bees', quoted: false }])).toBe(renamed);
  });

  it('or another namespace', () => {
    const to = [
      { text: 'Data', quoted: true },
      { text: 'a', quoted: false },
    ] as const;
    expect(withTableRenamedIn('SELECT a.id FROM public.a', NAMES, isA, to)).toBe('SELECT a.id FROM "Data".a AS a');
  });
});
