import { expect, test } from 'vitest';
import { designSql, entityNamed } from '../../../testing/design-sql.ts';
import type { Condition } from '../../../model/stored.ts';
import type { Options } from '../../../options.ts';

function yearsOf(columns: string, database: Options['database']): Readonly<Record<string, Condition['years']>> {
  const { value } = designSql(`CREATE TABLE shelf (${columns});`, { database });
  const asked = entityNamed(value, 'Shelf').conditions.filter(({ kind }) => kind !== 'absent');
  return Object.fromEntries(asked.map(({ kind, path, years }) => [`${path.join('.')} ${kind}`, years]));
}

test('conditions on days know the years that SQL Server keeps of their type', () => {
  const columns =
    'id int PRIMARY KEY, began datetime, seen smalldatetime, born date, told datetime2, name nvarchar(20)';
  const years = yearsOf(columns, 'sqlserver');
  expect(years['began between']).toEqual({ first: 1753, last: 9999, called: ['beganFrom', 'beganTo'] });
  expect(years['seen between']).toMatchObject({ first: 1900, last: 2079 });
  expect(years['born between']).toMatchObject({ first: 1, last: 9999 });
  expect(years['told between']).toMatchObject({ first: 1, last: 9999 });
  expect(Object.keys(years).filter((one) => one.startsWith('name'))).not.toEqual([]);
  expect(Object.entries(years).filter(([one, said]) => one.startsWith('name') && said !== undefined)).toEqual([]);
});

test('they know them of the parts of a key', () => {
  const years = yearsOf('room int NOT NULL, began datetime NOT NULL, PRIMARY KEY (room, began)', 'sqlserver');
  expect(years['id.began between']).toMatchObject({ first: 1753 });
});

test('they know those of Oracle, and ask other databases for any', () => {
  const columns = 'id int PRIMARY KEY, born date, told timestamp';
  expect(yearsOf(columns, 'oracle')['told between']).toMatchObject({ first: -4711, last: 9999 });
  expect(Object.values(yearsOf(columns, 'postgresql')).every((years) => years === undefined)).toBe(true);
});
