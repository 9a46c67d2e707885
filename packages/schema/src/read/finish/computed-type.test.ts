import { describe, expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';

/** Columns of every kind of number, and one that is none. */
const COLUMNS = `[Price] decimal(19,4) NOT NULL, [Rate] numeric(5,3), [Pieces] smallint NOT NULL, [Bits] tinyint, [Big] bigint, [Whole] int,
  [Cash] money, [Coin] smallmoney, [Wide] decimal(30,10), [Plain] decimal, [Half] real, [Full] float, [Name] nvarchar(40)`;

function typeOf(expression: string, more = ''): string {
  const sql = `CREATE TABLE [dbo].[Item] (${COLUMNS}, [It] AS (${expression})${more})\nGO\n`;
  const { schema } = readSchema(sql, { dialect: 'sqlserver' }).value;
  const column = schema.tables[0]?.columns.at(-1);
  expect(column?.generated).toEqual({ expression, stored: more.includes('PERSISTED') });
  const type = column?.dataType;
  switch (type?.kind) {
    case 'decimal':
    case 'money':
      return `${type.kind}(${type.precision ?? ''},${type.scale ?? ''})`;
    case 'integer':
    case 'float':
      return `${type.kind} ${type.bits}`;
    default:
      return type?.kind ?? '';
  }
}

describe('the type of a computed column of SQL Server', () => {
  // "Precision, scale, and length (Transact-SQL)"; the last but one is LineTotal of AdventureWorks, which its catalog shows as numeric(38,6).
  test.each([
    ['[Price]*[Pieces]', 'decimal(25,4)'],
    ['[Price]+[Rate]', 'decimal(20,4)'],
    ['[Price]-(1)', 'decimal(20,4)'],
    ['[Price]/[Rate]', 'decimal(28,10)'],
    ['[Price]%[Rate]', 'decimal(6,4)'],
    ['[Rate]*(1.25)', 'decimal(9,5)'],
    ['[Wide]*[Wide]', 'decimal(38,6)'],
    ['[Wide]+[Wide]', 'decimal(31,10)'],
    ['[Plain]*(2)', 'decimal(29,0)'],
    ['[Whole]*[Pieces]', 'integer 32'],
    ['[Big]+[Whole]', 'integer 64'],
    ['-[Pieces]', 'integer 16'],
    ['[Cash]*[Whole]', 'money(19,4)'],
    ['[Coin]+[Cash]', 'money(19,4)'],
    ['[Half]*[Price]', 'float 32'],
    ['[Half]*[Full]', 'float 64'],
    ['[Whole]*(1E2)', 'float 64'],
    ['[Whole]*(3000000000)', 'decimal(21,0)'],
    ['isnull([Price]*[Pieces],(0.0))', 'decimal(25,4)'],
    ['round([Price]*[Rate],(2))', 'decimal(25,7)'],
    ['isnull(([Cash]*((1.0)-[Cash]))*[Pieces],(0.0))', 'decimal(38,6)'],
    ['CONVERT([decimal](9,2),[Price]*[Rate])', 'decimal(9,2)'],
    ['datepart(year,[Made])', 'integer 32'],
    ['datediff(day,[Made],[Paid])*[Price]', 'decimal(30,4)'],
    ['year([Made])-(2000)', 'integer 32'],
  ])('%s is %s', (expression, type) => {
    expect(typeOf(expression)).toBe(type);
  });

  test('is the same where it is kept', () => {
    expect(typeOf('[Price]*[Pieces]', ' PERSISTED')).toBe('decimal(25,4)');
    expect(typeOf('[Price]*[Pieces]', ' PERSISTED NOT NULL')).toBe('decimal(25,4)');
  });

  test.each(["[Name]+'x'", 'upper([Name])', '[Gone]*(2)', 'case when [Whole]>(1) then (1) else (0) end', 'getdate()'])(
    'is not said for %s, which is no arithmetic over columns',
    (expression) => {
      expect(typeOf(expression)).toBe('unknown');
    },
  );

  test('is left to those that say one elsewhere', () => {
    const { schema } = readSchema('CREATE TABLE t (a int, b AS (a * 2));', { dialect: 'sqlite' }).value;
    expect(schema.tables[0]?.columns[1]).toMatchObject({ dataType: { kind: 'unknown' } });
    expect(schema.tables[0]?.columns[1]?.generated).toEqual({ expression: 'a * 2', stored: false });
  });
});
