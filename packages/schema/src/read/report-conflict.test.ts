import { expect, it } from 'vitest';
import { readSchema } from './read-schema.ts';

function read(sql: string) {
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  const tables = value.schema.tables.map(({ name, columns }) => `${name}: ${columns.map((one) => one.name).join(' ')}`);
  return { tables, findings: diagnostics.map(({ line, message, consequence }) => [line, message, consequence]) };
}

it('says which side of a merge is taken, and loses nothing else of the table', () => {
  const sql = `CREATE TABLE t (
  id int PRIMARY KEY,
<<<<<<< HEAD
  a int,
  b int,
=======
  a text,
>>>>>>> topic/texts
  c int NOT NULL
);`;
  expect(read(sql)).toEqual({
    tables: ['t: id a b c'],
    findings: [
      [
        3,
        'A merge was left undone here. Of its two sides this one is taken: lines 4 to 5 (HEAD).',
        'The other side is left out: line 7 (topic/texts).',
      ],
    ],
  });
});

it('takes the tables of both sides', () => {
  const sql = `<<<<<<< HEAD
CREATE TABLE a (id int);
=======
CREATE TABLE b (id int);
>>>>>>> topic
`;
  expect(read(sql)).toEqual({
    tables: ['a: id', 'b: id'],
    findings: [
      [
        1,
        'A merge was left undone here. Of both sides the statements are taken: line 2 (HEAD) and line 4 (topic).',
        undefined,
      ],
    ],
  });
});
