-- Views and functions that need an extension no column needs.
CREATE EXTENSION IF NOT EXISTS pgcrypto WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE TABLE person (id serial PRIMARY KEY, name text NOT NULL, email text NOT NULL);
CREATE VIEW person_digest AS SELECT id, encode(digest(email, 'sha256'), 'hex') AS email_digest FROM person;
CREATE VIEW person_sound AS SELECT id, soundex(name) AS sound FROM person;
CREATE FUNCTION plain_name(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT public.unaccent('public.unaccent', $1) $$;
CREATE INDEX person_plain_name ON person (plain_name(name));
