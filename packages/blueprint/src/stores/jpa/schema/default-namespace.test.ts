import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

function migration(sql: string, dialect: 'oracle' | 'mariadb' | 'postgresql'): string {
  return designSql(sql, { database: dialect }, { dialect }).value.store.migrations[0]?.sql ?? '';
}

describe('withoutDefaultNamespace', () => {
  it("frees the sequences of a user's tables too, and the defaults that draw from them", () => {
    const sql = `CREATE SEQUENCE hr.person_seq;
      CREATE TABLE hr.person (id number(9) DEFAULT hr.person_seq.NEXTVAL PRIMARY KEY, name varchar2(40));`;
    const written = migration(sql, 'oracle');
    expect(written).toContain('CREATE SEQUENCE person_seq');
    expect(written).toContain('DEFAULT person_seq.NEXTVAL');
    expect(written).not.toMatch(/\bhr\./i);
  });

  it("frees what the views of Oracle's exports read", () => {
    const written = migration(
      `CREATE TABLE "HR"."DEPARTMENTS" ("ID" NUMBER(9,0) NOT NULL ENABLE, "HR" VARCHAR2(9), CONSTRAINT "D_PK" PRIMARY KEY ("ID"));
      CREATE TABLE "HR"."EMPLOYEES" ("ID" NUMBER(9,0) DEFAULT "HR"."EMP_SEQ"."NEXTVAL" NOT NULL ENABLE, "D" NUMBER(9,0),
        CONSTRAINT "E_PK" PRIMARY KEY ("ID"));
      CREATE SEQUENCE "HR"."EMP_SEQ" START WITH 207;
      CREATE OR REPLACE FORCE EDITIONABLE VIEW "HR"."EMP_V" ("ID", "D") AS SELECT "HR"."EMPLOYEES"."ID", hr.departments.id
        FROM "HR"."EMPLOYEES", HR.DEPARTMENTS WHERE "HR"."EMPLOYEES"."D" = departments.id;
      CREATE OR REPLACE VIEW "HR"."EMP_W" ("ID", "HR") AS SELECT hr.id, hr.hr FROM hr.departments hr;`,
      'oracle',
    );
    expect(written).toContain('SELECT "EMPLOYEES"."ID", departments.id');
    expect(written).toContain('FROM "EMPLOYEES", DEPARTMENTS WHERE "EMPLOYEES"."D" = departments.id');
    expect(written).toContain('SELECT hr.id, hr.hr FROM departments hr');
    expect(written.match(/CREATE SEQUENCE .*/gi)).toEqual(['CREATE SEQUENCE emp_seq START WITH 207;']);
  });

  it("frees what MariaDB's views read of the name of their database", () => {
    const written = migration(
      'CREATE TABLE `shop`.`item` (`id` int PRIMARY KEY); CREATE VIEW `shop`.`v` AS select `shop`.`item`.`id` AS `id` from `shop`.`item`;',
      'mariadb',
    );
    expect(written).toContain('AS select `item`.`id` AS `id` from `item`');
  });

  it("frees MariaDB's sequences of the name of their database", () => {
    const sql = `CREATE SEQUENCE shop.s; CREATE TABLE shop.a (id bigint DEFAULT nextval(shop.s) PRIMARY KEY);`;
    expect(migration(sql, 'mariadb')).not.toContain('shop');
  });

  it('keeps the namespaces of a source that has several', () => {
    const sql = `CREATE SEQUENCE hr.s; CREATE TABLE hr.a (id number(9) PRIMARY KEY); CREATE TABLE pay.b (id number(9));`;
    expect(migration(sql, 'oracle')).toContain('CREATE SEQUENCE hr.s');
  });

  it('frees what stands in the schema every connection of PostgreSQL has', () => {
    const sql = `CREATE TYPE public.mood AS ENUM ('ok'); CREATE DOMAIN public.code AS text;
      CREATE TABLE public.a (id int PRIMARY KEY, mood public.mood, code public.code);`;
    expect(migration(sql, 'postgresql')).not.toContain('public');
  });

  it('leaves the rules of a domain to its columns', () => {
    const sql = `CREATE DOMAIN public.code AS text CHECK (VALUE ~ '^[A-Z]{3}$');
      CREATE TABLE public.a (id int PRIMARY KEY, code public.code);`;
    const [, code] = designSql(sql, {}, { dialect: 'postgresql' }).value.resources[0]?.fields ?? [];
    expect(code?.constraints.map(({ kind }) => kind)).toEqual(['pattern']);
  });
});
