import { generateFiles } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { valueFor } from '../client/values.ts';
import { describedTables } from './described-tables.ts';

/** The types of the columns of one table, as the client is told of them. */
function typesOf(sql: string): readonly string[] {
  const { value } = generateFiles(new TextEncoder().encode(sql), {
    projectName: 'orchard',
    packageName: 'com.acme.orchard',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    javaVersion: 17,
    layout: 'layer',
  });
  if (value === undefined) throw new Error('nothing was generated');
  return describedTables(value.schema).flatMap(({ columns }) => columns.map(({ type }) => type));
}

test('types are called what catalogues call them, however they were written', () => {
  const sql = `CREATE TABLE [dbo].[tax] ([id] [INT] NOT NULL PRIMARY KEY, [rate] [DECIMAL](4, 4) NOT NULL,
    [kind] [nvarchar] (20), "share" "decimal"(1,0), [part] dec(3,2), [big] numeric (5, 1));
GO`;
  const types = ['int', 'decimal(4, 4)', 'nvarchar(20)', 'decimal(1,0)', 'decimal(3,2)', 'numeric(5, 1)'];
  expect(typesOf(sql)).toEqual(types);
});

test('a text that refers to a longer one is as long', () => {
  const sql = `CREATE TABLE a (id int PRIMARY KEY, name varchar(700) UNIQUE, note varchar(10));
CREATE TABLE b (a_name varchar(255) PRIMARY KEY REFERENCES a (name), note varchar(20));
CREATE TABLE c (b_name varchar(100) REFERENCES b (a_name), upper varchar(30) UNIQUE REFERENCES c (upper));`;
  const referring = ['varchar(700)', 'varchar(20)', 'varchar(700)', 'varchar(30)'];
  expect(typesOf(sql)).toEqual(['int', 'varchar(700)', 'varchar(10)', ...referring]);
});

test('a rate without whole digits is sent one', () => {
  const attempt = { number: 9, order: 'rising' } as const;
  expect(valueFor({ type: 'number' }, 'decimal(4, 4)', attempt, 3)).toBe(0.5);
});
