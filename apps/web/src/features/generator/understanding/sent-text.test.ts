import { detectDialect } from '@backsmith/sql';
import { expect, test } from 'vitest';
import { sentText } from './sent-text.ts';
import { understand } from './understand.ts';

const TEXT = 'create table notes (id int primary key, title varchar(80));';

test('the server reads what is sent by the dialect that was chosen here', () => {
  const chosen = understand({ text: TEXT, dialect: 'oracle' });
  expect(detectDialect(sentText(chosen)).dialect).toBe('oracle');
  expect(chosen.text).toBe(TEXT);
});

test('a text that shows its dialect is sent as it is', () => {
  expect(sentText(understand({ text: TEXT }))).toBe(TEXT);
  const said = '-- dialect: Oracle\n' + TEXT;
  expect(sentText(understand({ text: said, dialect: 'oracle' }))).toBe(said);
});

test('the name of a file counts, although it is not sent with a changed text', () => {
  const read = understand({ bytes: new TextEncoder().encode(TEXT), name: 'schema-mysql.sql' });
  expect(read.dialect).toBe('mysql');
  expect(detectDialect(sentText(read)).dialect).toBe('mysql');
});
