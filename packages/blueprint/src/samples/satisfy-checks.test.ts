import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function sample(columns: string): Record<string, unknown> | string {
  const { value } = designSql(`CREATE TABLE thing (id serial PRIMARY KEY, ${columns});`);
  const { sample: thing } = resourceNamed(value, 'Thing');
  if (!thing.creatable) return thing.obstacle ?? '';
  return Object.fromEntries(
    thing.fields.map(({ field, value: given }) => [field, 'value' in given ? given.value : given.kind]),
  );
}

describe('satisfyChecks', () => {
  it('orders what a check compares', () => {
    const found = sample('low int NOT NULL, high int NOT NULL, CHECK (low < high)') as Record<string, string>;
    expect(Number(found['low'])).toBeLessThan(Number(found['high']));
  });

  it('leaves out what may not stand together', () => {
    expect(sample('a int, b int, CHECK ((a IS NULL) OR (b IS NULL))')).not.toMatchObject({ a: '1', b: '1' });
  });

  it('sends what must not be absent', () => {
    expect(sample('a int, b int, CHECK (a IS NOT NULL OR b IS NOT NULL)')).toMatchObject({ a: '1', b: '1' });
  });

  it('keeps later days behind earlier ones', () => {
    const found = sample('from_day date NOT NULL, to_day date, CHECK (to_day >= from_day)') as Record<string, string>;
    expect((found['toDay'] ?? '') >= (found['fromDay'] ?? '')).toBe(true);
  });

  it('says so when nothing fits', () => {
    expect(sample('a int NOT NULL, CHECK (a <> a)')).toBe('no values were found that its checks allow');
  });

  it('makes texts and days differ where they must', () => {
    expect(sample('a varchar(9) NOT NULL, b varchar(9) NOT NULL, CHECK (a <> b)')).toEqual({ a: 'Other', b: 'Sample' });
    const days = sample('a date NOT NULL, b date NOT NULL, CHECK (a > b)') as Record<string, string>;
    expect((days['a'] ?? '') > (days['b'] ?? '')).toBe(true);
  });

  it('knows the present', () => {
    expect(sample('due date NOT NULL, CHECK (due > now())')).toEqual({ due: '2999-02-03' });
    expect(sample('born date NOT NULL, CHECK (born <= CURRENT_DATE)')).toEqual({ born: '2025-01-02' });
  });

  it.each([
    'EXTRACT (YEAR FROM AGE(DATE(born))) > 5',
    'EXTRACT(year FROM age((born)::timestamp with time zone)) >= (18)::numeric',
    "born <= (CURRENT_DATE - '18 years'::interval)",
    "born <= CURRENT_DATE - INTERVAL '18' YEAR",
    "date_part('year'::text, age((born)::timestamp without time zone)) BETWEEN 18 AND 65",
    "AGE(born) >= INTERVAL '16 years'",
    'EXTRACT(YEAR FROM CURRENT_DATE) - EXTRACT(YEAR FROM born) >= 18',
  ])('knows what an age asks of a day: %s', (check) => {
    expect(sample(`born date NOT NULL CHECK (${check})`)).toEqual({ born: '1999-02-03' });
  });

  it('knows how far behind or before the present a day has to lie, for years', () => {
    expect(sample("born date NOT NULL CHECK (born <= CURRENT_DATE - INTERVAL '40 years')")).toEqual({
      born: '1969-02-03',
    });
    expect(sample('due date NOT NULL CHECK (due >= CURRENT_DATE + 7)')).toEqual({ due: '2999-02-03' });
    const recent = "CHECK (seen <= now()), CHECK (seen > now() - interval '4 years')";
    expect(sample(`seen date NOT NULL, ${recent}`)).toEqual({ seen: '2025-01-02' });
  });

  it.each([
    ['mysql', 'ENGINE=InnoDB', '(timestampdiff(YEAR,`born`,curdate()) >= 18)'],
    ['mysql', 'ENGINE=InnoDB', '(`born` <= (curdate() - interval 18 year))'],
    ['sqlserver', '', '(datediff(year,[born],getdate())>=(18))'],
    ['sqlserver', '', '([born]<=dateadd(year,(-18),getdate()))'],
  ] as const)('knows it of %s: %s %s', (database, options, check) => {
    const { value } = designSql(
      `CREATE TABLE thing (id int PRIMARY KEY, born date NOT NULL, CHECK ${check}) ${options};`,
      { database },
    );
    const { sample: thing } = resourceNamed(value, 'Thing');
    const born = thing.creatable ? thing.fields.find(({ field }) => field === 'born') : undefined;
    expect(born?.value).toEqual({ kind: 'text', value: '1999-02-03' });
  });

  it('knows that a new record gets the present time', () => {
    const columns =
      'created_at timestamptz NOT NULL DEFAULT now(), edited_at timestamptz, CHECK (edited_at >= created_at)';
    expect(sample(columns)).toEqual({ editedAt: '2999-02-03T10:30:00Z' });
  });

  it('sees through casts', () => {
    const columns = "kind varchar(9) NOT NULL, paid date, CHECK ((kind)::text <> 'Sample'::text OR (paid IS NULL))";
    expect(sample(columns)).toMatchObject({ kind: 'Other' });
  });

  it('tries all checks at once where one after the other leads nowhere', () => {
    const columns = 'a int NOT NULL, b int NOT NULL, CHECK (a >= b), CHECK (a + b = 3)';
    expect(sample(columns)).toEqual({ a: '2', b: '1' });
  });

  it('leaves empty what only the database can judge', () => {
    const columns = "a int NOT NULL, doc jsonb, CHECK (doc ? 'name')";
    expect(sample(columns)).toEqual({ a: '1' });
    const { diagnostics } = designSql(`CREATE TABLE thing (id serial PRIMARY KEY, ${columns});`);
    expect(diagnostics).toMatchObject([{ code: 'check-not-understood', severity: 'info' }]);
  });

  it('sends the kind of JSON that is asked for', () => {
    expect(sample("doc jsonb NOT NULL CHECK (jsonb_typeof(doc) = 'array')")).toEqual({ doc: '["value"]' });
    expect(sample("doc jsonb CHECK (jsonb_typeof(doc) IN ('number', 'string'))")).toEqual({ doc: '"value"' });
    const more = "doc jsonb NOT NULL, CHECK (jsonb_typeof(doc) = 'array' AND jsonb_array_length(doc) < 3)";
    expect(sample(more)).toEqual({ doc: '["value"]' });
  });

  it('ignores what it does not understand', () => {
    expect(sample('a int NOT NULL, CHECK (mystery(a) = 3)')).toMatchObject({ a: '1' });
  });
});
