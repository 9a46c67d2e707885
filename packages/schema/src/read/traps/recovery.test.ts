import { DIALECTS, type Dialect } from '@backsmith/sql';
import { describe, expect, it, test } from 'vitest';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

// What closes as it stands is believed, whatever it holds. Each text that is valid was run on its database, where one of
// that name was at hand, and left the tables that are expected here.

const INSIDE = '\nCREATE TABLE pwned (i int);\n';

describe('SQL inside a text stays text', () => {
  it.each<[Dialect, string, string]>([
    ['postgresql', `CREATE TABLE a (id int, t text DEFAULT 'see:${INSIDE}');`, "a literal's"],
    ['postgresql', `CREATE TABLE a (id int, t text DEFAULT E'it\\'s:${INSIDE}');`, 'a literal with escapes'],
    ['postgresql', `CREATE TABLE a (id int, t text DEFAULT $$it's:${INSIDE}$$);`, 'dollar quotes'],
    ['postgresql', `CREATE TABLE a (id int, t text); /* it's /* one */${INSIDE}*/`, 'a nested comment'],
    ['postgresql', `CREATE TABLE a (id int, t text CHECK (t <> '${INSIDE}'));`, 'a check'],
    ['mysql', `CREATE TABLE a (id int, t varchar(99) DEFAULT 'it\\'s:${INSIDE}');`, 'a backslash before the quote'],
    ['mysql', `CREATE TABLE a (id int, t varchar(99) COMMENT "it's:${INSIDE}");`, 'double quotes'],
    ['mysql', `CREATE TABLE a (id int, t text) COMMENT='-- it''s # :${INSIDE}';`, 'the comment of a table'],
    ['oracle', `CREATE TABLE a (id NUMBER, t CLOB DEFAULT q'[it's:${INSIDE}]');`, "Oracle's quotes"],
    [
      'oracle',
      `CREATE TABLE a (id NUMBER, t CLOB);\nCOMMENT ON COLUMN a.t IS 'by\n/\n${INSIDE}';`,
      'a slash in a comment',
    ],
    ['sqlserver', `CREATE TABLE a (id int, t nvarchar(99) DEFAULT (N'by\nGO\n${INSIDE}'))\nGO`, 'GO in a literal'],
    ['sqlserver', `CREATE TABLE a (id int, t int) /* by\nGO\n${INSIDE} */\nGO`, 'GO in a comment'],
    ['sqlite', `CREATE TABLE a (id int, t text DEFAULT '.read${INSIDE}');`, 'a command of the shell in a literal'],
  ])('%s: %s', (dialect, source) => {
    const text = `${source}\nCREATE TABLE b (id int);`;
    expect(outline(text, { dialect }).map((line) => line.toLowerCase())).toEqual(['a(id, t)', 'b(id)']);
    expect(problems(text, { dialect })).toEqual([]);
  });

  it('the text of a default is whole', () => {
    const source = `CREATE TABLE q (id int, body text DEFAULT 'see:${INSIDE}bye');`;
    expect(columnOf(source, 'body').default).toEqual({ kind: 'string', value: `see:${INSIDE}bye` });
  });

  it('is believed before a quote that is never closed, too', () => {
    const source = `CREATE TABLE a (id int, t text DEFAULT 'see:${INSIDE}');
CREATE TABLE b (id int, t text DEFAULT 'lost, u text DEFAULT 'kept');
CREATE TABLE c (id int, t text DEFAULT 'kept');`;
    expect(outline(source, { dialect: 'postgresql' }).map((line) => line.split('(')[0])).toEqual(['a', 'b', 'c']);
  });
});

describe('a quote that is never closed', () => {
  it.each([
    ['one', ''],
    ['one, and an apostrophe behind it that makes the number even', "-- the reader's copy\n"],
  ])('does not swallow tables: %s', (_, between) => {
    const source = `CREATE TABLE a (id int, state varchar(9) DEFAULT 'open);
CREATE TABLE b (id int, state varchar(9) DEFAULT 'open');
${between}CREATE TABLE c (id int, state varchar(9) DEFAULT 'open');
CREATE TABLE d (id int);`;
    expect(outline(source, { dialect: 'postgresql' }).map((line) => line.split('(')[0])).toEqual(['a', 'b', 'c', 'd']);
    expect(problems(source, { dialect: 'postgresql' })).toContain('unterminated-string 1');
  });
});

describe('a comment that is never closed', () => {
  it.each<[Dialect, string]>([
    ['postgresql', '/* lost'],
    ['postgresql', '/* lost /* inner */'],
    ['mysql', '/* lost'],
    ['mysql', '/*!50100 ENGINE=InnoDB'],
    ['mariadb', '/*M!100100 ENGINE=InnoDB'],
    ['oracle', '/* lost'],
    ['sqlserver', '/* lost /* inner */'],
    ['sqlite', '/* lost'],
  ])('%s: %s is an error at its line', (dialect, comment) => {
    const source = `CREATE TABLE a (id int);\nCREATE TABLE b (id int) ${comment}`;
    expect(problems(source, { dialect })).toEqual(['unterminated-comment 2']);
    expect(outline(source, { dialect })).toHaveLength(2);
  });

  it('is none where rows end the comment of a dump', () => {
    const source =
      "CREATE TABLE a (id int, t text);\n/*!40000 INSERT INTO a VALUES (1,'*/ x') */;\n/*!40101 SET a=1 */;\nCREATE TABLE b (id int);";
    expect(problems(source, { dialect: 'mysql' })).toEqual([]);
  });
});

/** Where something that is never closed may open, and what opens it. */
const PLACES: readonly ((opening: string) => string)[] = [
  (opening) => `INSERT INTO a VALUES (1, 'x'), ${opening}\n(2, 'y');`,
  (opening) => `INSERT INTO a VALUES (1, 'x'), (2, ${opening});`,
  (opening) => `INSERT INTO a ${opening}\nVALUES (1, 'x');`,
  (opening) => `INSERT INTO a VALUES (1, 'x') ${opening}`,
  (opening) => `REPLACE INTO a VALUES (1, 'x') ${opening}`,
  (opening) => `UPDATE a SET t = 'x' ${opening};`,
  (opening) => `ALTER TABLE a ADD d int ${opening};`,
  (opening) => `CREATE TABLE c (id int, ${opening} d int);`,
];
const OPENINGS = ['/* lost', '/*lost -- (', "/* it's lost", "'lost", "'lost, (3, 4)"];

describe('what is never closed, wherever it opens', () => {
  const cases = DIALECTS.flatMap((dialect) =>
    PLACES.flatMap((place) => OPENINGS.map((opening) => [dialect, place(opening)] as const)),
  );
  test.each(cases)('%s: %s is said, and the tables behind it are kept', (dialect, damaged) => {
    const lines = ['CREATE TABLE a (id int, t text);', damaged, "CREATE TABLE b (t varchar(9) DEFAULT 'open');"];
    const source = [...lines, '  CREATE TABLE z (id int);'].join('\n');
    const names = outline(source, { dialect }).map((line) => line.split('(')[0]?.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(['a', 'b', 'z']));
    const said = problems(source, { dialect }).filter((problem) => problem.startsWith('unterminated'));
    // The line of a row tells which quote was lost only where no other one follows within the statement.
    expect(said).toEqual([
      damaged.includes('/*') ? 'unterminated-comment 2' : expect.stringMatching(/^unterminated-string [23]$/),
    ]);
  });
});

describe('a name in quotes', () => {
  test.each<[Dialect, string, string]>([
    ['sqlserver', '[', ']'],
    ['sqlite', '[', ']'],
    ['postgresql', '"', '"'],
    ['oracle', '"', '"'],
    ['mysql', '`', '`'],
  ])('%s: may go over lines', (dialect, open, close) => {
    const source = `CREATE TABLE score (id int NOT NULL,\n\t${open}three\nthree${close} int NOT NULL,\n\tc int NOT NULL);`;
    const { columns } = tableOf(source, 'score', { dialect });
    expect(columns.map(({ name, notNull }) => [name.toLowerCase(), notNull])).toEqual([
      ['id', true],
      ['three\nthree', true],
      ['c', true],
    ]);
    expect(problems(source, { dialect })).toEqual([]);
  });

  test.each<[Dialect, string]>([
    ['sqlserver', 'CREATE TABLE a ([id] int NOT NULL, [lost int,\n\t[c] int NOT NULL);'],
    ['postgresql', 'CREATE TABLE a ("id" int NOT NULL, "lost int,\n\t"c" int NOT NULL);'],
    ['mysql', 'CREATE TABLE a (`id` int NOT NULL, `lost int,\n\t`c` int NOT NULL);'],
  ])('%s: that is never closed takes no other along', (dialect, source) => {
    expect(tableOf(source, 'a', { dialect }).columns.map(({ name }) => name)).toContain('c');
    expect(problems(source, { dialect })).not.toEqual([]);
  });
});
