import { describe, expect, it } from 'vitest';
import { readSchema } from '@backsmith/schema';
import { designSql } from '../../../testing/design-sql.ts';
import { targetDatabase } from '../databases/index.ts';
import { designFreedKeys } from './freed-keys.ts';

/** The migration of people who are marked when they are deleted. */
function migration(columns: string, database: 'postgresql' | 'mariadb' | 'mysql' | 'sqlserver' = 'postgresql'): string {
  const sql = `CREATE TABLE person (id int PRIMARY KEY, email varchar(80) NOT NULL, no int, ${columns});`;
  return designSql(sql, { database }).value.store.migrations[0]?.sql ?? '';
}

describe('unique keys of records that are marked when they are deleted', () => {
  it('hold among the others only, under the name handlers know them by', () => {
    expect(migration('deleted_at timestamp, UNIQUE (email)')).toContain(
      'CREATE UNIQUE INDEX person_email_key ON person (email) WHERE deleted_at IS NULL;',
    );
    expect(migration('deleted boolean NOT NULL DEFAULT false, CONSTRAINT one_no UNIQUE (no, email)')).toContain(
      'CREATE UNIQUE INDEX one_no ON person (no, email) WHERE deleted = false;',
    );
    expect(migration('deleted_at timestamp, UNIQUE (email)')).not.toContain('UNIQUE (email)');
  });

  it('are told of', () => {
    const sql = 'CREATE TABLE person (id int PRIMARY KEY, email varchar(80) UNIQUE, deleted_at timestamp);';
    const found = designSql(sql).diagnostics.filter(({ code }) => code === 'unique-among-kept');
    expect(found.map(({ message }) => message)).toEqual([
      'What a record of person has as email is free again once it is marked as deleted.',
    ]);
  });

  it.each([
    ['where nothing is marked', 'UNIQUE (email)'],
    ['where others refer to them', 'deleted_at timestamp, boss varchar(80) REFERENCES person (email), UNIQUE (email)'],
    ['where they are looked at in the end', 'deleted_at timestamp, UNIQUE (email) DEFERRABLE'],
    ['where flags are numbers', 'deleted smallint NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)), UNIQUE (email)'],
  ])('stay whole %s', (_, columns) => {
    expect(migration(columns)).not.toContain('CREATE UNIQUE INDEX');
    expect(migration(columns)).toContain('UNIQUE (email)');
  });

  it('have one column more where the database looks at all rows', () => {
    for (const database of ['mariadb', 'mysql'] as const) {
      const sql = migration('is_deleted boolean NOT NULL DEFAULT false, UNIQUE (email), UNIQUE (no)', database);
      expect(sql).toContain(
        '`unique_while_kept` smallint GENERATED ALWAYS AS (CASE WHEN is_deleted = false THEN 1 END) VIRTUAL INVISIBLE',
      );
      expect(sql).toContain('UNIQUE KEY (`email`, `unique_while_kept`)');
      expect(sql).toContain('UNIQUE KEY (`no`, `unique_while_kept`)');
      expect(migration('unique_while_kept int, deleted_at timestamp, UNIQUE (email)', database)).toContain(
        'KEY (`email`)',
      );
    }
  });

  it('are filtered in SQL Server, which takes no OR', () => {
    const sql = migration('is_deleted boolean NOT NULL, UNIQUE (no)', 'sqlserver');
    expect(sql).toContain('ON [person] ([no]) WHERE is_deleted = 0;');
    expect(migration('is_deleted boolean, UNIQUE (email)', 'sqlserver')).not.toContain('WHERE [is_deleted]');
    const bit = 'CREATE TABLE person (id int PRIMARY KEY, no int NOT NULL UNIQUE, is_deleted bit NOT NULL);';
    const own = designSql(bit, { database: 'sqlserver' }, { dialect: 'sqlserver' }).value.store.migrations[0]?.sql;
    expect(own).toContain('WHERE is_deleted = 0;');
    const other = designSql(bit, {}, { dialect: 'sqlserver' }).value.store.migrations[0]?.sql;
    expect(other).toMatch(/WHERE is_deleted = false;/iu);
  });

  it('stay whole in databases without keys over a part of the rows, which is told, and in memory', () => {
    const oracle = 'CREATE TABLE person (id int PRIMARY KEY, email varchar(80) UNIQUE, deleted_at timestamp);';
    expect(designSql(oracle, { database: 'oracle' }).diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'unique-among-all',
        message: 'What a record of person has as email stays taken when it is marked as deleted.',
      }),
    );
    const sql = 'CREATE TABLE person (id int PRIMARY KEY, email varchar(80) UNIQUE, deleted_at timestamp);';
    const { migrations } = designSql(sql, { devDatabase: 'h2' }).value.store;
    expect(migrations.find(({ path }) => path.startsWith('h2/'))?.sql).toContain('person_email_key UNIQUE (email)');
  });

  describe('of a database in use', () => {
    const read = (sql: string) => readSchema(sql, { dialect: 'postgresql' }).value.schema;
    const last = read('CREATE TABLE person (id int PRIMARY KEY, email varchar(80) UNIQUE, deleted_at timestamp);');

    /** The keys that remain after an update of what was made by this SQL. */
    function remaining(made: string, earlier = last): readonly unknown[] {
      const history = {
        versions: [{ schema: earlier }],
        migrations: [{ path: 'postgresql/V1__schema.sql', sql: made }],
      };
      const roles = {
        of: (_: unknown, { name }: { name: string }) => (name === 'deleted_at' ? 'deleted' : 'plain'),
      } as const;
      return designFreedKeys(last, roles, targetDatabase('postgresql'), history).free(last).tables[0]?.uniques ?? [];
    }

    it('stay as they were made', () => {
      expect(remaining('CREATE TABLE person (email varchar(80) UNIQUE);')).toHaveLength(1);
      expect(remaining('CREATE UNIQUE INDEX person_email_key ON person (email) WHERE deleted_at IS NULL;')).toEqual([]);
      const renamed = read('CREATE TABLE person (id int PRIMARY KEY, email varchar(80) UNIQUE, deleted timestamp);');
      expect(
        remaining('CREATE UNIQUE INDEX person_email_key ON person (email) WHERE deleted IS NULL;', renamed),
      ).toHaveLength(1);
    });
  });
});
