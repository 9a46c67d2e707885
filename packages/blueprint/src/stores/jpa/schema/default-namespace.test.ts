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
