import { expect, test } from 'vitest';
import { rowConditionSql, type RowCondition } from './row-conditions.ts';

const OWN: RowCondition = {
  kind: 'unless',
  parameter: 'administrator',
  is: { kind: 'equal', column: 'owner_id', parameter: 'account' },
};

const ORDER = { schema: 'sales', name: 'order' };

test('compares a column of the row itself', () => {
  expect(rowConditionSql(OWN, 'postgresql')).toBe('(:administrator = 1 or {alias}.owner_id = :account)');
});

test('asks the rows that are referred to, one behind the other, by names as the database has them', () => {
  const ofOrder: RowCondition = {
    kind: 'refers',
    table: ORDER,
    columns: [
      { own: 'order_no', referenced: 'no' },
      { own: 'Year', referenced: 'year' },
    ],
    is: OWN,
  };
  const condition: RowCondition = {
    kind: 'refers',
    table: { name: 'item' },
    columns: [{ own: 'item_id', referenced: 'id' }],
    is: { kind: 'all', of: [ofOrder, { kind: 'never' }] },
  };
  expect(rowConditionSql(condition, 'postgresql')).toBe(
    'exists (select 1 from item r1 where r1.id = {alias}.item_id and exists (select 1 from sales."order" r2' +
      ' where r2.no = r1.order_no and r2."year" = r1."Year" and (:administrator = 1 or r2.owner_id = :account)) and 1 = 0)',
  );
  expect(rowConditionSql(ofOrder, 'mysql')).toContain('from sales.`order` r1 where');
});
