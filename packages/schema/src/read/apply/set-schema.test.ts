import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { problems, tableOf } from '../testing/outline.ts';

const postgresql = { dialect: 'postgresql' } as const;

describe('what comes into another namespace', () => {
  it('is found there by what is made of it, draws from it or reads it', () => {
    const source = `CREATE TYPE public.mood AS ENUM ('calm', 'busy');
CREATE DOMAIN code AS varchar(8);
CREATE TYPE pair AS (a public.mood, b code);
CREATE SEQUENCE public.visit_no;
CREATE SEQUENCE visit_id_seq;
CREATE TABLE public.visit (
  id int PRIMARY KEY DEFAULT nextval('visit_id_seq'),
  no bigint DEFAULT nextval('public.visit_no'::regclass),
  mood public.mood NOT NULL DEFAULT 'calm'::public.mood,
  code code,
  both pair,
  CHECK (mood <> 'busy'::mood OR code IS NOT NULL)
);
ALTER SEQUENCE visit_id_seq OWNED BY visit.id;
CREATE TABLE guest (id int PRIMARY KEY, visit_id int REFERENCES public.visit (id));
CREATE INDEX ix ON visit (id) WHERE mood = 'busy'::public.mood;
CREATE VIEW public.busy AS SELECT id, mood FROM visit WHERE mood = 'busy'::public.mood;
CREATE VIEW above AS SELECT id FROM public.busy;
ALTER TYPE public.mood SET SCHEMA core;
ALTER DOMAIN code SET SCHEMA core;
ALTER TYPE pair SET SCHEMA core;
ALTER SEQUENCE public.visit_no SET SCHEMA core;
ALTER VIEW public.busy SET SCHEMA core;
ALTER TABLE visit SET SCHEMA sales;`;
    const { schema } = readSchema(source, postgresql).value;
    const visit = tableOf(source, 'visit');
    const columnNamed = (wanted: string) => visit.columns.find(({ name }) => name === wanted);
    expect(visit.schema).toBe('sales');
    expect(schema.enums).toMatchObject([{ schema: 'core', name: 'mood' }]);
    expect(schema.domains).toMatchObject([{ schema: 'core', name: 'code' }]);
    expect(columnNamed('mood')).toMatchObject({ type: 'core.mood', dataType: { schema: 'core', name: 'mood' } });
    expect(columnNamed('code')).toMatchObject({ domain: 'core.code', dataType: { kind: 'varchar', length: 8 } });
    expect(columnNamed('both')).toMatchObject({ type: 'core.pair', dataType: { kind: 'vendor', name: 'pair' } });
    expect(columnNamed('no')?.default).toEqual({ kind: 'next-value', sequence: 'visit_no', schema: 'core' });
    expect(schema.sequences.map(({ schema: of, name }) => [of, name])).toEqual([
      ['core', 'visit_no'],
      ['sales', 'visit_id_seq'],
    ]);
    expect(visit.checks[0]?.expression).toBe(`mood <> 'busy'::core.mood OR code IS NOT NULL`);
    expect(visit.indexes[0]?.where).toBe(`mood = 'busy'::core.mood`);
    expect(schema.foreignKeys).toMatchObject([{ table: 'guest', refSchema: 'sales', refTable: 'visit' }]);
    expect(schema.definitions).toMatchObject([
      { schema: 'core', name: 'pair', text: 'CREATE TYPE core.pair AS (a core.mood, b core.code)' },
    ]);
    expect(schema.views.map(({ name, schema: of, definition }) => [name, of, definition])).toEqual([
      ['above', undefined, 'SELECT id FROM core.busy AS busy'],
      ['busy', 'core', `SELECT id, mood FROM sales.visit AS visit WHERE mood = 'busy'::core.mood`],
    ]);
    expect(problems(source)).toEqual([]);
  });
});

describe('a domain that is changed', () => {
  it('says what it says in the end', () => {
    const source = `CREATE DOMAIN public.code AS varchar(8);
ALTER DOMAIN public.code SET DEFAULT 'X1';
ALTER DOMAIN public.code SET NOT NULL;
ALTER DOMAIN public.code ADD CONSTRAINT form CHECK (VALUE ~ '^[A-Z][0-9]$') NOT VALID;
ALTER DOMAIN public.code VALIDATE CONSTRAINT form;
ALTER DOMAIN public.code RENAME CONSTRAINT form TO code_form;
CREATE DOMAIN share AS int DEFAULT 1 NOT NULL CHECK (VALUE >= 0) CHECK (VALUE < 10) CONSTRAINT most CHECK (VALUE < 100);
ALTER DOMAIN share DROP CONSTRAINT IF EXISTS most;
ALTER DOMAIN share DROP CONSTRAINT share_check1;
ALTER DOMAIN share DROP DEFAULT;
ALTER DOMAIN share DROP NOT NULL;
CREATE TABLE t (id int PRIMARY KEY, code code, share share);`;
    const { domains } = readSchema(source, postgresql).value.schema;
    expect(domains).toMatchObject([
      { name: 'code', notNull: true, default: { kind: 'string', value: 'X1' } },
      { name: 'share', notNull: false },
    ]);
    expect(domains?.map(({ checks }) => checks.map(({ name, expression }) => [name, expression]))).toEqual([
      [['code_form', `VALUE ~ '^[A-Z][0-9]$'`]],
      [[undefined, 'VALUE >= 0']],
    ]);
    expect(domains?.[1]?.default).toBeUndefined();
    expect(problems(source)).toEqual([]);
  });
});
