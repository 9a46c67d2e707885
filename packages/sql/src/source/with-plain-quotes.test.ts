import { expect, test } from 'vitest';
import { withPlainQuotes } from './with-plain-quotes.ts';

test('writes quotes of word processors as those of SQL', () => {
  const text = 'CREATE TABLE “books” (\n  price DECIMAL(8,2) DEFAULT ‘0.00’,\n  status ENUM(‘new’,‘used’)\n);';
  expect(withPlainQuotes(text)).toEqual({
    text: `CREATE TABLE "books" (\n  price DECIMAL(8,2) DEFAULT '0.00',\n  status ENUM('new','used')\n);`,
    first: 13,
  });
});

test('leaves those of texts alone', () => {
  const texts = [
    "CREATE TABLE “a” (\n  b text DEFAULT 'so “called”'\n);",
    'CREATE TABLE “a” (\n  b text -- so “called”\n);',
  ];
  for (const text of texts) expect(withPlainQuotes(text).text).toBe(text.replace('“a”', '"a"'));
  for (const text of ['-- the “books”\nCREATE TABLE a (b int);', "INSERT INTO a VALUES ('“x”', '‘y’');"])
    expect(withPlainQuotes(text)).toEqual({ text });
});

test('leaves the rows of a dump alone', () => {
  const text = 'CREATE TABLE “a” (b text);\nCOPY a FROM stdin;\n“x”\n\\.\n';
  expect(withPlainQuotes(text)).toEqual({ text });
});
