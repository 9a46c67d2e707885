import type { Dialect } from '@backsmith/sql';
import { describe, expect, it, test } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { formattedTime } from './formatted-time.ts';
import { readRows } from './read-rows.ts';

/** The rows of a source as JSON-like lines, and why others are left. */
function rowsOf(sql: string, dialect: Dialect, ofTable = 100, ofAll = 100) {
  const { schema } = readSchema(sql, { dialect }).value;
  const isWanted = ({ name }: { readonly name: string }) => !name.startsWith('other');
  const { carried, left, others } = readRows(sql, schema, isWanted, { ofTable, ofAll });
  const shown = (value: (typeof carried)[number]['rows'][number][number]) =>
    value === undefined ? 'made' : 'value' in value ? `${value.kind}:${String(value.value)}` : value.kind;
  return {
    rows: carried.flatMap(({ columns, rows }) => [columns.join(','), ...rows.map((row) => row.map(shown).join(' '))]),
    left: left.map(({ reason }) => reason),
    others: others.map(({ name }) => name),
  };
}

const TABLE = 'CREATE TABLE t (id int PRIMARY KEY, name varchar(20), on_sale boolean);\n';

describe('readRows', () => {
  it('takes values for what their columns hold', () => {
    const sql = `${TABLE}CREATE TABLE other_one (id int);
INSERT INTO t VALUES (1, 'a', 't'), (2, NULL, false);
COPY t (id, on_sale) FROM stdin;
3\tf
\\.
INSERT INTO other_one VALUES (1);`;
    expect(rowsOf(sql, 'postgresql')).toEqual({
      rows: [
        'id,name,on_sale',
        'number:1 string:a boolean:true',
        'number:2 null boolean:false',
        'number:3 made boolean:false',
      ],
      left: [],
      others: ['other_one'],
    });
  });

  it('takes truth in a text for a word where it is of a type of its own, else for a number', () => {
    const sql = `${TABLE}INSERT INTO t (id, name) VALUES (1, FALSE);`;
    expect(rowsOf(sql, 'postgresql').rows).toEqual(['id,name', 'number:1 boolean:false']);
    expect(rowsOf(sql, 'mysql').rows).toEqual(['id,name', 'number:1 number:0']);
  });

  it('reads what exports of the databases write', () => {
    const mysql =
      "CREATE TABLE `t` (`id` int AUTO_INCREMENT PRIMARY KEY, `b` bit(1), `s` varchar(9), `x` varbinary(4));\nINSERT INTO `t` VALUES (1,b'1','it\\'s',x'0f'),(NULL,'\\0',_utf8'é','ab');";
    expect(rowsOf(mysql, 'mysql').rows).toEqual([
      'id,b,s,x',
      "number:1 boolean:true string:it's binary:0f",
      'made boolean:false string:é binary:6162',
    ]);
    const oracle =
      "CREATE TABLE t (id NUMBER(9) PRIMARY KEY, d DATE);\nInsert into T (ID,D) values ('1',to_date('03-JAN-90 01:02:03 PM','DD-MON-RR HH12:MI:SS AM'));";
    expect(rowsOf(oracle, 'oracle').rows).toEqual(['id,d', 'number:1 string:1990-01-03 13:02:03']);
    const sqlserver =
      "CREATE TABLE [t] ([id] [int] NOT NULL, [d] [datetime], [p] [decimal](5,2))\nGO\nINSERT [dbo].[t] ([id], [d], [p]) VALUES (1, CAST(N'2001-02-03T04:05:06.000' AS DateTime), CAST(1.50 AS Decimal(5, 2)))\nGO";
    expect(rowsOf(sqlserver, 'sqlserver').rows).toEqual([
      'id,d,p',
      'number:1 string:2001-02-03T04:05:06.000 number:1.50',
    ]);
  });

  test.each([
    ["INSERT INTO t VALUES (1, 'a');", 'line 2 gives 2 values for 3 columns'],
    ['INSERT INTO t (id, colour) VALUES (1, 2);', 'line 2 gives the column colour, which the table does not have'],
    ["INSERT INTO t (id, name) VALUES (1, upper('a'));", 'line 2 gives name a value that only its database can tell'],
    ['INSERT INTO t (id) SELECT 1;', 'line 2 makes or changes some in a way that only a database can follow'],
    [
      'INSERT INTO t (id) VALUES (1);\nUPDATE t SET id = 2;',
      'line 3 makes or changes some in a way that only a database can follow',
    ],
    ['INSERT INTO t (id) VALUES (1), (1);', 'line 2 gives a key that another row has'],
    [
      "INSERT INTO t VALUES (1, 'a', true);\nALTER TABLE t DROP COLUMN name;\nALTER TABLE t ADD COLUMN name text;",
      'its columns are not those line 2 was written for',
    ],
    ['INSERT INTO t (id) VALUES (1), (2), (3), (4);', 'it has more than 3'],
  ])('leaves the table as a whole: %s', (sql, reason) => {
    expect(rowsOf(TABLE + sql, 'postgresql', 3)).toEqual({ rows: [], left: [reason], others: [] });
  });

  it('keeps what stays in the end', () => {
    const sql = `DROP TABLE IF EXISTS t;
CREATE TABLE t (id int, name text);
INSERT INTO t VALUES (8, 'of a table that is dropped');
DROP TABLE t;
${TABLE}INSERT INTO t (id) SELECT 1;
TRUNCATE t;
INSERT INTO t (id) VALUES (1), (2);
INSERT INTO t (id) VALUES (2), (3) ON CONFLICT DO NOTHING;`;
    expect(rowsOf(sql, 'postgresql').rows).toEqual(['id', 'number:1', 'number:2', 'number:3']);
    const replaced =
      "CREATE TABLE t (id int PRIMARY KEY, s text);\nINSERT INTO t VALUES (1, 'a'), (2, 'b');\nREPLACE INTO t VALUES (1, 'c');";
    expect(rowsOf(replaced, 'mysql').rows).toEqual(['id,s', 'number:2 string:b', 'number:1 string:c']);
  });

  it('ends where there are too many in all', () => {
    const sql = `${TABLE}CREATE TABLE u (id int);
INSERT INTO t (id) VALUES (1), (2);
INSERT INTO u VALUES (1), (2);`;
    expect(rowsOf(sql, 'postgresql', 3, 3)).toEqual({
      rows: ['id', 'number:1', 'number:2'],
      left: ['there are more than 3 rows in all'],
      others: [],
    });
  });

  it('leaves rows whose value of an enumeration has another name by now', () => {
    const sql = `CREATE TYPE m AS ENUM ('a', 'b'); CREATE TABLE t (id int PRIMARY KEY, k m);
INSERT INTO t VALUES (1, 'b'), (2, 'a');
ALTER TYPE m RENAME VALUE 'a' TO 'c';`;
    expect(rowsOf(sql, 'postgresql')).toMatchObject({
      rows: [],
      left: ['line 2 gives k a value that its type does not have in the end'],
    });
  });
});

test.each([
  ['2001-02-03', 'YYYY-MM-DD', '2001-02-03'],
  ['03-FEB-51', 'DD-MON-RR', '1951-02-03'],
  ['3.2.2001 14:05', 'DD.MM.YYYY HH24:MI', '2001-02-03 14:05:00'],
  ['01/02/2001 12:00:01.250000 AM', 'MM/DD/YYYY HH:MI:SS.FF AM', '2001-01-02 00:00:01.250000'],
  ['03-FEB-01 11.05.06,5 PM', 'DD-MON-RR HH.MI.SSXFF AM', '2001-02-03 23:05:06.5'],
  ['2001-02-03', 'J', undefined],
  ['tomorrow', 'YYYY-MM-DD', undefined],
])('reads %s by %s', (text, format, expected) => {
  expect(formattedTime(text, format)).toBe(expected);
});
