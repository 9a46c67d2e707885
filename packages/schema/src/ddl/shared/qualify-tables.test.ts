import { expect, test } from 'vitest';
import { identifiers } from '../mysql/identifiers.ts';
import { qualifyTables } from './qualify-tables.ts';

test.each([
  ['select a from t', 'select a from `d`.t'],
  [
    'select t.a, `u`.b from `t`, u x left join v on f(t.a, u.b) = v.c, w',
    'select t.a, `u`.b from `d`.`t`, `d`.u x left join `d`.v on f(t.a, u.b) = v.c, `d`.w',
  ],
  ['select a from o.t join `o` . u using (a)', 'select a from o.t join `o` . u using (a)'],
  ['select extract(year from day), trim(x from y) from t', 'select extract(year from day), trim(x from y) from `d`.t'],
  [
    'select \'from t\', "from t" /* from t */ from t -- from t\n',
    'select \'from t\', "from t" /* from t */ from `d`.t -- from t\n',
  ],
  [
    'select a from (t join u on t.a = u.a) where a in (select b from v) order by a, b',
    'select a from (`d`.t join `d`.u on t.a = u.a) where a in (select b from `d`.v) order by a, b',
  ],
  [
    'select coalesce((select max(a) from t), 1) from (select a, b from u) x, v',
    'select coalesce((select max(a) from `d`.t), 1) from (select a, b from `d`.u) x, `d`.v',
  ],
  [
    'with c as (select a from t), `e` (x) as (select 1) select a from c, e, u union select a from dual',
    'with c as (select a from `d`.t), `e` (x) as (select 1) select a from c, e, `d`.u union select a from dual',
  ],
])('%s', (sql, expected) => {
  expect(qualifyTables(identifiers, sql, 'd')).toBe(expected);
});
