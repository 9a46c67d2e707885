import { expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';

function rulesOf(check: string): unknown {
  const { schema } = readSchema(`create table t (x varchar(9), check (${check}));`, { dialect: 'postgresql' }).value;
  return schema.tables[0]?.checks[0]?.rules;
}

test.each([
  [`upper(x) in ('A', 'B+')`, [String.raw`(?:A|B\+)`]],
  [`lower(x) = any (array['a'::text, 'b'])`, ['(?:a|b)']],
  [`upper(x) = 'A'`, ['(?:A)']],
  [`upper(x) in ('A', 'b')`, ['(?:A)']],
])('takes %s for texts in any case', (check, patterns) => {
  expect(rulesOf(check)).toEqual(
    patterns.map((pattern) => ({ kind: 'pattern', column: 'x', pattern, ignoreCase: true })),
  );
});

test.each([
  ['postgresql', `jsonb_typeof(x) = 'array'`, ['array']],
  ['postgresql', `x is null or ('object' = jsonb_typeof(x))`, ['object']],
  ['postgresql', `jsonb_typeof(x) = any (array['array'::text, 'number'::text])`, ['array', 'number']],
  ['mariadb', `JSON_TYPE(x) IN ('ARRAY', 'OBJECT')`, ['array', 'object']],
] as const)('knows in %s what JSON may be by %s', (dialect, check, values) => {
  const { schema } = readSchema(`create table t (x json, check (${check}));`, { dialect }).value;
  expect(schema.tables[0]?.checks[0]?.rules).toEqual([{ kind: 'json-kind', column: 'x', values }]);
});

test('keeps to the kind of JSON where a check says more', () => {
  const check = `jsonb_typeof(x) = 'array' and jsonb_array_length(x) < 5`;
  const { schema } = readSchema(`create table t (x jsonb, check (${check}));`, { dialect: 'postgresql' }).value;
  expect(schema.tables[0]?.checks[0]).toMatchObject({
    rules: [],
    jsonRules: [{ kind: 'json-kind', column: 'x', values: ['array'] }],
  });
});

test('takes long texts for JSON where a check asks for its kind, and no short ones', () => {
  const sql = `create table t (a longtext check (json_type(a) = 'ARRAY'), b varchar(9) check (json_type(b) = 'ARRAY'));`;
  const [table] = readSchema(sql, { dialect: 'mariadb' }).value.schema.tables;
  expect(table?.columns.map(({ dataType }) => dataType.kind)).toEqual(['json', 'varchar']);
  expect(table?.checks.map(({ rules }) => rules.length)).toEqual([1, 0]);
});

test.each([`json_type(x) = 'INTEGER'`, `jsonb_typeof(x -> 'a') = 'array'`, `jsonb_typeof(x::jsonb) = 'array'`])(
  'leaves %s to the database',
  (check) => {
    const { schema } = readSchema(`create table t (x jsonb, check (${check}));`, { dialect: 'postgresql' }).value;
    expect(schema.tables[0]?.checks[0]?.rules).toEqual([]);
  },
);

test.each([`upper(x) in ('a')`, `upper(x) in ('Ä')`, `trim(x) in ('A')`, `upper(x, y) in ('A')`])(
  'leaves %s to the database',
  (check) => {
    expect(rulesOf(check)).toEqual([]);
  },
);
