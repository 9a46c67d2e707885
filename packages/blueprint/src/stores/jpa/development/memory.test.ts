import { expect, test } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

test.each(['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver'] as const)(
  'the database in memory that stands for %s keeps the connection that made its tables',
  (database) => {
    const { store } = designSql('CREATE TABLE shelf (id int PRIMARY KEY);', { database, devDatabase: 'h2' }).value;
    expect(store.devSettings).toContainEqual({ path: ['spring', 'datasource', 'hikari', 'max-lifetime'], value: 0 });
  },
);
