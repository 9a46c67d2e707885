import { readSchema } from '@backsmith/schema';
import { describe, expect, it } from 'vitest';
import { planBackend } from '../plan-backend.ts';
import { OPTIONS } from '../testing/plan-sql.ts';

const SQL = `
  CREATE SCHEMA hr;
  CREATE SCHEMA sales;
  CREATE TABLE hr.person (id int PRIMARY KEY, name varchar(40));
  CREATE TABLE sales.person (id int PRIMARY KEY, agent int REFERENCES hr.person (id));`;

function plan(dialect: 'postgresql' | 'mysql', database: 'postgresql' | 'mariadb' | 'oracle', sql = SQL) {
  return planBackend(readSchema(sql, { dialect }).value.schema, { ...OPTIONS, database });
}

describe('withFoldedNamespaces', () => {
  it('puts the tables of a foreign source into one place and tells equal names apart', () => {
    for (const database of ['mariadb', 'oracle'] as const) {
      const { value, diagnostics } = plan('postgresql', database);
      const names = database === 'oracle' ? ['PERSON', 'SALES_PERSON'] : ['person', 'sales_person'];
      expect(value.entities.map(({ table }) => table)).toEqual(names.map((name) => ({ name })));
      expect(value.migrations.every(({ sql }) => /create table "?`?sales_person/i.test(sql))).toBe(true);
      expect(value.entities[1]?.attributes[1]).toMatchObject({
        kind: 'to-one',
        columns: [{ referenced: expect.stringMatching(/^id$/i) as string }],
      });
      expect(diagnostics.map(({ code }) => code)).toContain('table-renamed');
    }
  });

  it('leaves schemas where the database has them, and databases of the own family', () => {
    expect(plan('postgresql', 'postgresql').value.entities.map(({ table }) => table.schema)).toEqual(['hr', 'sales']);
    const mysql = SQL.replaceAll('CREATE SCHEMA', 'CREATE DATABASE');
    expect(plan('mysql', 'mariadb', mysql).value.entities.map(({ table }) => table.catalog)).toEqual(['hr', 'sales']);
  });
});
