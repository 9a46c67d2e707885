import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { outline, problems } from '../testing/outline.ts';

const TEXT = 'CREATE TABLE größe (\r\n  id int NOT NULL,\r\n  naïve varchar(20)\r\n);\r\nCREATE TABLE b (id int);\r\n';
const EXPECTED = ['größe(id!, naïve)', 'b(id)'];

function utf16(text: string, order: 'little' | 'big', mark: boolean): Uint8Array {
  const units = (mark ? '\ufeff' : '') + text;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < units.length; at += 1) view.setUint16(at * 2, units.charCodeAt(at), order === 'little');
  return bytes;
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('bytes of every kind', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with a byte order mark', utf8(`\ufeff${TEXT}`)],
    ['UTF-16 LE with a byte order mark', utf16(TEXT, 'little', true)],
    ['UTF-16 BE with a byte order mark', utf16(TEXT, 'big', true)],
    ['UTF-16 LE without one', utf16(TEXT, 'little', false)],
    ['UTF-16 BE without one', utf16(TEXT, 'big', false)],
    ['Windows-1252', latin(TEXT)],
    ['a byte order mark in mid-file', utf8(TEXT.replace('CREATE TABLE b', '\ufeffCREATE TABLE b'))],
    ['lone carriage returns', utf8(TEXT.replaceAll('\r\n', '\r'))],
    ['line feeds', utf8(TEXT.replaceAll('\r\n', '\n'))],
    ['no-break spaces', utf8(TEXT.replaceAll(' int', '\u00a0int').replaceAll('  ', '\u00a0\u3000'))],
    ['NUL characters', utf8(TEXT.replace(' int', '\0int'))],
  ])('%s', (_, bytes) => {
    expect(outline(bytes, { dialect: 'postgresql' })).toEqual(EXPECTED);
  });

  it('lines are counted alike', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const source = ['CREATE TABLE a (', '  id int,', '  x strange', ');'].join(end);
      expect(problems(source)).toEqual(['unknown-type 3']);
    }
  });

  it('an empty file among others is no mistake, and nothing but such files is', () => {
    const empty = { name: '2_gone.sql', content: new Uint8Array() };
    const read = readSchema([{ name: '1_a.sql', content: utf8(TEXT) }, empty], { dialect: 'postgresql' });
    const said = (one: typeof read) => one.diagnostics.map(({ severity, code }) => `${severity} ${code}`);
    expect(read.value.schema.tables).toHaveLength(2);
    expect(said(read)).toEqual(['info empty-source']);
    expect(said(readSchema([empty, { ...empty, name: '3_gone.sql' }]))).toContain('error no-tables');
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty-source 1'],
    ['white space', utf8(' \r\n\t\u00a0'), 'empty-source 1'],
    ['a byte order mark only', utf8('\ufeff'), 'empty-source 1'],
    ['a picture', Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256), 'binary-source 1'],
    ['a zip archive', latin('PK\u0003\u0004\u0014\0\0\0'), 'binary-source 1'],
    ['an archive of pg_dump', latin('PGDMP\u0001\u000e\0'), 'binary-source 1'],
    ['a SQLite database', latin('SQLite format 3\0\u0010\0'), 'binary-source 1'],
  ])('%s is refused with a reason', (_, bytes, expected) => {
    expect(problems(bytes)).toContain(expected);
    const [first] = readSchema(bytes).diagnostics;
    expect(first?.hint).toBeTruthy();
  });

  it('damaged UTF-8 is read, and said to be damaged', () => {
    const bytes = Uint8Array.from([...utf8('CREATE TABLE a (id int, ünö int, é int); -- '), 0xff, 0xfe, 0x0a]);
    expect(outline(bytes)).toEqual(['a(id, ünö, é)']);
    expect(problems(bytes)).toEqual(['invalid-utf-8 1']);
  });

  it('lone surrogates do no harm', () => {
    const source = 'CREATE TABLE a (id int, "x\ud800y" int COMMENT \'\udfff\');';
    expect(readSchema(source).value.tally).toMatchObject({ tables: 1, lost: 0 });
  });
});
