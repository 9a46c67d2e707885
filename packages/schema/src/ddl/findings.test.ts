import type { Dialect } from '@backsmith/sql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import type { DdlCode } from './report.ts';
import type { DdlTarget } from './targets.ts';
import { writeDdl } from './write-ddl.ts';

type Case = readonly [code: DdlCode, from: Dialect, to: DdlTarget, sql: string, message: string];

const LONG = 'n'.repeat(70);
const PARENT = 'CREATE TABLE p (id int PRIMARY KEY);';

/** For everything the writer can have to say a source that makes it say so, and its words. */
const CASES: readonly Case[] = [
  [
    'ddl-type-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE stay (length interval)',
    'Table "stay" (length): interval is written as varchar(80): an interval becomes its text.',
  ],
  [
    'ddl-type-changed',
    'oracle',
    'mysql',
    'CREATE TABLE p (a varchar2(4000) PRIMARY KEY); CREATE TABLE c (a varchar2(4000) REFERENCES p (a))',
    'Table "p" (a): varchar2(4000) is cut to 768 characters, since a foreign key refers to it.',
  ],
  [
    'ddl-default-changed',
    'postgresql',
    'postgresql',
    'CREATE TABLE t (a uuid DEFAULT uuidv7())',
    'Table "t" (a): the default makes UUIDs in no order, since not every version of this database can make ordered ones.',
  ],
  [
    'ddl-default-dropped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int DEFAULT compute_it(3))',
    'Table "t" (a): the default compute_it(3) cannot be said here and is left out.',
  ],
  [
    'ddl-check-dropped',
    'postgresql',
    'sqlite',
    'CREATE TABLE t (a int, CONSTRAINT heavy CHECK (weigh(a) > 3))',
    'Table "t" (heavy): the check is left out: it cannot be said here.',
  ],
  [
    'ddl-check-dropped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, CONSTRAINT small CHECK (id < 9))',
    'Table "t" (small): the check is left out: id counts by itself.',
  ],
  [
    'ddl-check-dropped',
    'postgresql',
    'mysql',
    `${PARENT} CREATE TABLE c (p int REFERENCES p ON UPDATE CASCADE, CONSTRAINT small CHECK (p < 9))`,
    'Table "c" (small): the check is left out: a foreign key may change p.',
  ],
  [
    'ddl-generated-dropped',
    'postgresql',
    'oracle',
    "CREATE TABLE t (a int, b text GENERATED ALWAYS AS (repeat('x', a)) STORED)",
    'Table "t" (b): the computed column is written as a plain one that may be empty, since its expression cannot be said here.',
  ],
  [
    'ddl-generated-dropped',
    'mariadb',
    'mysql',
    "CREATE TABLE t (id int AUTO_INCREMENT PRIMARY KEY, code varchar(20) AS (concat('P-', id)) VIRTUAL)",
    'Table "t" (code): the computed column is written as a plain one that may be empty, since it is made of one that counts by itself.',
  ],
  [
    'ddl-versioning-dropped',
    'mariadb',
    'mysql',
    'CREATE TABLE t (a int) WITH SYSTEM VERSIONING',
    'Table "t": earlier states of its rows are not kept.',
  ],
  [
    'ddl-unlogged-dropped',
    'postgresql',
    'mysql',
    'CREATE UNLOGGED TABLE t (a int)',
    'Table "t": its rows outlast a crash of the database, which those of the source do not (UNLOGGED).',
  ],
  [
    'ddl-identity-dropped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int GENERATED ALWAYS AS IDENTITY, b int GENERATED ALWAYS AS IDENTITY)',
    'Table "t" (b): the column does not count by itself: one column of a table can count by itself.',
  ],
  [
    'ddl-key-changed',
    'mysql',
    'postgresql',
    'CREATE TABLE u (id int PRIMARY KEY, mail varchar(40) UNIQUE, code varchar(9) COLLATE utf8mb4_bin UNIQUE)',
    'Table "u" (mail): values that differ in upper and lower case alone are no longer the same, and both are taken.',
  ],
  [
    'ddl-key-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE u (id int PRIMARY KEY, mail citext UNIQUE, nick varchar(40) UNIQUE)',
    'Table "u" (nick): values that differ in upper and lower case or accents alone are the same here, and one of them is refused.',
  ],
  [
    'ddl-key-changed',
    'sqlserver',
    'mariadb',
    'CREATE TABLE u (id int PRIMARY KEY, nick nvarchar(40) NOT NULL UNIQUE)',
    'Keys (u.nick): values that differ in accents alone are the same here, and one of them is refused.',
  ],
  [
    'ddl-key-changed',
    'mysql',
    'postgresql',
    'CREATE TABLE u (a varchar(400), b varchar(300), UNIQUE (a, b))',
    'Table "u" (a, b): rows whose values have more than 2704 bytes together are refused, as an index is over them.',
  ],
  [
    'ddl-values-unkept',
    'postgresql',
    'sqlserver',
    'CREATE TABLE t (a numeric(8,2), b numeric(9)); CREATE TABLE u (c numeric(3), d time, e date)',
    'Columns of numeric (t.a, t.b, u.c): NaN cannot be kept.',
  ],
  [
    'ddl-values-unkept',
    'mysql',
    'oracle',
    'CREATE TABLE t (length time, day date)',
    'Columns of time (t.length): times beyond a day cannot be kept.',
  ],
  [
    'ddl-values-unkept',
    'sqlserver',
    'postgresql',
    'CREATE TABLE t (at datetimeoffset)',
    'Columns of datetimeoffset (t.at): more than 6 digits of a second and the offset a moment is written with cannot be kept.',
  ],
  [
    'ddl-key-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int, UNIQUE NULLS NOT DISTINCT (a))',
    'Table "t" (a): several rows without a value are allowed by this database.',
  ],
  [
    'ddl-index-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int); CREATE INDEX few ON t (a) WHERE a > 3',
    'Table "t" (few): the index covers all rows, since its condition cannot be said here.',
  ],
  [
    'ddl-index-dropped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int); CREATE UNIQUE INDEX few ON t (a) WHERE a > 3',
    'Table "t" (few): the index is left out: it covers some rows only, by a condition that cannot be said here.',
  ],
  [
    'ddl-index-dropped',
    'oracle',
    'oracle',
    'CREATE TABLE t (a CLOB); CREATE INDEX words ON t (a) INDEXTYPE IS CTXSYS.CONTEXT',
    'Table "t" (words): the index is left out: an index of the kind context takes more than can be said here.',
  ],
  [
    'ddl-index-dropped',
    'postgresql',
    'sqlserver',
    'CREATE TABLE t (a text); CREATE INDEX words ON t ((reverse(a)))',
    'Table "t" (words): the index is left out: the database cannot index an expression.',
  ],
  [
    'ddl-foreign-key-changed',
    'postgresql',
    'mysql',
    `${PARENT} CREATE TABLE c (p int NOT NULL REFERENCES p ON DELETE SET NULL)`,
    'Table "c" (p): ON DELETE SET NULL is left out, since the database cannot do it.',
  ],
  [
    'ddl-foreign-key-changed',
    'postgresql',
    'mysql',
    `${PARENT} CREATE TABLE c (p int REFERENCES p DEFERRABLE INITIALLY DEFERRED)`,
    'Table "c" (p): the key is checked at every statement, not at the end of the transaction.',
  ],
  [
    'ddl-foreign-key-changed',
    'postgresql',
    'sqlserver',
    `${PARENT} CREATE TABLE b (id int PRIMARY KEY, p int REFERENCES p ON DELETE CASCADE);
     CREATE TABLE c (p int REFERENCES p ON DELETE CASCADE, b int REFERENCES b ON DELETE CASCADE)`,
    'Table "c" (b): the action is left out, since rows could be reached by several cascades.',
  ],
  [
    'ddl-foreign-key-dropped',
    'mysql',
    'postgresql',
    'CREATE TABLE p (id int, KEY (id)); CREATE TABLE c (p int, FOREIGN KEY (p) REFERENCES p (id))',
    'Table "c" (p): the foreign key is left out: the columns it refers to are no key.',
  ],
  [
    'ddl-foreign-key-dropped',
    'mysql',
    'postgresql',
    'CREATE TABLE c (p int, FOREIGN KEY (p) REFERENCES elsewhere (id))',
    'Table "c" (p): the foreign key is left out: the table elsewhere is not part of the source.',
  ],
  [
    'ddl-routine-dropped',
    'postgresql',
    'postgresql',
    'CREATE PROCEDURE tidy() LANGUAGE sql AS $$ SELECT 1 $$; CREATE TABLE t (a int)',
    'The routines of the source (tidy): they are not carried over.',
  ],
  [
    'ddl-sequence-dropped',
    'postgresql',
    'mysql',
    'CREATE SEQUENCE ticket; CREATE TABLE t (a int)',
    'Sequence "ticket": it is left out, since the database has no sequences.',
  ],
  [
    'ddl-schema-folded',
    'postgresql',
    'sqlite',
    'CREATE TABLE a.t (x int); CREATE TABLE b.u (x int)',
    'The schemas a, b: all tables go into one place, since the database has no schemas of this kind.',
  ],
  [
    'ddl-name-collision',
    'postgresql',
    'sqlite',
    'CREATE TABLE a.t (x int); CREATE TABLE b.t (x int)',
    'Table "b.t": another table has this name in the one namespace of the database, so it is written as "b_t".',
  ],
  [
    'ddl-name-collision',
    'postgresql',
    'mysql',
    'CREATE TABLE t ("A" int, a int)',
    'Table "t" (a): another column differs by case only.',
  ],
  [
    'ddl-name-shortened',
    'sqlserver',
    'postgresql',
    `CREATE TABLE t (${LONG} int)`,
    `Table "t" (${LONG}): the database cuts this name to its 63 bytes.`,
  ],
  [
    'ddl-name-unsayable',
    'sqlserver',
    'mysql',
    `CREATE TABLE t (${LONG} int)`,
    `Table "t" (${LONG}): the database cannot have this name: it takes up to 64 characters and not every character.`,
  ],
  [
    'ddl-table-too-wide',
    'postgresql',
    'mysql',
    `CREATE TABLE t (${Array.from({ length: 1018 }, (_, at) => `c${at} int`).join(', ')})`,
    'Table "t": the table has 1018 columns, the database takes 1017.',
  ],
  [
    'ddl-table-empty',
    'postgresql',
    'mysql',
    'CREATE TABLE t ()',
    'Table "t": the table has no columns and is left out.',
  ],
  [
    'ddl-comment-shortened',
    'postgresql',
    'mysql',
    `CREATE TABLE t (a int); COMMENT ON TABLE t IS '${'long '.repeat(500)}'`,
    'Table "t": the comment is cut to 2048 characters.',
  ],
  [
    'ddl-update-time-dropped',
    'mysql',
    'postgresql',
    'CREATE TABLE t (a timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP)',
    'Table "t" (a): the time is not set by the database when a row changes.',
  ],
  [
    'ddl-collation-dropped',
    'mysql',
    'postgresql',
    'CREATE TABLE t (a varchar(20) COLLATE utf8mb4_bin)',
    'Table "t" (a): the collation utf8mb4_bin is left out.',
  ],
  [
    'ddl-index-dropped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a varchar(600)); CREATE INDEX i ON t (lower(a))',
    'Table "t" (i): the index is left out: its expression makes a text without a limit.',
  ],
  [
    'ddl-check-dropped',
    'mysql',
    'mysql',
    'CREATE TABLE p (id int AUTO_INCREMENT PRIMARY KEY, a int, CHECK (a > 1), FOREIGN KEY (a) REFERENCES p (id) ON DELETE SET NULL)',
    'Table "p" (a > 1): the check is left out: a foreign key may change a.',
  ],
  [
    'ddl-key-changed',
    'sqlite',
    'postgresql',
    'CREATE TABLE t (a text); CREATE UNIQUE INDEX i ON t (a COLLATE NOCASE)',
    'Table "t" (i): texts are compared as the database does, not by NOCASE.',
  ],
  [
    'ddl-key-changed',
    'mysql',
    'postgresql',
    'CREATE TABLE t (a varchar(99), UNIQUE KEY i (a(9)))',
    'Table "t" (i): whole texts must differ, no longer their beginnings.',
  ],
  [
    'ddl-key-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int, b int); CREATE UNIQUE INDEX i ON t ((a + 1), b) NULLS NOT DISTINCT',
    'Table "t" (i): several rows without a value are allowed by this database.',
  ],
  [
    'ddl-index-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int, b int, c int); CREATE INDEX i ON t USING brin (a) INCLUDE (b, c) WITH (pages_per_range = 4)',
    'Table "t" (i): the index does not hold b, c besides.',
  ],
  [
    'ddl-index-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int, b int, c int); CREATE INDEX i ON t USING brin (a) INCLUDE (b, c) WITH (pages_per_range = 4)',
    'Table "t" (i): the index is an ordinary one, not of the kind brin.',
  ],
  [
    'ddl-index-changed',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int, b int, c int); CREATE INDEX i ON t USING brin (a) INCLUDE (b, c) WITH (pages_per_range = 4)',
    'Table "t" (i): its storage parameters are left out: pages_per_range = 4.',
  ],
  [
    'ddl-index-changed',
    'postgresql',
    'mariadb',
    'CREATE TABLE t (a varchar(9)); CREATE INDEX i ON t (a COLLATE "C" varchar_pattern_ops NULLS FIRST)',
    'Table "t" (i): values are ordered as the database does, not by varchar_pattern_ops.',
  ],
  [
    'ddl-view-skipped',
    'postgresql',
    'mysql',
    'CREATE TABLE t (a int); CREATE VIEW v AS SELECT a FROM t',
    'View "v": it is left out: its definition is in the words of another database.',
  ],
];

describe('what the writer says', () => {
  it.each(CASES)('%s from %s to %s', (code, from, to, sql, message) => {
    const { diagnostics } = writeDdl(readSchema(sql, { dialect: from }).value.schema, to);
    expect(diagnostics.filter((diagnostic) => diagnostic.code === code).map((found) => found.message)).toContain(
      message,
    );
  });

  it('is nothing where the target can say everything', () => {
    const sql = `${PARENT} CREATE TABLE c (id int PRIMARY KEY, p int REFERENCES p, name varchar(20) NOT NULL, number int NOT NULL UNIQUE)`;
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    for (const target of ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'sqlite', 'h2'] as const) {
      expect(writeDdl(schema, target).diagnostics, target).toEqual([]);
    }
  });

  it('does not say of a database of its own what it cannot keep', () => {
    const sql = 'CREATE TABLE t (a numeric, b float8, c timestamptz, d text UNIQUE, e jsonb, f interval)';
    const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
    expect(writeDdl(schema, 'postgresql').diagnostics).toEqual([]);
  });

  it('names each thing once, where it stands, with the columns it happened to', () => {
    const sql = 'CREATE TABLE t (\n  a interval,\n  b interval\n)';
    const { diagnostics } = writeDdl(readSchema(sql, { dialect: 'postgresql' }).value.schema, 'mysql');
    expect(diagnostics).toMatchObject([{ line: 2, column: 3, severity: 'warning' }]);
    expect(diagnostics[0]?.message).toContain('(a, b)');
  });
});
