import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { writeDdl } from '../../ddl/write-ddl.ts';
import type { DdlTarget } from '../../ddl/targets.ts';
import { readSchema } from '../read-schema.ts';

function said(sql: string, dialect: Dialect): readonly string[] {
  return readSchema(sql, { dialect }).diagnostics.map(({ severity, code, line }) => `${severity} ${code} ${line}`);
}

function written(sql: string, dialect: Dialect, target: DdlTarget): string {
  return writeDdl(readSchema(sql, { dialect }).value.schema, target).value.text;
}

/** What a statement says besides what a schema holds: lost, but not without a word. */
describe('what no schema holds is said', () => {
  it.each<readonly [Dialect, string, string]>([
    [
      'mysql',
      "CREATE TABLE `f` (`id` int NOT NULL, PRIMARY KEY (`id`)) ENGINE=FEDERATED DEFAULT CHARSET=utf8mb4 CONNECTION='mysql://u@h/d/f';",
      'warning rows-elsewhere 1',
    ],
    [
      'mariadb',
      'CREATE TABLE `c` (`id` int(11) NOT NULL) ENGINE=CONNECT DEFAULT CHARSET=utf8mb4;',
      'warning rows-elsewhere 1',
    ],
    [
      'mysql',
      'CREATE TABLE `m` (`id` int NOT NULL) ENGINE=MRG_MyISAM DEFAULT CHARSET=utf8mb4 UNION=(`a`,`b`);',
      'warning rows-elsewhere 1',
    ],
    [
      'postgresql',
      "CREATE FOREIGN TABLE public.f (\n    id integer NOT NULL,\n    note text\n)\nSERVER other\nOPTIONS (\n    table_name 'f'\n);",
      'warning rows-elsewhere 5',
    ],
    [
      'oracle',
      'CREATE TABLE "S"."X" ("ID" NUMBER(9,0), "NAME" VARCHAR2(9))\n   ORGANIZATION EXTERNAL ( TYPE ORACLE_LOADER DEFAULT DIRECTORY "D" LOCATION (\'x.csv\')) REJECT LIMIT UNLIMITED;',
      'warning rows-elsewhere 2',
    ],
    [
      'sqlserver',
      "CREATE EXTERNAL TABLE [dbo].[x] ([id] [int] NOT NULL) WITH (DATA_SOURCE = [s], LOCATION = N'/x');",
      'warning rows-elsewhere 1',
    ],
    ['oracle', 'CREATE TABLE t (id NUMBER(9) PRIMARY KEY) READ ONLY;', 'warning rows-fixed 1'],
    ['oracle', 'CREATE TABLE t (id NUMBER(9) PRIMARY KEY);\nALTER TABLE t READ ONLY;', 'warning rows-fixed 2'],
    [
      'oracle',
      'CREATE IMMUTABLE TABLE t (id NUMBER(9)) NO DROP UNTIL 16 DAYS IDLE NO DELETE UNTIL 16 DAYS AFTER INSERT;',
      'warning rows-fixed 1',
    ],
    [
      'sqlserver',
      'CREATE TABLE [l] ([id] [int] NOT NULL) WITH (LEDGER = ON (APPEND_ONLY = ON));',
      'warning rows-fixed 1',
    ],
    [
      'sqlserver',
      "CREATE TABLE [t] ([id] [int] NOT NULL, [ssn] [char](11) COLLATE Latin1_General_BIN2 ENCRYPTED WITH (COLUMN_ENCRYPTION_KEY = [k], ENCRYPTION_TYPE = Deterministic, ALGORITHM = 'AEAD_AES_256_CBC_HMAC_SHA_256') NULL);",
      'warning encryption-dropped 1',
    ],
    [
      'sqlserver',
      'CREATE TABLE [t] ([id] [int] NOT NULL, CONSTRAINT [u] UNIQUE NONCLUSTERED ([id] ASC) WITH (PAD_INDEX = OFF, IGNORE_DUP_KEY = ON) ON [PRIMARY]);',
      'info index-option 1',
    ],
    [
      'sqlite',
      'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT UNIQUE ON CONFLICT REPLACE);',
      'warning conflict-clause 1',
    ],
    ['sqlite', 'CREATE TABLE t (id INTEGER PRIMARY KEY ON CONFLICT IGNORE);', 'warning conflict-clause 1'],
    [
      'sqlite',
      'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, UNIQUE (a) ON CONFLICT IGNORE);',
      'warning conflict-clause 1',
    ],
    [
      'oracle',
      'CREATE TABLE t (id NUMBER(9) PRIMARY KEY, CONSTRAINT c CHECK (id > 0) DEFERRABLE INITIALLY DEFERRED ENABLE);',
      'info check-deferrable 1',
    ],
    ['oracle', 'CREATE TABLE t (id NUMBER(9) CHECK (id > 0) INITIALLY DEFERRED);', 'info check-deferrable 1'],
    [
      'postgresql',
      "CREATE TABLE t (id int);\nCREATE VIEW public.v WITH (security_barrier='true') AS\n SELECT t.id\n   FROM t\n  WITH CASCADED CHECK OPTION;",
      'info view-option 5',
    ],
    [
      'postgresql',
      "CREATE TABLE t (id int);\nCREATE VIEW public.v WITH (security_invoker='true') AS\n SELECT t.id\n   FROM t;",
      'info view-option 2',
    ],
    [
      'mysql',
      'CREATE TABLE t (id int);\nCREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `v` AS select `t`.`id` AS `id` from `t` where (`t`.`id` > 1) WITH CASCADED CHECK OPTION;',
      'info view-option 2',
    ],
    [
      'oracle',
      'CREATE TABLE t (id NUMBER(9));\nCREATE OR REPLACE FORCE VIEW "S"."V" ("ID") AS SELECT id FROM t WITH READ ONLY;',
      'info view-option 2',
    ],
    [
      'postgresql',
      'CREATE TABLE t (id int);\nCREATE MATERIALIZED VIEW m AS SELECT id FROM t WITH NO DATA;\nCREATE UNIQUE INDEX m_id ON public.m USING btree (id);',
      'info index-of-view 3',
    ],
    ['postgresql', 'CREATE UNLOGGED SEQUENCE s;\nCREATE SEQUENCE t;', 'info sequence-unlogged 1'],
    ['postgresql', 'CREATE SEQUENCE s;\nALTER SEQUENCE s SET UNLOGGED;', 'info sequence-unlogged 1'],
    [
      'postgresql',
      'CREATE TABLE p (id int PRIMARY KEY);\nCREATE TABLE t (p int REFERENCES p);\nALTER TABLE p DISABLE TRIGGER ALL;',
      'warning triggers-switched-off 3',
    ],
    [
      'postgresql',
      'CREATE TABLE t (id int CONSTRAINT n NOT NULL);\nALTER TABLE t ALTER CONSTRAINT n NO INHERIT;',
      'warning unknown-alter 2',
    ],
    [
      'oracle',
      'CREATE TABLE t (id NUMBER(9) GENERATED BY DEFAULT ON NULL FOR INSERT AND UPDATE AS IDENTITY PRIMARY KEY);',
      'warning default-of-updates 1',
    ],
    [
      'sqlserver',
      'CREATE TABLE t (id int);\nGO\nCREATE VIEW v WITH SCHEMABINDING AS SELECT id FROM dbo.t;\nGO\nCREATE UNIQUE CLUSTERED INDEX i ON v (id);',
      'info index-of-view 5',
    ],
  ])('%s: %s', (dialect, sql, finding) => {
    expect(said(sql, dialect)).toContain(finding);
    expect(said(sql, dialect).join()).not.toContain('unread-words');
  });

  it.each<readonly [Dialect, string]>([
    ['mysql', 'CREATE TABLE t (id int NOT NULL) ENGINE=MyISAM;'],
    ['oracle', 'CREATE TABLE t (id NUMBER(9)) READ WRITE;'],
    ['sqlite', 'CREATE TABLE t (id INTEGER PRIMARY KEY ON CONFLICT ABORT, a TEXT NOT NULL ON CONFLICT FAIL);'],
    ['sqlserver', 'CREATE TABLE t (id int, CONSTRAINT u UNIQUE (id) WITH (IGNORE_DUP_KEY = OFF));'],
    ['postgresql', 'CREATE TABLE t (id int); CREATE MATERIALIZED VIEW m AS SELECT id FROM t WITH NO DATA;'],
    ['postgresql', 'CREATE TABLE t (id int); CREATE UNLOGGED SEQUENCE s; ALTER SEQUENCE s SET LOGGED;'],
    ['postgresql', 'CREATE UNLOGGED TABLE t (id int); CREATE UNLOGGED SEQUENCE s; ALTER SEQUENCE s OWNED BY t.id;'],
    [
      'postgresql',
      'CREATE TABLE t (id int PRIMARY KEY, up int REFERENCES t); ALTER TABLE t DISABLE TRIGGER ALL; ALTER TABLE t ENABLE TRIGGER ALL;',
    ],
    ['postgresql', 'CREATE TABLE t (id int); ALTER TABLE t DISABLE TRIGGER ALL;'],
  ])('%s: what says nothing more is no finding: %s', (dialect, sql) => {
    expect(said(sql, dialect)).toEqual([]);
  });
});

describe('what a schema holds is carried over', () => {
  it('numbers for rows that say NULL, of Oracle', () => {
    const sql =
      'CREATE TABLE t (id NUMBER(9) GENERATED BY DEFAULT ON NULL AS IDENTITY (START WITH 5) PRIMARY KEY, a NUMBER(9));';
    expect(written(sql, 'oracle', 'oracle')).toContain('GENERATED BY DEFAULT ON NULL AS IDENTITY (START WITH 5)');
    const later = `CREATE TABLE t (id NUMBER(9) PRIMARY KEY);
      ALTER TABLE t MODIFY id GENERATED BY DEFAULT ON NULL FOR INSERT ONLY AS IDENTITY;`;
    expect(written(later, 'oracle', 'oracle')).toContain('GENERATED BY DEFAULT ON NULL AS IDENTITY');
    expect(said(later, 'oracle')).toEqual([]);
  });

  it('tables of SQLite that take values of the types of their columns only', () => {
    const sql = `CREATE TABLE t (id INTEGER PRIMARY KEY, a any, b TEXT NOT NULL) STRICT;
      CREATE TABLE u (id TEXT PRIMARY KEY) WITHOUT ROWID, STRICT; CREATE TABLE w (strict STRICT);`;
    expect(written(sql, 'sqlite', 'sqlite').match(/\)( STRICT)?;/g)).toEqual([') STRICT;', ') STRICT;', ');']);
    expect(written(sql, 'sqlite', 'postgresql')).not.toContain('STRICT');
  });

  it('a NOT NULL that is not handed on holds for its own table alone', () => {
    const sql = `CREATE TABLE p (a int NOT NULL NO INHERIT, b int, c int, d int, NOT NULL b NO INHERIT, NOT NULL c,
        CONSTRAINT d_there NOT NULL d NO INHERIT);
      CREATE TABLE h (x int) INHERITS (p);
      ALTER TABLE p ADD COLUMN e int NOT NULL NO INHERIT, ADD COLUMN f int NOT NULL, ADD COLUMN g int,
        ADD CONSTRAINT g_there NOT NULL g, ADD COLUMN i int, ADD NOT NULL i NO INHERIT;`;
    const { tables } = readSchema(sql, { dialect: 'postgresql' }).value.schema;
    expect(said(sql, 'postgresql')).toEqual([]);
    expect(tables.map(({ columns }) => columns.flatMap(({ name, notNull }) => (notNull ? name : [])).join(''))).toEqual(
      ['abcdefgi', 'cfg'],
    );
  });

  it('a check that is not handed on holds for its own table alone', () => {
    const sql = `CREATE TABLE public.cities (
    name text,
    CONSTRAINT known CHECK ((name <> ''::text)) NO INHERIT
);
CREATE TABLE public.capitals (
    state character(2)
)
INHERITS (public.cities);
ALTER TABLE public.cities ADD CONSTRAINT later CHECK (name <> 'x') NO INHERIT;
ALTER TABLE public.cities ADD COLUMN n int CHECK (n > 0) NO INHERIT, ADD CHECK (n < 9);`;
    const { tables } = readSchema(sql, { dialect: 'postgresql' }).value.schema;
    expect(tables.map(({ checks }) => checks.map(({ expression }) => expression))).toEqual([
      ["name <> ''::text", "name <> 'x'", 'n > 0', 'n < 9'],
      ['n < 9'],
    ]);
  });

  it('a key that is looked at when the transaction ends', () => {
    const sql = `CREATE TABLE a (id int PRIMARY KEY DEFERRABLE INITIALLY DEFERRED);
      CREATE TABLE b (id int, CONSTRAINT b_key PRIMARY KEY (id) DEFERRABLE);`;
    expect(written(sql, 'postgresql', 'postgresql')).toMatch(
      /PRIMARY KEY \(id\) DEFERRABLE INITIALLY DEFERRED\n[^]*b_key PRIMARY KEY \(id\) DEFERRABLE INITIALLY IMMEDIATE\n/,
    );
    const elsewhere = writeDdl(readSchema(sql, { dialect: 'postgresql' }).value.schema, 'mysql');
    expect(elsewhere.value.text).not.toContain('DEFERRABLE');
    expect(elsewhere.diagnostics.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '1 ddl-key-changed',
      '2 ddl-key-changed',
    ]);
  });

  it('that no two rows are without a value, through the index a key is made of', () => {
    const sql = `CREATE TABLE t (a int); CREATE UNIQUE INDEX i ON t (a) NULLS NOT DISTINCT;
      ALTER TABLE t ADD CONSTRAINT k UNIQUE USING INDEX i;`;
    expect(written(sql, 'postgresql', 'postgresql')).toContain('CONSTRAINT k UNIQUE NULLS NOT DISTINCT (a)');
  });

  it('a default that stands in for NULL, which the column never has', () => {
    const sql = `CREATE TABLE t (id NUMBER(9) PRIMARY KEY, a NUMBER(9) DEFAULT ON NULL 5, b NUMBER(9) DEFAULT 5);
      ALTER TABLE t ADD (c VARCHAR2(9) DEFAULT ON NULL 'x'); ALTER TABLE t MODIFY (b DEFAULT ON NULL 7);`;
    const { columns = [] } = readSchema(sql, { dialect: 'oracle' }).value.schema.tables[0] ?? {};
    expect(columns.map(({ notNull }) => notNull)).toEqual([true, true, true, true]);
    expect(written(sql, 'oracle', 'oracle').match(/DEFAULT.*NULL/g)).toEqual([
      'DEFAULT ON NULL 5 NOT NULL',
      'DEFAULT ON NULL 7 NOT NULL',
      "DEFAULT ON NULL 'x' NOT NULL",
    ]);
    expect(written(sql, 'oracle', 'postgresql')).not.toContain('ON NULL');
  });

  it('no index over vectors is taken for a column', () => {
    const sql = 'CREATE TABLE t (id int PRIMARY KEY, v vector(3) NOT NULL, VECTOR INDEX near (v) M=6 DISTANCE=cosine);';
    const { columns = [] } = readSchema(sql, { dialect: 'mariadb' }).value.schema.tables[0] ?? {};
    expect(columns.map(({ name }) => name)).toEqual(['id', 'v']);
    const vector = readSchema('CREATE TABLE t (vector int, vector_index int)', { dialect: 'mariadb' });
    expect(vector.value.schema.tables[0]?.columns.map(({ name }) => name)).toEqual(['vector', 'vector_index']);
  });
});
