import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE SCHEMA hr;
  CREATE SCHEMA sales;
  CREATE TABLE hr.person (id int PRIMARY KEY, name varchar(40));
  CREATE TABLE sales.person (id int PRIMARY KEY, agent int REFERENCES hr.person (id));`;

function backend(dialect: 'postgresql' | 'mysql', database: 'postgresql' | 'mariadb' | 'oracle', sql = SQL) {
  return designSql(sql, { database }, { dialect });
}

describe('withFoldedNamespaces', () => {
  it('takes no table for one of another namespace that is not in the source', () => {
    const sql = 'CREATE TABLE public.users (id int PRIMARY KEY, login int REFERENCES auth.users (id));';
    const { store } = backend('postgresql', 'mariadb', sql).value;
    expect(store.migrations.some((one) => /references/i.test(one.sql))).toBe(false);
    expect(store.entities[0]?.attributes.map(({ kind }) => kind)).not.toContain('to-one');
  });

  it('puts the tables of a foreign source into one place and tells equal names apart', () => {
    for (const database of ['mariadb', 'oracle'] as const) {
      const { value, diagnostics } = backend('postgresql', database);
      const names = database === 'oracle' ? ['PERSON', 'SALES_PERSON'] : ['person', 'sales_person'];
      expect(value.store.entities.map(({ table }) => table)).toEqual(names.map((name) => ({ name })));
      expect(value.store.migrations.every(({ sql }) => /create table "?`?sales_person/i.test(sql))).toBe(true);
      expect(value.store.entities[1]?.attributes[1]).toMatchObject({
        kind: 'to-one',
        columns: [{ referenced: expect.stringMatching(/^id$/i) as string }],
      });
      expect(diagnostics.map(({ code }) => code)).toContain('table-renamed');
    }
  });

  it('leaves schemas where the database has them, and databases of the own family', () => {
    expect(backend('postgresql', 'postgresql').value.store.entities.map(({ table }) => table.schema)).toEqual([
      'hr',
      'sales',
    ]);
    const mysql = SQL.replaceAll('CREATE SCHEMA', 'CREATE DATABASE');
    expect(backend('mysql', 'mariadb', mysql).value.store.entities.map(({ table }) => table.catalog)).toEqual([
      'hr',
      'sales',
    ]);
  });

  it('tells sequences of equal names apart, with what draws from them', () => {
    const { value } = backend(
      'postgresql',
      'oracle',
      `${SQL}
      CREATE SEQUENCE hr.figures START WITH 10;
      CREATE SEQUENCE sales.figures START WITH 20;
      CREATE TABLE hr.badge (id int PRIMARY KEY, no int NOT NULL DEFAULT nextval('hr.figures'));
      CREATE TABLE sales.bill (id int PRIMARY KEY, no int NOT NULL DEFAULT nextval('sales.figures'));`,
    );
    const sql = value.store.migrations.find(({ path }) => path.startsWith('oracle/'))?.sql ?? '';
    expect(sql.match(/^CREATE SEQUENCE .*|^ {2}no .*/gimu)).toEqual([
      'CREATE SEQUENCE figures START WITH 10;',
      'CREATE SEQUENCE sales_figures START WITH 20;',
      '  no NUMBER(10) DEFAULT figures.NEXTVAL NOT NULL,',
      '  no NUMBER(10) DEFAULT sales_figures.NEXTVAL NOT NULL,',
    ]);
  });
});
