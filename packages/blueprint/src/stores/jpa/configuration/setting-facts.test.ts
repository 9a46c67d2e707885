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

test('has days that are none compared with where they are in keys and the database would refuse to', () => {
  const compares = (columns: string, database: 'mysql' | 'mariadb') => {
    const { value } = designSql(`CREATE TABLE t (${columns});`, { database }, { dialect: 'mysql' });
    return JSON.stringify(value).includes('ALLOW_INVALID_DATES');
  };
  expect(compares('a int, b date, PRIMARY KEY (a, b)', 'mysql')).toBe(true);
  expect(compares('a datetime PRIMARY KEY', 'mysql')).toBe(true);
  expect(compares('a datetime PRIMARY KEY', 'mariadb')).toBe(false);
  expect(compares('a int PRIMARY KEY, b date', 'mysql')).toBe(false);
});
