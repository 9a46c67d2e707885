import type { Dialect } from '@backsmith/sql';
import { describe, expect, test } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import type { DdlTarget } from './targets.ts';
import { writeDdl } from './write-ddl.ts';

function written(
  sql: string,
  dialect: Dialect,
  target: DdlTarget,
): { readonly text: string; readonly codes: readonly string[] } {
  const { value, diagnostics } = writeDdl(readSchema(sql, { dialect }).value.schema, target);
  return { text: value.text, codes: diagnostics.map(({ code }) => code) };
}

describe('what a migration needs comes with it', () => {
  test('a schema that holds views alone, where it is made with them or before', () => {
    const sql = `create table sale (id int); create schema report create view daily as select id from public.sale;
      create view archive.old as select id from sale;`;
    const { text } = written(sql, 'postgresql', 'postgresql');
    expect(text).toContain('CREATE SCHEMA IF NOT EXISTS report;');
    expect(text).toContain('CREATE SCHEMA IF NOT EXISTS archive;');
    expect(written(sql, 'postgresql', 'mysql').text).not.toContain('report');
  });

  test('exclusion constraints, with the extension they need, in their own database alone', () => {
    const sql = `create table booking (room int not null, during tsrange, gone boolean not null,
      exclude using gist (room with =, during with &&) where (not gone) deferrable,
      constraint apart exclude using spgist (during with -|-), exclude (room with =));
      create table price (at tsrange, exclude using gist (at with &&));`;
    const { text, codes } = written(sql, 'postgresql', 'postgresql');
    expect(text.match(/ALTER TABLE .*|CREATE EXT.*/g)).toEqual([
      'CREATE EXTENSION IF NOT EXISTS btree_gist;',
      'ALTER TABLE booking ADD CONSTRAINT booking_room_during_excl EXCLUDE USING gist (room WITH =, during WITH &&) WHERE (not gone) DEFERRABLE;',
      'ALTER TABLE booking ADD CONSTRAINT apart EXCLUDE USING spgist (during WITH -|-);',
      'ALTER TABLE booking ADD CONSTRAINT booking_room_excl EXCLUDE (room WITH =);',
      'ALTER TABLE price ADD CONSTRAINT price_at_excl EXCLUDE USING gist (at WITH &&);',
    ]);
    expect(codes).toEqual([]);
    expect(
      written('create table price (at tsrange, exclude using gist (at with &&));', 'postgresql', 'postgresql').text,
    ).not.toContain('EXTENSION');
    for (const target of ['mysql', 'mariadb', 'oracle', 'sqlserver', 'h2'] as const) {
      const other = written(sql, 'postgresql', target);
      expect(other.text).not.toMatch(/exclude|spgist/i);
      expect(other.codes.filter((code) => code === 'exclusion-constraint')).not.toHaveLength(0);
    }
  });

  test('tables that keep earlier states of rows, by keys that hold without them', () => {
    const sql = `CREATE TABLE contract (id int NOT NULL, name varchar(9),
        row_start timestamp(6) GENERATED ALWAYS AS ROW START INVISIBLE, row_end timestamp(6) GENERATED ALWAYS AS ROW END INVISIBLE,
        PRIMARY KEY (id, row_end), UNIQUE KEY u (name, row_end), PERIOD FOR SYSTEM_TIME (row_start, row_end)) WITH SYSTEM VERSIONING;
      CREATE VIEW earlier AS SELECT id FROM contract FOR SYSTEM_TIME ALL;`;
    const kept = written(sql, 'mysql', 'mariadb');
    expect(kept.text).toContain('PRIMARY KEY (`id`),');
    expect(kept.text).toContain('UNIQUE KEY `u` (`name`),');
    expect(kept.text).toMatch(/WITH SYSTEM VERSIONING;\n[^]*FOR SYSTEM_TIME ALL/);
    const plain = written(sql, 'mysql', 'mysql');
    expect(plain.text).toContain('PRIMARY KEY (`id`)');
    expect(plain.text).not.toContain('SYSTEM');
    expect(plain.codes).toContain('ddl-view-skipped');
    const hidden = `CREATE TABLE t (id int PRIMARY KEY, a datetime2 GENERATED ALWAYS AS ROW START HIDDEN NOT NULL,
      b datetime2 GENERATED ALWAYS AS ROW END HIDDEN NOT NULL, PERIOD FOR SYSTEM_TIME (a, b)) WITH (SYSTEM_VERSIONING = ON);`;
    expect(written(hidden, 'sqlserver', 'sqlserver').text).toContain('GENERATED ALWAYS AS ROW START HIDDEN NOT NULL');
    const named = hidden.replace('= ON', '= ON (HISTORY_TABLE = past.t)');
    const past = written(`${named} CREATE VIEW v AS SELECT id FROM past.t;`, 'sqlserver', 'sqlserver').text;
    expect(past).toContain('WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [past].[t]))');
    expect(past).toMatch(/CREATE SCHEMA \[past\][^]*FROM past\.t/);
  });

  test('keys whose rows may not overlap: PostgreSQL says so, a period of MariaDB takes its key along', () => {
    const postgresql = written(
      'create table stay (room int, during tsrange, primary key (room, during without overlaps));',
      'postgresql',
      'postgresql',
    );
    expect(postgresql.text).toContain('PRIMARY KEY (room, during WITHOUT OVERLAPS)');
    const { value, diagnostics } = readSchema(
      `CREATE TABLE tariff (id int, a date NOT NULL, b date NOT NULL, PERIOD FOR validity (a, b),
        UNIQUE KEY u (id, validity WITHOUT OVERLAPS)) ENGINE=InnoDB;`,
      { dialect: 'mysql' },
    );
    expect(value.schema.tables[0]?.uniques).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['period-dropped', 'key-of-period']);
  });

  test('an extension that a view needs; one nobody knows is said', () => {
    const sql = `create extension if not exists pgcrypto; create extension plpgsql; create extension pg_partman;
      create table t (a text); create view v as select digest(a, 'md5') from t;
      create view c as select a as vector, count(*) from t group by cube (a);`;
    const { text, codes } = written(sql, 'postgresql', 'postgresql');
    expect(text).toContain('CREATE EXTENSION IF NOT EXISTS pgcrypto;');
    expect(codes.filter((code) => code === 'ddl-extension-dropped')).toHaveLength(1);
    expect(text.match(/CREATE EXTENSION/g)).toHaveLength(1);
  });

  test('a function made inside a block, which an index calls', () => {
    const sql = `do $$ begin
      create function slug(v text) returns text language sql immutable as $f$ select lower(v) $f$;
      execute 'create function tidy(v text) returns text language sql immutable as ''select btrim(v)''';
    end $$;
    create table t (a text check (tidy(a) = a)); create index i on t (slug(a));`;
    const { text } = written(sql, 'postgresql', 'postgresql');
    expect(text.match(/create function \w+/g)).toEqual(['create function slug', 'create function tidy']);
    expect(text).toContain('slug(a)');
    expect(text).toContain('tidy(a) = a');
  });

  test('the path along which names in defaults, checks, domains, indexes and routines are sought', () => {
    const sql = `create schema clinic; create schema util; set search_path to clinic, util, public;
      create function util.tidy(v text) returns text language sql immutable as $$ select btrim(v) $$;
      create function fits(v text) returns boolean language plpgsql as $$ begin return tidy(v) <> ''; end $$;
      create domain code as text check (fits(value));
      create table patient (name text default tidy(' x ') check (fits(name)), at int);
      create index tidied on patient (tidy(name)); create index plain on patient (at);
      create table plain (id int check (id > 0));
      create table public.country (name text check (fits(name)));`;
    const { text, codes } = written(sql, 'postgresql', 'postgresql');
    const along = [...text.matchAll(/SET search_path TO ([^;]+);\n(CREATE \w+ [\w.]+)/gi)].map(([, path, what]) => [
      what,
      path,
    ]);
    const usual = 'clinic, util, public';
    expect(along).toEqual([
      ['create function util.tidy', usual],
      ['create function fits', usual],
      ['CREATE DOMAIN clinic.code', usual],
      ['CREATE TABLE clinic.patient', usual],
      ['CREATE TABLE country', 'public, clinic, util'],
      ['CREATE INDEX tidied', usual],
    ]);
    expect(text.match(/SET search_path FROM CURRENT/g)).toHaveLength(2);
    expect(text).toContain('CREATE SCHEMA IF NOT EXISTS util;');
    expect(codes).toEqual([]);
  });

  test('the database in which the names of a view are sought', () => {
    const sql = `use shop; create table item (id int primary key); create view one as select id from item;
      use crm; create table person (id int primary key); create view two as select p.id from person p, shop.item i;`;
    const { text } = written(sql, 'mysql', 'mysql');
    expect(text).toContain('SELECT id FROM `shop`.item'.toLowerCase());
    expect(text).toContain('select p.id from `crm`.person p, shop.item i');
    expect(written(sql.replace('use crm;', ''), 'mysql', 'mysql').text).toContain('select id from item');
  });

  test('the path along which the names of a view are sought', () => {
    const sql = `create schema clinic; set search_path to clinic, public; create table patient (id int);
      create view one as select id from patient; set search_path = "Other", clinic; create view clinic.two as select id from patient;
      reset search_path; create view clinic.three as select id from clinic.patient;`;
    const views = written(sql, 'postgresql', 'postgresql')
      .text.split(/(?=\bSET search_path|CREATE VIEW clinic.three)/)
      .slice(1);
    expect(views.map((view) => view.trim().split('\n'))).toEqual([
      ['SET search_path TO clinic, public;', expect.stringContaining('VIEW clinic.one'), 'RESET search_path;'],
      ['SET search_path TO "Other", clinic;', expect.stringContaining('VIEW clinic.two'), 'RESET search_path;'],
      [expect.stringContaining('VIEW clinic.three')],
    ]);
  });

  test("operators of MySQL alone are not carried to MariaDB, nor MariaDB's functions to MySQL", () => {
    const json =
      "create table t (a json, b varchar(9) as (a->>'$.b'), c varchar(9) default '->>'); create view v as select a->'$.x' from t;";
    const there = written(json, 'mysql', 'mariadb');
    expect(there.text).not.toContain('$.');
    expect(there.text).toContain("'->>'");
    expect(there.codes).toEqual(expect.arrayContaining(['ddl-generated-dropped', 'ddl-view-skipped']));
    expect(written(json, 'mysql', 'mysql').text).toContain("a->'$.x'");
    const next = 'create table t (a int); create view v as select nextval(s) from t;';
    expect(written(next, 'mariadb', 'mysql').codes).toContain('ddl-view-skipped');
  });

  test('a view that takes a part of a time keeps it, whatever stands before the column', () => {
    const sql = `create table public.t (id int, at date);
      create view kept as select extract(year from m.at) as y from public.t m;
      create view lost as select m.id from public.t m, elsewhere.t n;`;
    const { text, codes } = written(sql, 'postgresql', 'postgresql');
    expect(text).toContain('VIEW kept');
    expect(codes).toContain('ddl-view-skipped');
    expect(text).not.toContain('lost');
  });

  test('a view over a table the script does not have is left out, and those that read it', () => {
    const sql = `create table t (id int); create sequence s;
      create view whole as with w as (select id from t) select w.id, n from w, generate_series(1, 2) n, lateral (select 1) l;
      create view own as select last_value from s, pg_class, information_schema.tables i, public.t, pg_stat_statements;
      create view above as select * from part;
      create view part as select t.id from t where exists (select 1 from elsewhere.gone g where g.id = t.id);`;
    const { text, codes } = written(sql, 'postgresql', 'postgresql');
    expect([...text.matchAll(/VIEW (\w+)/g)].map(([, name]) => name)).toEqual(['whole', 'own']);
    expect(codes.filter((code) => code === 'ddl-view-skipped')).toHaveLength(2);
  });
});

describe('what only the database itself refuses', () => {
  test('Oracle has no ON DELETE NO ACTION', () => {
    const sql =
      'create table a (id int primary key); create table b (a int references a on delete no action, c int references a on delete cascade);';
    const { text, codes } = written(sql, 'postgresql', 'oracle');
    expect(text).not.toContain('NO ACTION');
    expect(text).toContain('ON DELETE CASCADE');
    expect(codes).not.toContain('ddl-foreign-key-changed');
  });

  test.each([
    "datetime not null default '0000-00-00 00:00:00'",
    "date default '2000-00-01'",
    'timestamp not null default 0',
  ])('MySQL 8 has no day of zero: %s', (type) => {
    const sql = `create table t (a ${type}, b datetime default '2024-10-20 00:00:00')`;
    const { text, codes } = written(sql, 'mysql', 'mysql');
    expect(text.match(/DEFAULT '?\d+/g)).toEqual(["DEFAULT '2024"]);
    expect(codes).toContain('ddl-default-dropped');
  });

  test('MySQL 8 indexes no expression that makes a text without a limit', () => {
    const sql =
      'create table t (a text, b varchar(40)); create index i on t (lower(a)); create index j on t (lower(b)); create index k on t (length(a));';
    const { text, codes } = written(sql, 'postgresql', 'mysql');
    expect(text).not.toContain('lower(`a`)');
    expect(text).toContain('lower(`b`)');
    expect(text).toContain('char_length(`a`)');
    expect(codes).toContain('ddl-index-dropped');
  });
});
