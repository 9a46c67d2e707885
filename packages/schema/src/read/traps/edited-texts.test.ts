import { expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

it('reads a schema with the quotes of a word processor', () => {
  const sql = `CREATE TABLE “books” (id INT PRIMARY KEY,
  status ENUM(‘new’,‘used’) DEFAULT ‘new’);
CREATE TABLE loans (id INT PRIMARY KEY, book_id INT REFERENCES books(id));`;
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  const { tables, foreignKeys } = value.schema;
  expect(tables.map(({ name }) => name)).toEqual(['books', 'loans']);
  expect(tables[0]?.columns[1]).toMatchObject({ values: ['new', 'used'], default: { kind: 'string', value: 'new' } });
  expect(foreignKeys).toMatchObject([{ refTable: 'books' }]);
  expect(diagnostics).toMatchObject([{ code: 'typographic-quotes', line: 1, column: 14 }]);
});

it('takes a column in parentheses for the column, in an index', () => {
  const sql =
    'CREATE TABLE p (title text, price int); CREATE INDEX i ON p ((UPPER("title")) DESC, ("price"), ((title)) DESC);';
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  expect(schema.tables[0]?.indexes[0]?.parts).toEqual([
    { expression: 'UPPER("title")', descending: true },
    { column: 'price' },
    { column: 'title', descending: true },
  ]);
});

it('frees the queries of views from the one database of a source', () => {
  const tables = 'CREATE TABLE `members` (`id` int PRIMARY KEY);';
  const view =
    "CREATE VIEW `gym`.`v` AS SELECT `gym`.`members`.`id` AS `id`, 'gym.x' AS `x` FROM `gym`.`members` JOIN gym . members AS m;";
  const { schema } = readSchema(tables + view, { dialect: 'mariadb' }).value;
  expect(schema.views).toMatchObject([
    { name: 'v', definition: "SELECT `members`.`id` AS `id`, 'gym.x' AS `x` FROM `members` JOIN members AS m" },
  ]);
});
