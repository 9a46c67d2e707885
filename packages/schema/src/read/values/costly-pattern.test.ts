import { expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';

function patternsOf(sql: string): readonly unknown[] {
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  const said = diagnostics.filter(({ code }) => code === 'costly-pattern').map(({ line }) => line);
  const rules = [...value.schema.tables, ...(value.schema.domains ?? [])].flatMap(({ checks }) =>
    checks.flatMap((check) => check.rules),
  );
  return [said, rules.map((rule) => (rule.kind === 'pattern' && rule.costly === true ? 'costly' : rule.kind))];
}

test('a pattern that could keep a server busy is marked and said, in a table and in a domain', () => {
  const sql = "create table t (a text\n check (a ~ '^([a-z]*){30}!$'));";
  expect(patternsOf(sql)).toEqual([[2], ['costly']]);
  expect(patternsOf("create domain d as text\n check (value ~ '^(a+)+$'); create table t (a d)")).toEqual([
    [2],
    ['costly'],
  ]);
});

test('a usual pattern is not, nor one over texts too short to matter', () => {
  expect(patternsOf("create table t (a text check (a ~ '^[a-z0-9]+(-[a-z0-9]+)*$'))")).toEqual([[], ['pattern']]);
  expect(patternsOf("create table t (a varchar(40) check (a like '%a%b%c%d'))")).toEqual([[], ['pattern']]);
});
