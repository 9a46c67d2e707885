import { describe, expect, it } from 'vitest';
import { readSchema } from '../../read/read-schema.ts';
import type { DdlTarget } from '../targets.ts';
import { writeDdl } from '../write-ddl.ts';

function written(sql: string, target: DdlTarget = 'postgresql'): { text: string; messages: readonly string[] } {
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { value, diagnostics } = writeDdl(schema, target);
  return { text: value.text, messages: diagnostics.map(({ message }) => message) };
}

const PICK = "CREATE FUNCTION pick() RETURNS text LANGUAGE sql AS $$ SELECT 'x' || gen_salt('md5') $$";
const WRAP = 'CREATE FUNCTION wrap() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN pick(); END; $$';

describe('types and routines the tables are made with', () => {
  it('come along in an order that loads, with the extensions they call', () => {
    const { text, messages } = written(`${WRAP}; ${PICK}; CREATE TABLE t (id text PRIMARY KEY DEFAULT wrap());`);
    expect(text).toMatch(/pgcrypto[^]*FUNCTION pick[^]*FUNCTION wrap[^]*CREATE TABLE t[^]*DEFAULT wrap\(\)/);
    expect(messages).toEqual([]);
  });

  it('stay behind where nothing needs them, and in other databases', () => {
    expect(written(`${PICK}; CREATE TABLE t (id int);`).text).not.toContain('FUNCTION');
    const mysql = written(`${PICK}; CREATE TABLE t (id text DEFAULT pick());`, 'mysql');
    expect(mysql.text).not.toContain('pick');
    expect(mysql.messages).toContain('Table "t" (id): the default pick() cannot be said here and is left out.');
  });

  it('serve checks, computed columns, indexes, domains and views', () => {
    const fine = 'CREATE FUNCTION fine(v text) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$ SELECT v <> $q$$q$ $$';
    const { text, messages } = written(`${fine};
CREATE DOMAIN word AS text CHECK (fine(VALUE));
CREATE TABLE t (a text CHECK (fine(a)), b boolean GENERATED ALWAYS AS (fine(a)) STORED, c word);
CREATE INDEX i ON t (fine(a));
CREATE VIEW v AS SELECT a FROM t WHERE fine(a);`);
    expect(messages).toEqual([]);
    expect(text.match(/fine\(/g)).toHaveLength(6);
  });

  it('a type with attributes and a range are types of columns, one made of a domain stands behind it', () => {
    const { text } = written(`CREATE TYPE span AS RANGE (subtype = float8);
CREATE TYPE money_of AS (amount amount, unit char(3));
CREATE DOMAIN amount AS numeric(12,2);
CREATE TABLE t (s span, m money_of);`);
    expect(text).toMatch(/TYPE span AS RANGE[^]*DOMAIN amount[^]*TYPE money_of[^]*s span,\s+m money_of/);
  });
});

describe('what a new database would not understand is left out and said', () => {
  it.each([
    ['a namespace the source does not make', '', 'auth.uid()', 'auth.uid, which the script does not make'],
    ['a type of such a namespace', '', "lower('x'::auth.level)", 'auth.level, which the script does not make'],
    ['a function no database has', '', "next_id('t')", 'next_id, which no new database has'],
    ['the same in quotes', '', '"identity"(1, 0)', 'identity, which no new database has'],
    ['a word no database has', '', 'SYSDATE2', 'SYSDATE2, which no new database has'],
    [
      'another language',
      'CREATE FUNCTION f() RETURNS text LANGUAGE plv8 AS $$ return 1 $$;',
      'f()',
      'the routine f of the source',
    ],
    [
      'a routine that calls what is not there',
      'CREATE FUNCTION f() RETURNS uuid LANGUAGE sql AS $$ SELECT auth.uid() $$;',
      'f()',
      'the routine f of the source',
    ],
    [
      'a query over a table that stands later',
      'CREATE FUNCTION f() RETURNS bigint LANGUAGE sql AS $$ SELECT count(*) FROM t $$;',
      'f()',
      'the routine f of the source',
    ],
  ])('%s', (_, before, value, named) => {
    const { text, messages } = written(`${before} CREATE TABLE t (a text DEFAULT ${value});`);
    expect(text).toBe('CREATE TABLE t (\n  a text\n);\n');
    expect(messages).toContain(`Table "t" (a): the default ${value} calls ${named}: it is left out.`);
  });

  it('a namespace that is there, and words that only look like a call', () => {
    const { text } = written(
      `CREATE TABLE app.t (a text DEFAULT pg_catalog.lower('auth.uid()'), b text CHECK (t.b <> 'x.y('), "x.y(1)" int CHECK ("x.y(1)" > 0));`,
    );
    expect(text).toContain("DEFAULT pg_catalog.lower('auth.uid()')");
    expect(text).toContain("CHECK (t.b <> 'x.y(')");
  });

  it('a function that does not exist, wherever an expression calls it; those with a syntax of their own exist', () => {
    const { text, messages } =
      written(`CREATE TABLE t (a text CHECK (proven(a)), b int CHECK (b > least(1, abs(c))), c int,
  d int GENERATED ALWAYS AS (guessed(c)) STORED, e numeric CHECK (e = CAST(c AS numeric(8,2)) OR (c) IN (1, 2)),
  f text DEFAULT crypt('x', gen_salt('bf')), g timestamp DEFAULT CURRENT_TIMESTAMP(3)::timestamp(3));
CREATE INDEX i ON t (lower(a));
CREATE INDEX j ON t (hashed(a));`);
    expect(messages).toHaveLength(3);
    expect(text).toMatchInlineSnapshot(`
      "CREATE EXTENSION IF NOT EXISTS pgcrypto;

      CREATE TABLE t (
        a text,
        b integer,
        c integer,
        d integer,
        e numeric,
        f text DEFAULT crypt('x', gen_salt('bf')),
        g timestamp DEFAULT CURRENT_TIMESTAMP(3),
        CHECK (b > least(1, abs(c))),
        CHECK (e = CAST(c AS numeric(8,2)) OR (c) IN (1, 2))
      );

      CREATE INDEX i ON t ((lower(a)));
      "
    `);
  });

  it('a type that neither the script nor an extension makes becomes a text', () => {
    const { text, messages } = written(`CREATE TYPE place AS (x int, y int);
CREATE TABLE t (a place, b place[], c amount, d ext.thing, e citext, f isbn13, g regconfig);`);
    expect(text).toMatchInlineSnapshot(`
      "CREATE EXTENSION IF NOT EXISTS citext;
      CREATE EXTENSION IF NOT EXISTS isn;

      CREATE TYPE place AS (x int, y int);

      CREATE TABLE t (
        a place,
        b place[],
        c text,
        d text,
        e citext,
        f isbn13,
        g regconfig
      );
      "
    `);
    expect(messages).toHaveLength(2);
  });

  it('the checks and defaults of domains', () => {
    const { text, messages } = written(`CREATE DOMAIN d AS uuid DEFAULT auth.uid() CHECK (auth.known(VALUE));
CREATE TABLE t (a d);`);
    expect(text).toContain('CREATE DOMAIN d AS uuid;');
    expect(messages).toHaveLength(2);
  });
});
