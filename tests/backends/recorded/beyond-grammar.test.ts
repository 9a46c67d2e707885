import { expect, test } from 'vitest';
import { STRICT, type StrictDatabase } from '../strict-sql/strict-sql.ts';
import { BEYOND_GRAMMAR, brokenRules } from './beyond-grammar.ts';

const NAME = 'n'.repeat(129);
const many = (count: number): string => Array.from({ length: count }, () => '?').join(',');

/** For each rule, in their order, a statement that breaks it. */
const BROKEN: Readonly<Record<StrictDatabase, readonly string[]>> = {
  sqlserver: [
    'select x.[a] from [t] x limit ?',
    'select x.[a] from [t] x where x.[a] in ()',
    `select x.[a] from [${NAME}] x`,
    'select x.[a] from [t] x where x.[a]=true',
    'select exists (select 1 from [t] x)',
    'select a from t where a=? for update',
    'select a from t where a=? with (updlock)',
    'select x.[a] from [t] x join [u] y on y.[b]=x.[a] and ("c" is null)',
    'select x.[a] from [t] x offset ? rows fetch next ? rows only',
    'select x.[a] from [t] x order by x.[a] fetch first ? rows only',
    'select top(?) x.[a] from [t] x order by x.[a] offset ? rows',
    `select x.[a] from [t] x where x.[a] in (${many(2101)})`,
    'select x.[a] from [t] x order by x.[a],x.[b] desc,x.[a]',
    'select count(*) from (select x.[a] from [t] x order by x.[a]) y',
    'select x.[a] from [t] x order by x.[a] nulls last',
    'select x.[a] from [t] x where (x.[a],x.[b]) in ((?,?))',
    "select x.[a]||'b' from [t] x",
    'select char_length(x.[a]) from [t] x',
  ],
  oracle: [
    'select x."A" from "T" x limit ?',
    'select x."A" from "T" x where x."A" in ()',
    `select x."A" from "${NAME}" x`,
    'select x."A" from "T" x where x."A"=true',
    'select exists (select 1 from "T" x) from dual',
    'select a from t with (updlock) where a=?',
    'select x."A" from "T" x where x."A"=? fetch first ? rows only for update',
    'select x."A" from "T" as x',
    'select 1',
    `select x."A" from "T" x where x."A" in (${many(1001)})`,
    `update "T" set "A"=? where ${Array.from({ length: 70 }, () => `"A" in (${many(1000)})`).join(' or ')}`,
    'insert into "T" ("A") values (?),(?)',
    'select _x."A" from "T" _x',
    'select datepart(day, x."A") from "T" x',
  ],
};

/** What both take, with the same words in names and texts. */
const KEPT: Readonly<Record<StrictDatabase, readonly string[]>> = {
  sqlserver: [
    "select x.[limit],x.[true||(] from [for update] x with (updlock,holdlock,rowlock) where x.[a]='limit ? || true'",
    'select x.[a] from [t] x where x.[a] in (?,?) order by x.[a],x.[b] offset ? rows fetch next ? rows only',
    'insert into t (a, b) values (?, ?)',
    'select count(*) from (select top(?) x.[a] from [t] x order by x.[a]) y',
  ],
  oracle: [
    'select x."LIMIT" from "FOR UPDATE" x where x."A"=? for update skip locked',
    'select x."A" from "T" x where x."A" in (?,?) order by x."A" offset ? rows fetch next ? rows only',
    'insert into "T" ("A","B") values (?,default)',
  ],
};

const DATABASES = Object.keys(STRICT) as readonly StrictDatabase[];

test.each(DATABASES)('each rule of %s finds what breaks it, and says its name', (database) => {
  const rules = BEYOND_GRAMMAR[database];
  expect(BROKEN[database]).toHaveLength(rules.length);
  const found = rules.map(({ name }, at) =>
    brokenRules(database, BROKEN[database].slice(at, at + 1)).some((broken) => broken.startsWith(`${name}: `)),
  );
  expect(rules.filter((_, at) => found[at] === false).map(({ name }) => name)).toEqual([]);
});

test('Oracle 23ai takes true and false, which versions before refuse', () => {
  const statement = 'select case when count(x."A")>0 then true else false end from "T" x';
  expect(brokenRules('oracle', [statement], 19)).toHaveLength(1);
  expect(brokenRules('oracle', [statement], 23)).toEqual([]);
});

test.each(DATABASES)('%s takes names and texts that sound like what it refuses', (database) => {
  expect(brokenRules(database, KEPT[database])).toEqual([]);
});
