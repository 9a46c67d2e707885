import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

const SQL = `
CREATE TABLE [stock].[badge] ([code] varchar(20) PRIMARY KEY, [label] nvarchar(40) NOT NULL);
CREATE TABLE [stock].[person] ([id] int PRIMARY KEY, [name] nvarchar(40) NOT NULL);
CREATE TABLE [stock].[person_badge] (
  [person_id] int NOT NULL REFERENCES [stock].[person] ([id]), [badge] varchar(20) NOT NULL REFERENCES [stock].[badge] ([code]),
  PRIMARY KEY ([person_id], [badge]));`;

const FILE = '/CodePageKeys.java';

function files(sql: string) {
  const rendered = renderSql(sql, { database: 'sqlserver' });
  return { rendered, path: [...rendered.keys()].find((one) => one.endsWith(FILE)) };
}

test('keys in the code page are compared as such in what changes and deletes rows, of entities and of relations', () => {
  const { rendered, path } = files(SQL);
  const text = fileAt(rendered, path ?? '');
  expect(text).toContain('Map.entry("[stock].[badge]", Set.of("[code]"))');
  expect(text).toContain('Map.entry("[stock].[person_badge]", Set.of("[badge]"))');
  expect(text).not.toContain('"[stock].[person]"');
  expect(text).toContain('column + "=cast(? as varchar(8000))"');
  expect(fileAt(rendered, 'src/main/resources/application.yaml')).toMatch(/statement_inspector: \S+\.CodePageKeys/);
});

test('where the driver sends all texts so, or keys are no such texts, nothing reads the statements', () => {
  expect(files('CREATE TABLE [badge] ([code] varchar(20) PRIMARY KEY);').path).toBeUndefined();
  expect(files('CREATE TABLE [badge] ([id] int PRIMARY KEY, [label] nvarchar(40));').path).toBeUndefined();
});
