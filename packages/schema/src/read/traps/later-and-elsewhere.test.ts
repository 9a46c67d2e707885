import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { readSchema } from '../read-schema.ts';
import type { NamedSource } from '../reading.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

/** What is read of a source of one dialect, and what is said of it. */
function read(sql: string, dialect: Dialect): readonly string[] {
  return [...outline(sql, { dialect }), ...problems(sql, { dialect })];
}

/** Files by name, with their texts. */
function files(texts: Readonly<Record<string, string>>): readonly NamedSource[] {
  return Object.entries(texts).map(([name, content]) => ({ name, content }));
}

const STATEMENTS: readonly (readonly [what: string, dialect: Dialect, sql: string, expected: readonly string[]])[] = [
  [
    'a name with a line break in brackets',
    'sqlserver',
    'CREATE TABLE [dbo].[t](\n [Id] [int] NOT NULL PRIMARY KEY,\n [first\r\nsecond] [int] NOT NULL,\n [z] [int] NULL\n)\nGO',
    ['dbo.t(Id*!, first\r\nsecond!, z)'],
  ],
  [
    'a column added where MySQL finds it missing, by a prepared text',
    'mysql',
    `CREATE TABLE a (id int PRIMARY KEY);
SET @q := (SELECT IF(COUNT(*) = 0, 'ALTER TABLE a ADD COLUMN z int', 'DO 0') FROM information_schema.columns WHERE table_name = 'a');
PREPARE run FROM @q; EXECUTE run; DEALLOCATE PREPARE run;`,
    ['a(id*!, z)'],
  ],
  [
    'placeholders of a text that is put together, which are no columns',
    'oracle',
    `CREATE TABLE t (id NUMBER PRIMARY KEY);
DECLARE q VARCHAR2(99) := 'ALTER TABLE t ADD #NAME# #TYPE#';
BEGIN q := REPLACE(q, '#NAME#', name_of(1)); EXECUTE IMMEDIATE q; END;
/`,
    ['t(id*!)', 'dynamic-column 2'],
  ],
  [
    'a primary key that is dropped, which leaves NOT NULL',
    'postgresql',
    'CREATE TABLE a (x int, y int, PRIMARY KEY (x, y)); ALTER TABLE a DROP CONSTRAINT a_pkey;',
    ['a(x!, y!)'],
  ],
  [
    'two tables, whatever is written in their texts',
    'postgresql',
    `CREATE TABLE q (id int, body text DEFAULT 'a
CREATE TABLE inner_one (i int);
');
COMMENT ON COLUMN q.body IS 'b
DROP TABLE r;
CREATE TABLE inner_two (i int);';
CREATE TABLE r (id int);`,
    ['q(id, body)', 'r(id)'],
  ],
];

describe('what is said elsewhere, later or in texts', () => {
  it.each(STATEMENTS)('%s', (_, dialect, sql, expected) => {
    expect(read(sql, dialect)).toEqual(expected);
  });

  it('a value of an enum that is called otherwise, in the default of a column', () => {
    const sql = `CREATE TYPE m AS ENUM ('a', 'b'); CREATE TABLE s (k m NOT NULL DEFAULT 'b');
ALTER TYPE m RENAME VALUE 'b' TO 'it''s';`;
    expect(columnOf(sql, 'k', { dialect: 'postgresql' }).default).toMatchObject({ value: "it's" });
  });

  it('types of a query: casts, literals and both sides of a union', () => {
    const sql = `CREATE TABLE l (p int);
CREATE TABLE m AS SELECT p, NULL::smallint AS n, true AS up, NULL AS day FROM l UNION ALL SELECT p, 1::smallint, NULL, DATE '2020-01-01' FROM l;`;
    const { columns } = tableOf(sql, 'm', { dialect: 'postgresql' });
    const types = columns.map(({ name, dataType }) => `${name} ${dataType.kind}`);
    expect(types).toEqual(['p integer', 'n integer', 'up boolean', 'day date']);
  });

  it.each<[string, readonly NamedSource[], readonly string[]]>([
    [
      "Diesel's folders by their digits alone",
      files({
        '2019-02-03-040506_b/up.sql': 'ALTER TABLE a ADD COLUMN note text;',
        '20190101000000_a/up.sql': 'CREATE TABLE a (id int PRIMARY KEY);',
      }),
      ['a(id*!, note)'],
    ],
    [
      "a script without a version below Flyway's versions, which takes one back",
      files({
        'V1__a.sql': 'CREATE TABLE a (id int PRIMARY KEY);',
        'rollback/1__a.sql': 'DROP TABLE a;',
        'V2__b.sql': 'CREATE TABLE b (id int PRIMARY KEY);',
      }),
      ['a(id*!)', 'b(id*!)'],
    ],
  ])('%s', (_, sources, expected) => {
    expect(outline(sources, { dialect: 'postgresql' })).toEqual(expected);
    const left = readSchema(sources, { dialect: 'postgresql' }).diagnostics.map(({ code }) => code);
    expect(left.filter((code) => code !== 'migration-tool' && code !== 'undo-file')).toEqual([]);
  });
});
