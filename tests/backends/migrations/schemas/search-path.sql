-- Names that only the search path finds: in routines, domains, defaults, checks, computed columns, indexes and views.
CREATE SCHEMA clinic;
CREATE SCHEMA util;
SET search_path TO clinic, util, public;
CREATE FUNCTION util.tidy(v text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ select btrim(v) $$;
CREATE FUNCTION code_ok(v text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ select length(tidy(v)) > 2 $$;
CREATE FUNCTION next_no() RETURNS bigint LANGUAGE sql AS $$ select nextval('no_seq') $$;
CREATE SEQUENCE no_seq;
CREATE TYPE state AS ENUM ('a','b');
CREATE DOMAIN icd AS text CHECK (code_ok(VALUE));
CREATE TABLE patient (id bigint PRIMARY KEY DEFAULT nextval('no_seq'), code icd NOT NULL DEFAULT tidy(' abc '), st state DEFAULT 'a'::state,
  name text CHECK (code_ok(name)), no bigint DEFAULT next_no(), up text GENERATED ALWAYS AS (tidy(name)) STORED);
CREATE INDEX p_t ON patient (tidy(name)) WHERE code_ok(name);
CREATE VIEW pv AS SELECT tidy(name) AS n, next_no() AS x FROM patient WHERE st = 'a'::state;
CREATE TABLE public.country (code text PRIMARY KEY CHECK (code_ok(code)));
CREATE INDEX country_code ON public.country (tidy(code));
