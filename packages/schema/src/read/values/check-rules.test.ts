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

test.each([`upper(x) in ('a')`, `upper(x) in ('Ä')`, `trim(x) in ('A')`, `upper(x, y) in ('A')`])(
  'leaves %s to the database',
  (check) => {
    expect(rulesOf(check)).toEqual([]);
  },
);
