import { expect, test } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

const SQL = `CREATE TABLE t (id int PRIMARY KEY, a time, b time DEFAULT '10:00:00', c time DEFAULT '26:00:00', d date);`;

function findings(database: 'mysql' | 'mariadb' | 'postgresql', dialect: 'mysql' | 'postgresql') {
  return designSql(SQL, { database }, { dialect })
    .diagnostics.filter(({ code }) => code.startsWith('time-'))
    .map(({ code, message }) => [code, message]);
}

test('says that times may be longer than a day where the database keeps such times', () => {
  const said = [
    [
      'time-of-day',
      'The API shows times of day of t.a and 1 more. The database keeps up to 838 hours there: a stored time beyond a day is shown as null, and stays until another one is given.',
    ],
    ['time-beyond-day', 'The default of t.c is no time of day, which is what the API shows of it.'],
  ];
  expect(findings('mysql', 'mysql')).toEqual(said);
  expect(findings('mariadb', 'mysql')).toEqual(said);
  expect(findings('postgresql', 'mysql')).toEqual([]);
});

test('says nothing of times from a database whose times are within a day', () => {
  expect(findings('mysql', 'postgresql')).toEqual([]);
});
