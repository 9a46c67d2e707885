import { expect, it } from 'vitest';
import { designSql, resourceNamed } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE TABLE guest (
    id int PRIMARY KEY AUTO_INCREMENT,
    login varchar(40) NOT NULL,
    note varchar(80) NOT NULL DEFAULT '',
    drinks set('tea','coffee') NOT NULL DEFAULT '',
    kind char(1) NOT NULL DEFAULT 'a'
  );`;

it.each([
  ['oracle', ['note', 'drinks']],
  ['sqlserver', []],
] as const)('what is empty by default may be missing where that is NULL: %s', (database, missing) => {
  const { value, diagnostics } = designSql(SQL, { database, devDatabase: 'h2' }, { dialect: 'mysql' });
  const { fields } = resourceNamed(value, 'Guest');
  expect(fields.filter(({ nullable, name }) => nullable && name !== 'id').map(({ name }) => name)).toEqual(missing);
  for (const folder of [database, 'h2']) {
    const sql = value.store.migrations.find(({ path }) => path.startsWith(`${folder}/`))?.sql ?? '';
    const note = /^ {2}\S*note\S* .*/imu.exec(sql)?.[0] ?? '';
    expect(note.includes('NOT NULL')).toBe(missing.length === 0);
  }
  const found = diagnostics.filter(({ code }) => code === 'empty-text-is-null');
  expect(found.map(({ line }) => line)).toEqual(missing.length === 0 ? [] : [5, 6]);
});

it('an empty word is no choice where it is NULL', () => {
  const sql = `CREATE TABLE ware (
  id int PRIMARY KEY AUTO_INCREMENT,
  name varchar(20) NOT NULL,
  packing enum('','I','II') NOT NULL DEFAULT '',
  hazard enum('','low','high') NOT NULL DEFAULT 'low',
  grade enum('a','b') NOT NULL DEFAULT 'a'
);`;
  const { value, diagnostics } = designSql(sql, { database: 'oracle', devDatabase: 'h2' }, { dialect: 'mysql' });
  const { fields } = resourceNamed(value, 'Ware');
  expect(fields.filter(({ nullable }) => nullable).map(({ name }) => name)).toEqual(['packing', 'hazard']);
  const oracle = value.store.migrations.find(({ path }) => path.startsWith('oracle/'))?.sql ?? '';
  expect([oracle.includes("'II'"), oracle.includes("''"), oracle.includes("DEFAULT 'low'")]).toEqual([
    true,
    false,
    true,
  ]);
  const found = diagnostics.filter(({ code }) => code === 'empty-text-is-null');
  expect(found.map(({ line }) => line)).toEqual([4, 5]);
});

it('leaves the columns of an Oracle database as they are there', () => {
  const sql = "CREATE TABLE guest (id NUMBER PRIMARY KEY, note VARCHAR2(80) DEFAULT '' NOT NULL);";
  const { diagnostics } = designSql(sql, { database: 'oracle', devDatabase: 'h2' }, { dialect: 'oracle' });
  expect(diagnostics.map(({ code }) => code)).not.toContain('empty-text-is-null');
});
