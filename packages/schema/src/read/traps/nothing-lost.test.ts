import type { Dialect } from '@backsmith/sql';
import { describe, expect, test } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { outline } from '../testing/outline.ts';

type Said = readonly [code: string, place: string];

function read(sql: string, dialect: Dialect): { readonly tables: readonly string[]; readonly said: readonly Said[] } {
  const { diagnostics } = readSchema(sql, { dialect });
  return {
    tables: outline(sql, { dialect }),
    said: diagnostics.map(({ code, line, column }) => [code, `${line}:${column}`] as const),
  };
}

describe('words that are not read are said', () => {
  test('a comma that is missing on the same line costs no column', () => {
    const sql = `create table a (id serial primary key name varchar(40) not null, price int);
create table b (id serial primary key, a_id int references a(id) title varchar(10), check (id > 1) note text);`;
    const { tables, said } = read(sql, 'postgresql');
    expect(tables).toEqual(expect.arrayContaining(['a(id*!+, name!, price)', 'b(id*!+, a_id, title, note)']));
    expect(said).toEqual([
      ['missing-comma', '1:39'],
      ['missing-comma', '2:66'],
      ['missing-comma', '2:100'],
    ]);
  });

  test.each<[Dialect, string, string]>([
    ['postgresql', 'create table t (a int fancy, b int)', '1:23'],
    ['postgresql', 'create table t (a int default 3 ohno, b int)', '1:33'],
    ['postgresql', 'create table t (a int, constraint u unique (a) whatever, b int)', '1:48'],
    ['postgresql', 'create table t (a int, b int, primary key (a b))', '1:43'],
    ['postgresql', 'create table t (a int, b int, foreign key (a b) references t (a))', '1:46'],
    ['postgresql', 'create table t (a int) withot oids', '1:24'],
    ['postgresql', 'create table t (a int); create index i on t (a) wherever (a > 1)', '1:49'],
    ['postgresql', 'create table t (a int); create index i on t (a), b', '1:48'],
    ['postgresql', 'create table t (a int, b int); create index i on t (a "b")', '1:55'],
    ['mysql', 'create table t (a int, b int, key k (a b))', '1:40'],
    ['mysql', 'create table t (a int, key k (a) commnt 3, b int)', '1:34'],
    ['mysql', 'create table t (a text, key k l (a(9)))', '1:31'],
    ['sqlite', 'create table t (a int); create index i on t (a nocase)', '1:48'],
    ['oracle', 'create table t (a number); create index i on t (a) tablspace x', '1:52'],
    ['sqlserver', 'create table t (a int, index i (a) widh (x = 1), b int)', '1:36'],
    ['postgresql', 'create table t (a int); alter table t alter a set default 3 ohno', '1:61'],
    ['postgresql', 'create table t (a int); alter table t rename a to b ohno', '1:53'],
    ['mysql', 'create table t (a int, b int); alter table t drop column b ohno', '1:60'],
    ['postgresql', 'create sequence s start 5 ohno increment 2; create table t (a int)', '1:27'],
    ['postgresql', 'create table t (a int generated always as identity (start 5 ohno))', '1:61'],
    ['postgresql', "create domain d as text ohno not null default 'x'; create table t (a d)", '1:25'],
    ['postgresql', "create type e as enum ('a') ohno; create table t (a e)", '1:29'],
    ['postgresql', "create table t (a int); comment on column t.a is 'x' ohno", '1:54'],
    ['mysql', 'create table t (a int autoincrement_, b int) engine=InnoDB', '1:23'],
    ['mysql', 'create table t (a int) engine=InnoDB defalt charset=utf8', '1:38'],
    ['mysql', 'create table t (a int); alter table t engine=InnoDB auto_increment=5 defalt charset=utf8', '1:70'],
    ['mysql', 'create table t (a int); drop table if exists v w', '1:48'],
    ['postgresql', 'create table t (a int); drop table v cascade and more', '1:46'],
    ['oracle', 'create table t (a number(3) not nul, b number) tablespace users', '1:29'],
    ['sqlserver', 'create table t (a int idenity(1,1), b int) on [PRIMARY]', '1:23'],
  ])('%s: %s', (dialect, sql, place) => {
    expect(read(sql, dialect).said).toEqual(expect.arrayContaining([['unread-words', place]]));
  });

  test.each<[Dialect, string]>([
    [
      'postgresql',
      'create table t (a int primary key with (fillfactor=70) using index tablespace x, b text collate "C" storage external compression lz4, constraint c check (a > 1) no inherit not valid, unique (b) include (a)) with (autovacuum_enabled=false) tablespace y',
    ],
    [
      'postgresql',
      'create table t (a int) partition by range (a); create table t1 partition of t for values from (1) to (2) with (fillfactor=50) tablespace z; create table t2 partition of t default',
    ],
    [
      'mysql',
      "create table t (a int unsigned zerofill not null auto_increment comment 'x', b varchar(9) character set latin1 collate latin1_bin column_format fixed storage disk, primary key (a) using btree comment 'k', key (b) key_block_size=8) engine=InnoDB auto_increment=7 default charset=utf8mb4 collate=utf8mb4_bin row_format=dynamic stats_persistent=0 comment='t' data directory='/x'",
    ],
    [
      'mysql',
      'create table t (a int) engine=InnoDB partition by range (a) (partition p0 values less than (3) engine=InnoDB, partition p1 values less than maxvalue)',
    ],
    [
      'oracle',
      'create table t (a number(3) generated by default on null as identity not null enable, b clob, constraint p primary key (a) using index pctfree 10 initrans 2 tablespace x storage (initial 64K) enable) segment creation immediate pctfree 10 pctused 40 nocompress logging tablespace x storage (initial 1M) lob (b) store as securefile (tablespace x) cache noparallel',
    ],
    [
      'oracle',
      'create table t (a number(3)) organization index including a overflow tablespace y row store compress advanced',
    ],
    [
      'sqlserver',
      'create table [t] ([a] [int] identity(1,1) not for replication not null, [b] [nvarchar](max) collate Latin1_General_CI_AS sparse null, constraint [p] primary key clustered ([a] asc) with (pad_index = off, fillfactor = 80) on [PRIMARY]) on [PRIMARY] textimage_on [PRIMARY]',
    ],
    ['sqlserver', 'create table [t] ([a] [int] not null) on [ps]([a]) with (data_compression = page)'],
    [
      'postgresql',
      'create table t (a text, b int); create unique index concurrently if not exists i on only t using btree (a collate "C" text_pattern_ops desc nulls last, (b + 1), lower(a)) include (b) nulls not distinct with (fillfactor = 70) tablespace x where b > 1 and a is not null',
    ],
    [
      'mysql',
      'create table t (a varchar(99), b int, key k using btree (a(9) desc, b) key_block_size=8 visible, unique key u (b) using hash); create unique index i using btree on t (a asc) algorithm=inplace lock=none',
    ],
    [
      'oracle',
      'create table t (a varchar2(9), b number); create unique index i on t (upper(a), b desc) pctfree 10 initrans 2 storage (initial 64K) tablespace x logging compress 1 parallel 4 online; create bitmap index j on t (b) local (partition p1 tablespace y) nologging compute statistics',
    ],
    [
      'sqlserver',
      'create table t (a int, b int index k nonclustered not null, index l (a, b) with (pad_index = off)); create unique nonclustered index i on t (a asc) include (b) where (b > 1) with (pad_index = off, online = on) on [PRIMARY]',
    ],
    [
      'postgresql',
      'create sequence if not exists s as bigint increment by 2 minvalue 1 no maxvalue start with 5 cache 20 no cycle owned by none; alter sequence s owner to me; create table t (a int generated by default as identity (sequence name x start with 1 increment by 1 no minvalue no maxvalue cache 1)); alter table only t alter column a type bigint using a::bigint; alter table t drop constraint if exists c cascade; create domain d as text null check (value > 1)',
    ],
    [
      'oracle',
      'create sequence s minvalue 1 maxvalue 9999999999999999999999999999 increment by 1 start with 20 cache 20 noorder nocycle nokeep noscale global; create table t (a number(3)); alter table t drop column a cascade constraints; alter table t drop constraint c keep index',
    ],
    [
      'sqlite',
      'create table t (a text, b int); create unique index i on t (a collate nocase asc, b + 1, case when b then 1 end, not b) where b is not null',
    ],
    [
      'sqlite',
      'create table t (a integer primary key on conflict ignore autoincrement, b text, unique (b) on conflict replace) strict, without rowid',
    ],
  ])('%s: storage and states are no findings: %s', (dialect, sql) => {
    const codes = read(sql, dialect).said.map(([code]) => code);
    expect(codes.filter((code) => code === 'unread-words' || code === 'missing-comma')).toEqual([]);
  });
});

describe('what stands behind an index', () => {
  test.each<[Dialect, string, Readonly<Record<string, unknown>>]>([
    [
      'postgresql',
      'create table t (a text, b int); create index i on t using gist (a collate "C" gist_trgm_ops (siglen = 32) desc) include (b) with (fillfactor = 70) where b > 1',
      {
        method: 'gist',
        parts: [{ column: 'a', collation: 'C', operatorClass: 'gist_trgm_ops(siglen = 32)', descending: true }],
        include: ['b'],
        storage: 'fillfactor = 70',
        where: 'b > 1',
      },
    ],
    [
      'sqlite',
      'create table t (a text); create unique index i on t (a collate nocase)',
      { unique: true, parts: [{ column: 'a', collation: 'nocase' }] },
    ],
  ])('%s: %s is kept', (dialect, sql, index) => {
    const { value, diagnostics } = readSchema(sql, { dialect });
    expect(value.schema.tables[0]?.indexes).toMatchObject([index]);
    expect(diagnostics).toEqual([]);
  });

  test.each<[Dialect, string]>([
    ['mysql', "create table t (a text, fulltext key k (a) with parser ngram comment 'by words')"],
    ['mysql', 'create table t (a int); create index i on t (a) invisible'],
    ['oracle', "create table t (a clob); create index i on t (a) indextype is ctxsys.context parameters ('sync')"],
    ['sqlserver', 'create table t (a int); create unique index i on t (a) with (pad_index = off, ignore_dup_key = on)'],
  ])('%s: %s is said where no schema holds it', (dialect, sql) => {
    expect(new Set(read(sql, dialect).said.map(([code]) => code))).toEqual(new Set(['index-option']));
  });

  test.each<[Dialect, string]>([
    ['postgresql', 'create table t (a int); create index i on t (gone)'],
    ['mysql', 'create table t (a int, key k (a, gone))'],
    ['sqlserver', 'create table t (a int); create clustered columnstore index i on t'],
  ])('%s: an index that cannot be is said: %s', (dialect, sql) => {
    const { value, diagnostics } = readSchema(sql, { dialect });
    expect(value.schema.tables[0]?.indexes).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toHaveLength(1);
  });
});

test.each(['cycle', 'maxvalue 99'])('a sequence that ends is said: %s', (limit) => {
  const { diagnostics } = readSchema(`create sequence s ${limit}; create table t (a int)`, { dialect: 'postgresql' });
  expect(diagnostics).toEqual([expect.objectContaining({ code: 'sequence-limit', severity: 'info', column: 19 })]);
});

describe('statements put together when they run', () => {
  test('make no columns and no tables with names that stand nowhere', () => {
    const sql = `CREATE TABLE emp (id NUMBER(10));
BEGIN
  EXECUTE IMMEDIATE 'ALTER TABLE emp ADD (' || x.c || ' VARCHAR2(10))';
  EXECUTE IMMEDIATE 'ALTER TABLE emp ADD ' || c || ' ' || t;
  EXECUTE IMMEDIATE 'ALTER TABLE emp ADD (fix NUMBER(3), col_' || c || ' NUMBER)';
  EXECUTE IMMEDIATE 'CREATE TABLE ' || c || '_log (id NUMBER)';
END;
/`;
    const { tables, said } = read(sql, 'oracle');
    expect(tables).toEqual(['emp(id, fix)']);
    expect(said.map(([code, place]) => [code, place.split(':')[0]])).toEqual([
      ['dynamic-column', '3'],
      ['dynamic-column', '4'],
      ['dynamic-column', '5'],
      ['dynamic-statement', '6'],
    ]);
  });
});

describe('what the reader assumes or leaves behind', () => {
  test('a dialect that little speaks for', () => {
    const { diagnostics } = readSchema('create table t (a int primary key)');
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'dialect-guessed', severity: 'info' })]);
    expect(readSchema('create table t (a int) engine=InnoDB default charset=utf8').diagnostics).toEqual([]);
  });

  test('partitions, however MySQL is told of them', () => {
    const sql =
      'create table a (id int) partition by hash (id) partitions 4; create table b (id int); alter table b partition by key () partitions 2;';
    expect(read(sql, 'mysql').said.map(([code]) => code)).toEqual(['partitioning-ignored', 'partitioning-ignored']);
  });

  test('partitions that Oracle names behind what it keeps of large objects, and the schemes of SQL Server', () => {
    const sql = `CREATE TABLE "T" ("ID" NUMBER, "AT" DATE, "DOC" BLOB) SEGMENT CREATION DEFERRED
      LOB ("DOC") STORE AS SECUREFILE (TABLESPACE "USERS" CACHE)
      PARTITION BY RANGE ("AT") INTERVAL (NUMTOYMINTERVAL(1,'MONTH')) (PARTITION "P0" VALUES LESS THAN (TO_DATE('2020-01-01')));`;
    expect(read(sql, 'oracle').said.map(([code]) => code)).toEqual(['partitioning-ignored']);
    const onScheme =
      'CREATE TABLE [t]([id] [int] NOT NULL, [at] [date] NULL) ON [ps]([at])\nGO\nCREATE TABLE [u]([id] [int]) ON [PRIMARY]';
    expect(read(onScheme, 'sqlserver').said.map(([code]) => code)).toEqual(['partitioning-ignored']);
  });

  test('triggers and routines are warnings, and findings stand in the order of their lines', () => {
    const sql = `create table a (id int references gone (id));
create trigger tr before insert on a for each row execute function f();
create table b (id strange);
insert into a values (1);`;
    const { diagnostics } = readSchema(sql, { dialect: 'postgresql' });
    expect(diagnostics.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(diagnostics.find(({ code }) => code === 'trigger-ignored')?.severity).toBe('warning');
  });
});

describe('what is said of a type later', () => {
  test('is named where it is left out', () => {
    const source = `CREATE TYPE pair AS (a int);
ALTER TYPE pair OWNER TO nobody;
ALTER TYPE pair ADD ATTRIBUTE b int;
CREATE TABLE t (id int PRIMARY KEY, both pair);`;
    const found = readSchema(source).diagnostics.filter(({ code }) => code === 'definition-ignored');
    expect(found.map(({ line, message }) => [line, message])).toEqual([[3, 'A change of a type is not carried over.']]);
  });
});
