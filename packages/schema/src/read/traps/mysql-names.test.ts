import { describe, expect, it } from 'vitest';
import { writeDdl } from '../../ddl/write-ddl.ts';
import { readSchema } from '../read-schema.ts';
import { tableOf } from '../testing/outline.ts';

const mysql = { dialect: 'mysql' } as const;
const mariadb = { dialect: 'mariadb' } as const;

const SHELF = 'CREATE TABLE shelf (id int PRIMARY KEY, code varchar(9) UNIQUE);';

function indexesOf(source: string, table: string): readonly string[] {
  return tableOf(source, table, mysql).indexes.map(({ parts }) =>
    parts.map((part) => ('column' in part ? part.column : '…')).join(' '),
  );
}

function actionsOf(source: string): readonly (string | undefined)[] {
  return readSchema(source, mysql).value.schema.foreignKeys.map(({ onDelete }) => onDelete);
}

describe('what MySQL and MariaDB name themselves', () => {
  it.each([
    'ALTER TABLE book DROP FOREIGN KEY book_ibfk_1',
    'RENAME TABLE book TO tome; ALTER TABLE tome DROP FOREIGN KEY tome_ibfk_1; RENAME TABLE tome TO book',
    `SET @s = IF((SELECT COUNT(*) FROM information_schema.table_constraints WHERE constraint_name = 'book_ibfk_1') > 0,
       'ALTER TABLE book DROP FOREIGN KEY book_ibfk_1', 'SELECT 1'); PREPARE s FROM @s; EXECUTE s`,
  ])('a counted reference, in [%s]', (change) => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, FOREIGN KEY (shelf) REFERENCES shelf (id));
      ${change}; ALTER TABLE book ADD FOREIGN KEY (shelf) REFERENCES shelf (id) ON DELETE CASCADE;`;
    expect(actionsOf(source)).toEqual(['cascade']);
  });

  it('an index that came with a reference stays, called like it', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, code varchar(9),
      CONSTRAINT at_shelf FOREIGN KEY (shelf) REFERENCES shelf (id), FOREIGN KEY (code) REFERENCES shelf (code));
      ALTER TABLE book DROP FOREIGN KEY at_shelf, DROP FOREIGN KEY book_ibfk_1;`;
    expect(indexesOf(source, 'book')).toEqual(['shelf', 'code']);
    expect(indexesOf(`${source} ALTER TABLE book DROP KEY at_shelf, DROP KEY code;`, 'book')).toEqual([]);
  });

  it('an index that came with a reference is like any other once it is called otherwise', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, code varchar(9),
      CONSTRAINT at_shelf FOREIGN KEY (shelf) REFERENCES shelf (id), FOREIGN KEY (code) REFERENCES shelf (code));
      ALTER TABLE book RENAME INDEX at_shelf TO by_shelf, RENAME KEY code TO by_code;
      ALTER TABLE book ADD UNIQUE (shelf), ADD UNIQUE (code);`;
    expect(indexesOf(source, 'book')).toEqual(['shelf', 'code']);
    expect(actionsOf(`${source} ALTER TABLE book DROP FOREIGN KEY at_shelf;`)).toHaveLength(1);
    expect(indexesOf(`${source} ALTER TABLE book DROP KEY by_shelf, DROP KEY by_code;`, 'book')).toEqual([]);
  });

  it('an index that came with a reference is stated where another refers to its columns', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, FOREIGN KEY (id) REFERENCES book (shelf),
      FOREIGN KEY (shelf) REFERENCES shelf (id));`;
    expect(indexesOf(source, 'book')).toEqual(['shelf']);
    expect(indexesOf(`${source} ALTER TABLE book ADD UNIQUE (shelf);`, 'book')).toEqual([]);
    const { schema } = readSchema(source, mariadb).value;
    expect(writeDdl(schema, 'mariadb').value.text).toContain('FOREIGN KEY (`id`) REFERENCES `book` (`shelf`)');
  });

  it('a prefix goes where the column gets a type that has none', () => {
    const source = `CREATE TABLE t (id int PRIMARY KEY, a varchar(20), b varchar(20), c varchar(20), d text,
      KEY (a(5)), KEY (b(5)), KEY (c(5)), UNIQUE (d(5)));
      ALTER TABLE t MODIFY a decimal(8,2), CHANGE b e varchar(4), MODIFY c text, MODIFY d enum('a','b');`;
    const parts = tableOf(source, 't', mysql).indexes.flatMap((index) => index.parts);
    expect(parts.map(({ length }) => length)).toEqual([undefined, undefined, 5, undefined]);
  });

  it('indexes are called after their first column, whatever that is called later', () => {
    const source = `CREATE TABLE lot (id int PRIMARY KEY, a int, b int, KEY (a), KEY (a, b), UNIQUE (b));
      ALTER TABLE lot RENAME COLUMN a TO x, DROP INDEX a_2; ALTER TABLE lot DROP INDEX b;`;
    expect(indexesOf(source, 'lot')).toEqual(['x']);
    expect(tableOf(source, 'lot', mysql).uniques).toEqual([]);
  });

  it.each([
    ['an index, called after a column that is called otherwise', 'note varchar(9), KEY (note)', 'DROP INDEX note'],
    ['an index over the first letters', 'note varchar(9), KEY (note(3))', 'DROP INDEX note'],
    ['a key', 'note varchar(9) UNIQUE', 'DROP INDEX note'],
    ['an index that lost its first column', 'gone int, note int, KEY (gone, note)', 'DROP INDEX gone'],
    ['one that came with a reference', 'note int, FOREIGN KEY (note) REFERENCES lot (id)', 'DROP INDEX note'],
    [
      'one that came with a named reference',
      'note int, CONSTRAINT f FOREIGN KEY (note) REFERENCES lot (id)',
      'DROP KEY f',
    ],
  ])('copies keep the name of %s', (_, parts, drop) => {
    const source = `CREATE TABLE lot (id int PRIMARY KEY, ${parts});
      ALTER TABLE lot RENAME COLUMN note TO \`order\`; ALTER TABLE lot DROP COLUMN gone; CREATE TABLE copy LIKE lot;
      RENAME TABLE copy TO other; CREATE TABLE last LIKE other;`;
    const { indexes, uniques } = tableOf(source, 'last', mysql);
    expect(indexes.length + uniques.length).toBe(1);
    expect(tableOf(`${source} ALTER TABLE last ${drop};`, 'last', mysql)).toMatchObject({ indexes: [], uniques: [] });
  });

  it('an index that came with a reference keeps its name, whatever column, table and reference are called', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, at int, FOREIGN KEY (shelf) REFERENCES shelf (id),
      CONSTRAINT book_ibfk_7 FOREIGN KEY (at) REFERENCES shelf (id));
      ALTER TABLE book RENAME COLUMN shelf TO place; RENAME TABLE book TO tome;
      ALTER TABLE tome DROP FOREIGN KEY tome_ibfk_1, DROP FOREIGN KEY tome_ibfk_7;`;
    expect(indexesOf(source, 'tome')).toEqual(['place', 'at']);
    expect(indexesOf(`${source} ALTER TABLE tome DROP INDEX shelf, DROP INDEX book_ibfk_7;`, 'tome')).toEqual([]);
  });

  it('the name of an index that came with a reference is taken, and free once another begins with its columns', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, FOREIGN KEY (shelf) REFERENCES shelf (id));`;
    const renamed = `${source} ALTER TABLE book CHANGE shelf place int, ADD shelf int, ADD KEY (shelf);`;
    expect(indexesOf(`${renamed} ALTER TABLE book DROP KEY shelf_2;`, 'book')).toEqual([]);
    expect(indexesOf(`${source} ALTER TABLE book ADD KEY (shelf, id);`, 'book')).toEqual(['shelf id']);
    expect(
      indexesOf(
        `${source} ALTER TABLE book ADD KEY (shelf, id), DROP FOREIGN KEY book_ibfk_1; DROP INDEX shelf ON book;`,
        'book',
      ),
    ).toEqual([]);
  });

  it('of references over the same columns one has the index', () => {
    const source = `${SHELF} CREATE TABLE book (id int PRIMARY KEY, shelf int, code varchar(9), FOREIGN KEY (shelf) REFERENCES shelf (id),
      FOREIGN KEY (shelf, code) REFERENCES shelf (id, code), FOREIGN KEY (shelf) REFERENCES book (id));
      ALTER TABLE book DROP FOREIGN KEY book_ibfk_1, DROP FOREIGN KEY book_ibfk_2, DROP FOREIGN KEY book_ibfk_3;`;
    expect(indexesOf(source, 'book')).toEqual(['shelf code']);
    expect(indexesOf(`${source} DROP INDEX shelf ON book;`, 'book')).toEqual([]);
  });

  it('checks are counted in their own ways', () => {
    const table = 'CREATE TABLE lot (id int PRIMARY KEY, a int CHECK (a > 0), b int, CHECK (b > 0), CHECK (a < b));';
    const kept = (change: string, options: typeof mysql | typeof mariadb): readonly string[] =>
      tableOf(`${table} ALTER TABLE lot ${change};`, 'lot', options).checks.map(({ expression }) => expression);
    expect(kept('DROP CHECK lot_chk_2', mysql)).toEqual(['a > 0', 'a < b']);
    expect(kept('MODIFY a bigint', mysql)).toEqual(['a > 0', 'b > 0', 'a < b']);
    expect(kept('DROP CONSTRAINT CONSTRAINT_1', mariadb)).toEqual(['a > 0', 'a < b']);
    expect(kept('MODIFY a bigint', mariadb)).toEqual(['b > 0', 'a < b']);
  });
});

describe('what MySQL and MariaDB do in one statement', () => {
  it('columns take the names that others give up', () => {
    const source = `CREATE TABLE lot (id int PRIMARY KEY, a int, b varchar(3), KEY (a), CHECK (a > 0));
      ALTER TABLE lot RENAME COLUMN a TO b, RENAME COLUMN b TO a;`;
    const lot = tableOf(source, 'lot', mysql);
    expect(lot.columns.map(({ name, type }) => `${name} ${type}`)).toEqual(['id int', 'b int', 'a varchar(3)']);
    expect([indexesOf(source, 'lot'), lot.checks.map(({ expression }) => expression)]).toEqual([['b'], ['`b` > 0']]);
  });

  it('a name in backticks keeps them where a check says it', () => {
    const source = 'CREATE TABLE lot (id int, a int CHECK (a > 0)); ALTER TABLE lot RENAME COLUMN a TO `order`;';
    expect(tableOf(source, 'lot', mysql).checks.map(({ expression }) => expression)).toEqual(['`order` > 0']);
  });

  it('a table made of a query keeps defaults and the NOT NULL of a key', () => {
    const source = `CREATE TABLE lot (id int AUTO_INCREMENT PRIMARY KEY, a int DEFAULT 3); CREATE TABLE copy AS SELECT * FROM lot;`;
    expect(tableOf(source, 'copy', mysql).columns.map((column) => [column.notNull, column.default])).toEqual([
      [true, { kind: 'number', value: '0' }],
      [false, { kind: 'number', value: '3' }],
    ]);
  });
});

describe('views that MySQL and MariaDB keep and refuse to read', () => {
  const LOT = 'CREATE TABLE lot (id int PRIMARY KEY, a int, b int);';
  it.each([
    ['CREATE VIEW v AS SELECT a FROM lot; ALTER TABLE lot RENAME COLUMN a TO x;', []],
    ['CREATE VIEW v AS SELECT l.a FROM lot l; ALTER TABLE lot DROP COLUMN a;', []],
    ['CREATE VIEW v AS SELECT * FROM lot; ALTER TABLE lot DROP COLUMN a;', []],
    ['CREATE VIEW v AS SELECT * FROM lot; DROP TABLE lot; CREATE TABLE lot (id int PRIMARY KEY, c int);', []],
    ['CREATE VIEW v AS SELECT a FROM lot; DROP TABLE lot; CREATE TABLE lot (id int PRIMARY KEY, c int);', []],
    ['CREATE TABLE bid (c int); CREATE VIEW v AS SELECT a FROM lot; RENAME TABLE lot TO old, bid TO lot;', []],
    ['CREATE TABLE bid (A int); CREATE VIEW v AS SELECT a FROM lot; RENAME TABLE lot TO old, bid TO lot;', ['v']],
    ['CREATE VIEW v AS SELECT a FROM lot; DROP TABLE lot; CREATE TABLE lot (id int PRIMARY KEY, a int);', ['v']],
    ['CREATE VIEW v AS SELECT a FROM lot; RENAME TABLE lot TO old; RENAME TABLE old TO lot;', ['v']],
    ['CREATE VIEW v AS SELECT a FROM lot; ALTER TABLE lot RENAME COLUMN a TO x; ALTER TABLE lot ADD a int;', ['v']],
    ['CREATE VIEW v AS SELECT b AS a FROM lot ORDER BY a; ALTER TABLE lot DROP COLUMN a;', ['v']],
    [
      'CREATE VIEW v AS SELECT a FROM lot; ALTER TABLE lot DROP a; CREATE OR REPLACE VIEW v AS SELECT b FROM lot;',
      ['v'],
    ],
  ])('%s', (changes, views) => {
    const { value, diagnostics } = readSchema(`${LOT} ${changes}`, mysql);
    expect(value.schema.views.map(({ name }) => name)).toEqual(views);
    expect(diagnostics.map(({ code }) => code)).toEqual(views.length === 0 ? ['view-broken'] : []);
  });
});
