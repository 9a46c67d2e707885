import { describe, expect, it } from 'vitest';
import type { Options } from '../../../options.ts';
import { designSql } from '../../../testing/design-sql.ts';

/** The lines of the table in memory that name these columns. */
function inMemory(columns: string, database: Options['database']): readonly string[] {
  const { value } = designSql(`CREATE TABLE thing (id int PRIMARY KEY, ${columns});`, { database, devDatabase: 'h2' });
  const sql = value.store.migrations.find(({ path }) => path.startsWith('h2/'))?.sql ?? '';
  return sql.split('\n').flatMap((line) => /^ {2}(c\d .*?),?$/u.exec(line)?.[1] ?? []);
}

describe('withMemoryTypes', () => {
  it('keeps bits and shapes as texts where Java has texts', () => {
    expect(inMemory('c1 bit(3), c2 bit varying(10), c3 bit varying, c4 geometry(Point, 4326)', 'postgresql')).toEqual([
      'c1 varchar(3)',
      'c2 varchar(10)',
      'c3 character large object',
      'c4 character large object',
    ]);
  });

  it('keeps them as bytes where Java has bytes', () => {
    expect(inMemory('c1 bit(12), c2 point', 'mysql')).toEqual(['c1 varbinary(2)', 'c2 binary large object']);
  });

  it('fills bytes up to their length where the database does', () => {
    expect(inMemory('c1 binary(14)', 'mysql')).toEqual(['c1 binary(14)']);
    expect(inMemory('c1 binary(14)', 'postgresql')).toEqual(['c1 varbinary(14)']);
  });

  it('keeps numbers that Java has as flags as flags, with what they are given', () => {
    expect(
      inMemory("c1 tinyint(1) unsigned DEFAULT '0', c2 tinyint(1) unsigned, c3 tinyint unsigned DEFAULT 1", 'mysql'),
    ).toEqual(['c1 boolean DEFAULT FALSE', 'c2 boolean', 'c3 smallint DEFAULT 1']);
  });

  it('keeps intervals of months as the text they are in Java', () => {
    const intervals = 'c1 interval year to month, c2 interval, c3 interval day to second';
    expect(inMemory(intervals, 'postgresql')).toEqual(['c1 varchar(64)', 'c2 varchar(64)', 'c3 varchar(64)']);
    expect(inMemory('c1 interval day to second', 'oracle')).toEqual(['c1 varchar(64)']);
  });

  it('keeps texts that are compared where H2 can compare them with an empty one', () => {
    expect(inMemory("c1 text CHECK (c1 <> ''), c2 text", 'postgresql')).toEqual([
      'c1 varchar',
      'c2 character large object',
    ]);
  });
});
