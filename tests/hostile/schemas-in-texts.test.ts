import { decodeSource } from '@backsmith/sql';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { knownSchemas } from '../corpus/known-schemas.ts';
import { TEXT_WRAPPERS, type TextWrapper } from './text-wrappers.ts';

// A schema inside a literal, a comment or a row is text, whatever its lines begin with: no table of it exists, and none
// around it is lost.

/** Longer dumps are taken up to here: what matters is what their lines look like. */
const MOST = 60_000;

const SCHEMAS = knownSchemas().map(({ name, source }) => ({
  name,
  text: decodeSource(source()).value.text.slice(0, MOST),
}));

/** What became of the tables around the text, and of the text. */
function around({ dialect, wrap, shown }: TextWrapper, text: string): readonly string[] {
  const source = `CREATE TABLE before_it (id int PRIMARY KEY);\n${wrap(text)}\nCREATE TABLE after_it (id int PRIMARY KEY);\n`;
  const { value, diagnostics } = readSchema(source, { dialect });
  const holder = value.schema.tables.find(({ name }) => name.toLowerCase() === 'holder');
  const written = holder?.columns.find(({ name }) => name.toLowerCase() === 'note')?.default;
  const kept =
    shown === 'default' ? (written?.kind === 'string' ? written.value : JSON.stringify(written)) : holder?.comment;
  return [
    ...value.schema.tables.map(({ name }) => name.toLowerCase()),
    ...diagnostics.filter(({ severity }) => severity === 'error').map(({ code, line }) => `${code} ${line}`),
    ...(shown !== undefined && kept !== text.toWellFormed()
      ? [`text of ${kept?.length ?? 0}, not ${text.length}`]
      : []),
  ];
}

describe.each(TEXT_WRAPPERS)('$dialect: $name', (wrapper) => {
  test('hides every known schema, and gives it back whole', () => {
    const wrong = SCHEMAS.flatMap(({ name, text }) => {
      const found = around(wrapper, text).join(', ');
      return found === 'before_it, holder, after_it' ? [] : [`${name}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });
});
