import { expect, it } from 'vitest';
import type { Database } from '../options.ts';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

function leftOut(type: string, database: Database): readonly string[] {
  const { value } = designSql(`CREATE TABLE thing (id int PRIMARY KEY, x ${type});`, { database });
  return resourceNamed(value, 'Thing').summary?.leftOut ?? [];
}

it.each([
  ['bytea', 'postgresql'],
  ['mediumblob', 'mysql'],
  ['blob', 'mysql'],
  ['mediumtext', 'mysql'],
  ['longtext', 'mariadb'],
  ['text(100000)', 'mysql'],
  ['varbinary(max)', 'sqlserver'],
  ['varbinary(8000)', 'sqlserver'],
  ['image', 'sqlserver'],
  ['ntext', 'sqlserver'],
  ['blob', 'oracle'],
  ['clob', 'oracle'],
  ['nclob', 'oracle'],
  ['long', 'oracle'],
  ['long raw', 'oracle'],
  ['raw(32767)', 'oracle'],
] as const)('takes %s of %s for large', (type, database) => {
  expect(leftOut(type, database)).toEqual(['x']);
});

it.each([
  ['text', 'postgresql'],
  ['varchar', 'postgresql'],
  ['jsonb', 'postgresql'],
  ['xml', 'postgresql'],
  ['text[]', 'postgresql'],
  ['text', 'mysql'],
  ['tinyblob', 'mysql'],
  ['varbinary(255)', 'mysql'],
  ['json', 'mysql'],
  ['point', 'mysql'],
  ['longtext CHECK (json_valid(x))', 'mariadb'],
  ['nvarchar(max)', 'sqlserver'],
  ['varbinary', 'sqlserver'],
  ['rowversion', 'sqlserver'],
  ['raw(2000)', 'oracle'],
  ['varchar2(4000)', 'oracle'],
  [`clob CHECK (x IN ('on', 'off'))`, 'oracle'],
] as const)('lets lists show %s of %s', (type, database) => {
  expect(leftOut(type, database)).toEqual([]);
});

it('goes by the words of the source, not by those of the target', () => {
  const mysql = 'CREATE TABLE `t` (`id` int PRIMARY KEY, `a` text, `b` mediumtext) ENGINE=InnoDB;';
  const postgresql = 'CREATE TABLE t (id int PRIMARY KEY, a text, b bytea);';
  for (const database of ['mysql', 'postgresql', 'oracle', 'sqlserver'] as const) {
    for (const sql of [mysql, postgresql]) {
      const { value } = designSql(sql, { database }, { dialect: sql === mysql ? 'mysql' : 'postgresql' });
      expect(resourceNamed(value, 'T').summary?.leftOut, `${database}: ${sql}`).toEqual(['b']);
    }
  }
});

it('takes LONGTEXT for an ordinary text where a schema has several and no other', () => {
  const tool = 'CREATE TABLE a (id int PRIMARY KEY, name longtext, city longtext, country longtext, logo longblob);';
  const notes = 'CREATE TABLE b (id int PRIMARY KEY, note text);';
  const leftOutOf = (sql: string) => resourceNamed(designSql(sql, { database: 'mysql' }).value, 'A').summary?.leftOut;
  expect(leftOutOf(tool)).toEqual(['logo']);
  expect(leftOutOf(tool + notes)).toEqual(['name', 'city', 'country', 'logo']);
});
