import { expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

function read(check: string, dialect: 'postgresql' | 'oracle' | 'sqlite' = 'postgresql') {
  const { value, diagnostics } = readSchema(`CREATE TABLE t (a int, b text, CHECK (${check}));`, { dialect });
  return [
    value.schema.tables[0]?.checks.length,
    ...diagnostics.map(({ code, line, message }) => [code, line, message]),
  ];
}

it.each(["gone <> ''", 'a > 0 AND NOT (gone IS NULL)', 'a IN (1, gone)', 'a BETWEEN 1 AND gone'])(
  'leaves out %s, which no database takes',
  (check) => {
    expect(read(check)).toEqual([0, ['unknown-column', 1, 't has no column gone, which a check names here.']]);
  },
);

it.each(["A > 0 AND b <> ''", 'date_part(year, b) > 1', "a > 0 OR b @@ 'x' LIKE gone FOR 1", 'b <> CURRENT_USER'])(
  'keeps %s',
  (check) => {
    expect(read(check)[0]).toBe(1);
  },
);

it('takes a name in quotes for the text that it may be', () => {
  expect(read('b <> "gone"', 'sqlite')).toEqual([1]);
});
