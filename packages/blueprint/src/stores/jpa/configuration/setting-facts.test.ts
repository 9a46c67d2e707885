import { expect, test } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

function zeroDates(column: string, database: 'mysql' | 'mariadb'): unknown {
  const { value } = designSql(`CREATE TABLE t (id int PRIMARY KEY, ${column});`, { database }, { dialect: 'mysql' });
  return JSON.stringify(value).includes('zeroDateTimeBehavior');
}

test('has days that are none read as nothing where rows may have them and the driver would fail', () => {
  expect(zeroDates("a date DEFAULT '0000-00-00'", 'mysql')).toBe(true);
  expect(zeroDates("a datetime NOT NULL DEFAULT '0000-00-00 00:00:00'", 'mysql')).toBe(true);
  expect(zeroDates("a date DEFAULT '0000-00-00'", 'mariadb')).toBe(false);
  expect(zeroDates("a date DEFAULT '2000-01-01'", 'mysql')).toBe(true);
  expect(zeroDates("a char(10) DEFAULT '0000-00-00'", 'mysql')).toBe(false);
});
