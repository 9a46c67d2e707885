import { describe, expect, it } from 'vitest';
import { readSchema } from '@backsmith/schema';
import { designSql } from '../../../testing/design-sql.ts';
import { targetDatabase } from '../databases/index.ts';
import { designFreedKeys } from './freed-keys.ts';

/** The migration of people who are marked when they are deleted. */
function migration(columns: string, database: 'postgresql' | 'mariadb' = 'postgresql'): string {
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

  it('stay whole in databases without indexes over a part of the rows, and in memory', () => {
    expect(migration('deleted_at timestamp NULL, UNIQUE (email)', 'mariadb')).toContain('UNIQUE KEY (`email`)');
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
