import { generate } from '@backsmith/engine';
import type { Dialect } from '@backsmith/sql';
import { describe, expect, test } from 'vitest';

/** Odd schemas in the words of tools, generated for each kind of store: a project, or a sentence that says what stands in the way. */

type Odd = {
  readonly tool: string;
  readonly dialect: Dialect;
  readonly sql: string;
  /** So many entities there are at least, on whatever database; what has no key there is listed. */
  readonly resources: number;
  /** What no database can hold. */
  readonly refused?: readonly string[];
};

const KEY_TYPES = [
  ...['xml', 'json', 'bytea', 'point', 'int4range', 'bit(3)', 'interval', 'timetz', 'inet', 'text[]', 'boolean'],
  ...['tsvector', '"char"', 'money', 'double precision', 'numeric', 'hstore', 'citext', 'pair', 'oid', 'name'],
];

/** What Java, Spring, JPA or a file system have, too. */
const TAKEN = [
  ...['Object', 'String', 'List', 'Record', 'Application', 'Controller', 'Page', 'Entity', 'Table', 'Id', 'Class'],
  ...['Specification', 'Pageable', 'ProblemDetail', 'Health', 'var', 'yield', 'sealed', '_', 'con', 'nul', 'Token'],
];

const ODD: readonly Odd[] = [
  {
    tool: 'pg_dump, every type there is',
    dialect: 'postgresql',
    sql: `CREATE TYPE public.pair AS (a integer, b text);
CREATE TYPE public.floatrange AS RANGE (subtype = double precision);
CREATE DOMAIN public.codes AS text[] CHECK (cardinality(VALUE) > 0);
CREATE TABLE public.zoo (id bigint NOT NULL, c1 "char", c2 name, c3 oid, c4 regclass, c5 tsvector, c6 tsquery, c7 xml, c8 jsonpath, c9 pg_lsn,
  c10 int4multirange, c11 tstzrange, c12 box, c13 point, c14 polygon, c15 circle, c16 line, c17 lseg, c18 path, c19 interval second(3),
  c20 interval year to month, c21 public.pair, c22 public.pair[], c23 public.floatrange, c24 public.codes, c25 bit(1), c26 bit varying,
  c27 timetz, c28 macaddr8, c29 cidr, c30 inet[], c31 money[], c32 numeric(1000,500), c33 numeric(3,-2), c34 integer[][], c35 bytea[],
  c36 character varying(10485760), c37 xid8, c38 txid_snapshot, c39 uuid[], c40 jsonb[], c41 public.codes[]);
ALTER TABLE ONLY public.zoo ADD CONSTRAINT zoo_pkey PRIMARY KEY (id);`,
    resources: 1,
  },
  {
    tool: 'pg_dump, keys of every type and references to them',
    dialect: 'postgresql',
    sql: `CREATE TYPE pair AS (a integer, b text);
${KEY_TYPES.map((type, at) => `CREATE TABLE k${at} (id ${type} NOT NULL PRIMARY KEY, note text); CREATE TABLE r${at} (id serial PRIMARY KEY, k ${type} REFERENCES k${at});`).join('\n')}`,
    resources: 27,
  },
  {
    tool: 'mysqldump, every type there is',
    dialect: 'mysql',
    sql: `CREATE TABLE \`zoo\` (\`id\` bigint(20) unsigned zerofill NOT NULL AUTO_INCREMENT, \`a\` year(4) DEFAULT '2020', \`b\` bit(64) DEFAULT b'0',
  \`c\` set(${Array.from({ length: 64 }, (_, at) => `'v${at}'`).join(',')}) DEFAULT 'v1,v2', \`d\` enum('','a','A ','é','😀','class') NOT NULL DEFAULT '',
  \`e\` decimal(65,30) DEFAULT 0, \`f\` double(10,2) unsigned zerofill, \`g\` varchar(0), \`h\` char(0) NOT NULL, \`i\` binary(255), \`j\` varbinary(60000),
  \`k\` time(6) DEFAULT '-838:59:59', \`l\` timestamp(6) NULL DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6), \`m\` date DEFAULT '0000-00-00',
  \`n\` geometry, \`o\` geometrycollection NOT NULL, \`p\` json DEFAULT (json_array()), \`q\` tinyint(1) unsigned, \`s\` longtext CHARACTER SET latin1,
  \`t\` int GENERATED ALWAYS AS (\`id\` + 1) VIRTUAL INVISIBLE, \`u\` float(53), \`v\` national varchar(5), PRIMARY KEY (\`id\`),
  FULLTEXT KEY \`ft\` (\`s\`), SPATIAL KEY \`sp\` (\`o\`), KEY \`fn\` ((lower(\`v\`)),\`a\`)) ENGINE=InnoDB;`,
    resources: 1,
  },
  {
    tool: 'SQL Server Management Studio, every type there is',
    dialect: 'sqlserver',
    sql: `CREATE TYPE [dbo].[Flag] FROM [bit] NOT NULL
GO
CREATE TYPE [dbo].[Ids] AS TABLE([Id] [int] NOT NULL)
GO
CREATE TABLE [dbo].[zoo]([Id] [uniqueidentifier] ROWGUIDCOL NOT NULL CONSTRAINT [DF_zoo] DEFAULT (newsequentialid()), [a] [hierarchyid] NULL,
  [b] [sql_variant] NULL, [c] [geography] NULL, [d] [geometry] NULL, [e] [timestamp] NOT NULL, [f] [xml](CONTENT [dbo].[x]) NULL,
  [g] [xml] COLUMN_SET FOR ALL_SPARSE_COLUMNS NULL, [h] [int] SPARSE NULL, [i] [dbo].[Flag] NOT NULL, [j] [varbinary](max) FILESTREAM NULL,
  [k] [nvarchar](max) MASKED WITH (FUNCTION = 'default()') NULL, [l] AS (isnull([h],(0))+(1)) PERSISTED NOT NULL, [m] AS (dateadd(day,1,getdate())),
  [n] [datetimeoffset](7) NULL, [o] [time](0) NULL, [p] [smallmoney] NULL, [q] [real] NULL, [r] [decimal](38, 38) NULL, [s] [ntext] NULL,
  [t] [image] NULL, [u] [smalldatetime] NULL, [v] [sysname] NOT NULL, [w] [char](8000) NULL, [x] [json] NULL, [y] [vector](3) NULL,
  CONSTRAINT [PK_zoo] PRIMARY KEY NONCLUSTERED HASH ([Id]) WITH (BUCKET_COUNT = 1024)) WITH (MEMORY_OPTIMIZED = ON, DURABILITY = SCHEMA_ONLY)
GO`,
    resources: 1,
  },
  {
    tool: 'Oracle SQL Developer Data Modeler, every type there is',
    dialect: 'oracle',
    sql: `CREATE OR REPLACE TYPE addr_t AS OBJECT (street VARCHAR2(40), zip NUMBER(5));
/
CREATE OR REPLACE TYPE phones_t AS VARRAY(10) OF VARCHAR2(20);
/
CREATE TABLE zoo (id NUMBER(*,0) GENERATED BY DEFAULT ON NULL AS IDENTITY NOT NULL, a TIMESTAMP(9) WITH LOCAL TIME ZONE, b INTERVAL DAY(9) TO SECOND(9),
  c INTERVAL YEAR(9) TO MONTH, d LONG RAW, e BFILE, f ROWID, g UROWID(4000), h FLOAT(126), i BINARY_DOUBLE, j NUMBER(5,-2), k NUMBER(38,127), l NCLOB,
  m SYS.ANYDATA, n addr_t, o phones_t, q XMLTYPE, r MDSYS.SDO_GEOMETRY, s GENERATED ALWAYS AS (j * 2) VIRTUAL, t RAW(2000), u VARCHAR2(32767),
  v BOOLEAN, w JSON, x VECTOR(3, FLOAT32), y NUMBER, CONSTRAINT zoo_pk PRIMARY KEY (id));`,
    resources: 1,
  },
  {
    tool: 'DB Browser for SQLite, no types and odd ones',
    dialect: 'sqlite',
    sql: `CREATE TABLE zoo (a, b PRIMARY KEY, c UNSIGNED BIG INT(20,5), d "my type", e VARYING CHARACTER(255), h "", [x y] INT,
  \`q\` TEXT CHECK (q GLOB '[a-z]*'), "😀" ANY, i AS (a || b) STORED) WITHOUT ROWID;
CREATE TABLE only_key (x INTEGER PRIMARY KEY);
CREATE TABLE empty_name ("" TEXT, " " TEXT, "id" INTEGER PRIMARY KEY);`,
    resources: 2,
    refused: ['ddl-name-unsayable'],
  },
  {
    tool: 'DataGrip, tables of next to nothing and circles',
    dialect: 'postgresql',
    sql: `create table nothing ();
create table only_key (id int primary key);
create table only_identity (id int generated always as identity primary key);
create table only_bytes (b bytea);
create table only_computed (a int generated always as (1 + 1) stored, id int primary key generated always as identity);
create table only_secret (password text primary key);
create table only_reference (id int primary key references only_key);
create table only_self (id int primary key references only_self);
create table chicken (id int primary key, egg int not null);
create table egg (id int primary key references chicken);
alter table chicken add foreign key (egg) references egg;
create table a1 (id int primary key); create table b1 (id int primary key);
alter table a1 add foreign key (id) references b1; alter table b1 add foreign key (id) references a1;
create table both_ways (a int references only_key, b int references only_key, primary key (a, b), unique (b, a));
create table overlapping (x int, y int, z int, primary key (x, y, z), foreign key (x, y) references both_ways,
  foreign key (y, z) references both_ways, foreign key (x) references only_key);
create view empty_view as select; create view one as select 1;`,
    resources: 12,
  },
  {
    tool: 'pgAdmin, names that are taken in Java',
    dialect: 'postgresql',
    sql: TAKEN.map(
      (name) =>
        `CREATE TABLE "${name}" (id serial PRIMARY KEY, "class" int, "getClass" text, hash_code int, "toString" text, "this" text, "null" int, "page" int, "sort" text, "ids" int, version int);`,
    ).join('\n'),
    resources: TAKEN.length,
  },
  {
    tool: 'a view over a view over 1,600 columns',
    dialect: 'postgresql',
    sql: `CREATE TABLE t (id int PRIMARY KEY, ${Array.from({ length: 1599 }, (_, at) => `c${at} int`).join(', ')});
CREATE VIEW v AS SELECT * FROM t; CREATE VIEW w AS SELECT * FROM v;`,
    resources: 1,
    refused: ['ddl-table-too-wide'],
  },
];

const DATABASES = ['postgresql', 'mysql', 'sqlserver', 'oracle', 'mongodb'] as const;

describe('odd schemas', () => {
  test.each(ODD)(
    '$tool',
    ({ dialect, sql, resources, refused = [] }) => {
      for (const database of DATABASES) {
        const features = { swagger: true, exceptionHandler: true, security: true };
        const { value, diagnostics } = generate(
          Buffer.from(sql),
          {
            ...{ projectName: 'odd', packageName: 'com.acme.odd', architecture: 'monolithic', features },
            ...{ database, javaVersion: 21, layout: 'layer' },
          },
          () => undefined,
          { dialect },
        );
        const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && !refused.includes(code));
        expect(errors, database).toEqual([]);
        const paths = value?.system.services.flatMap((service) => service.resources.map(({ path }) => path)) ?? [];
        expect(paths.length, database).toBeGreaterThanOrEqual(resources);
        expect(new Set(paths).size, database).toBe(paths.length);
      }
    },
    60_000,
  );
});
