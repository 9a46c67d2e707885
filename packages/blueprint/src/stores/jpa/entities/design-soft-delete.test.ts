import { expect, test } from 'vitest';
import { designSql, entityNamed } from '../../../testing/design-sql.ts';

function deleted(columns: string) {
  const sql = `CREATE TABLE [shelf] (${columns}, [name] nvarchar(40));`;
  return entityNamed(designSql(sql, { database: 'sqlserver' }).value, 'Shelf').softDelete?.deleted;
}

test('deleted records of SQL Server are found by a key of its code page as such', () => {
  const found = deleted('[code] varchar(20) PRIMARY KEY, [deleted_at] datetime2(6) NULL');
  expect(found?.one).toMatch(/ and code = cast\(\?1 as varchar\(8000\)\)$/);
  expect(found?.purge?.remove).toMatch(/ and code = cast\(\?1 as varchar\(8000\)\)$/);
  expect(found?.purge?.expired).toMatch(/ and deleted_at < \?1$/);
});

test('and by when they were deleted as the type that column has', () => {
  for (const type of ['datetime', 'smalldatetime']) {
    const found = deleted(`[id] int PRIMARY KEY, [deleted_at] ${type} NULL`);
    expect(found?.purge?.expired).toMatch(new RegExp(String.raw` and deleted_at < cast\(\?1 as ${type}\)$`));
    expect(found?.one).toMatch(/ and id = \?1$/);
  }
});

test('a flag that marks them is asked for in words of the database and of H2, which takes no text for one', () => {
  const conditions = (['oracle', 'sqlserver', 'postgresql'] as const).map((database) => {
    const sql = 'CREATE TABLE shelf (id int PRIMARY KEY, name varchar(40), is_deleted boolean NOT NULL DEFAULT false);';
    const { value } = designSql(sql, { database }, { dialect: 'postgresql' });
    return entityNamed(value, 'Shelf').softDelete?.condition;
  });
  expect(conditions).toEqual([
    "to_char(is_deleted) in ('0', 'FALSE')",
    "is_deleted = cast('0' as bit)",
    'is_deleted = false',
  ]);
});

test('Hibernate knows the column of a mark as one of the row, whatever its name is', () => {
  const conditions = (['oracle', 'sqlserver', 'postgresql', 'mysql'] as const).map((database) => {
    const sql = 'CREATE TABLE [Shelf] ([Id] int PRIMARY KEY, [Name] nvarchar(40), [DeletedDate] datetime2 NULL);';
    const { value } = designSql(sql, { database }, { dialect: 'sqlserver' });
    return entityNamed(value, 'Shelf').softDelete?.condition;
  });
  // H2, which takes SQL Server's place in development, knows no brackets.
  expect(conditions).toEqual([
    '"DeletedDate" is null',
    '`DeletedDate` is null',
    '"DeletedDate" is null',
    '`DeletedDate` is null',
  ]);
});
