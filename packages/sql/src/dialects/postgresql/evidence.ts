import { evidenceOf } from '../dialect-rules.ts';

export const evidence = evidenceOf([
  [40, 'head postgresql database dump | head pg_dump'],
  [8, 'head postgresql | head postgres'],
  [12, 'from-stdin ; | alter-table only | sign $$ | owner to | plpgsql | :: regclass | create extension'],
  [8, 'bigserial | smallserial | serial primary | sign :: | jsonb | bytea | timestamptz | nextval ( | . nextval ('],
  [6, 'serial | character varying | without time | tsvector | inet | int8 | int4 | float8 | create domain | int2'],
  [
    5,
    'search_path | pg_catalog | sign [] | conflict do | gen_random_uuid ( | uuid_generate_v4 ( | using gin | using gist',
  ],
  [6, 'text primary | text unique | default as-identity | always as-identity'],
  [30, 'timestamp_ntz | timestamp_ntz ( | timestamp_ltz | transient table | data_retention_time_in_days ='],
  [8, 'unique_rowid ( | crdb_internal_region | inverted index'],
  [6, 'cached table | memory table | character large | varchar_ignorecase'],
  [4, 'default now'],
  [5, 'as enum | with time | by default | create type | create sequence'],
  [2, 'uuid | double precision | cascade ; | returning | integer'],
  [1, 'boolean | text | timestamp'],
]);
