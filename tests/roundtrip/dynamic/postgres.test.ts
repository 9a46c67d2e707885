import { describe } from 'vitest';
import { openPostgres } from '../servers/postgres.ts';
import { describeDynamic, type DynamicScript } from './describe-dynamic.ts';

const SCRIPTS: readonly DynamicScript[] = [
  {
    title: 'format with names, values and both',
    sql: `CREATE TABLE users (id int PRIMARY KEY);
DO $$
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN note text', 'users');
  EXECUTE format('ALTER TABLE %I.%I ADD COLUMN %I varchar(%s) NOT NULL DEFAULT %L', 'public', 'users', 'Kind', 20, 'it''s');
  EXECUTE format('CREATE TABLE %1$I_log (id int PRIMARY KEY, of_%1$s int REFERENCES %1$I (id))', 'users');
END $$;`,
  },
  {
    title: 'loops over arrays',
    sql: `CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY);
DO $$
DECLARE t text; tables text[] := ARRAY['a', 'b'];
BEGIN
  FOREACH t IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN tenant uuid NOT NULL', t);
    EXECUTE 'CREATE INDEX ' || quote_ident(t || '_tenant') || ' ON ' || quote_ident(t) || ' (tenant)';
  END LOOP;
END $$;`,
  },
  {
    title: 'a type that is made where it is not there, and a column of it',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
DO $do$
DECLARE q text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_type WHERE typname = 'mood') THEN EXECUTE $q$CREATE TYPE mood AS ENUM ('low', 'high')$q$; END IF;
  q := 'ALTER TABLE t ADD COLUMN m mood';
  q := q || $q$ NOT NULL DEFAULT 'low'$q$;
  EXECUTE q;
END $do$;`,
  },
  {
    title: 'a change that may have been made, caught by its error',
    sql: `CREATE TABLE t (id int PRIMARY KEY, n int);
DO $$ BEGIN ALTER TABLE t ADD CONSTRAINT t_n CHECK (n > 0); EXCEPTION WHEN duplicate_object THEN NULL; END $$;
DO $$ BEGIN EXECUTE 'ALTER TABLE t ADD COLUMN m int'; EXCEPTION WHEN duplicate_column THEN RAISE NOTICE 'there'; END $$;`,
  },
  {
    title: 'functions with the texts a call gives them, dropped behind it',
    sql: `CREATE TABLE users (id int PRIMARY KEY);
CREATE FUNCTION add_column(_t text, _c text, _d text) RETURNS void AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ADD COLUMN %I %s', _t, _c, _d);
END $$ LANGUAGE plpgsql;
SELECT add_column('users', 'age', 'int NOT NULL DEFAULT 0');
DO $$ BEGIN PERFORM add_column('users', 'size', 'numeric(6, 2)'); END $$;
DROP FUNCTION add_column(text, text, text);`,
  },
  {
    title: 'renames and drops in texts',
    sql: `CREATE TABLE t (id int PRIMARY KEY, a int, b text CHECK (b <> ''));
DO $$
BEGIN
  EXECUTE 'ALTER TABLE t RENAME COLUMN ' || quote_ident('b') || ' TO ' || quote_ident('B');
  EXECUTE concat('ALTER TABLE t DROP COLUMN ', 'a');
  EXECUTE 'ALTER TABLE ' || current_schema || '.t RENAME TO u';
END $$;`,
  },
];

describe('statements in texts on PostgreSQL', () => {
  describeDynamic(openPostgres, SCRIPTS);
});
