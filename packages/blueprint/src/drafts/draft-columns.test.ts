import { expect, it } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

function required(
  sql: string,
  database: 'postgresql' | 'mysql',
  dialect: 'postgresql' | 'sqlserver',
): readonly string[] {
  const { resources } = designSql(sql, { database }, { dialect }).value;
  return resources.flatMap(({ fields }) =>
    fields.filter((field) => field.inRequest && field.required).map(({ name }) => name),
  );
}

// A default that calls a function of a hosting service, which a new database does not have.
it('asks for what a default of the source would have said, where the new database does not know it', () => {
  const sql = `CREATE TABLE workspace (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  created_by uuid NOT NULL DEFAULT auth.uid(),
  name text NOT NULL DEFAULT upper('new')
);`;
  expect(required(sql, 'postgresql', 'postgresql')).toEqual(['createdBy']);
});

it('asks for a number that cannot be counted beside the key', () => {
  const sql = `CREATE SEQUENCE OrderNumbers;
CREATE TABLE Orders (Id int NOT NULL IDENTITY PRIMARY KEY, Number int NOT NULL DEFAULT (NEXT VALUE FOR OrderNumbers));`;
  expect(required(sql, 'mysql', 'sqlserver')).toEqual(['number']);
  expect(required(sql, 'postgresql', 'sqlserver')).toEqual([]);
});
