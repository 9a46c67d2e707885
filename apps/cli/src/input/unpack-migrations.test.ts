import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { isEmptyZip, isZip, unpackMigrations } from './unpack-migrations.ts';

describe('unpackMigrations', () => {
  test('takes the SQL files, sorted by path', () => {
    const zip = zipSync({
      'b/V2__b.SQL': strToU8('b'),
      'a/V1__a.sql': strToU8('a'),
      'README.md': strToU8('x'),
      '__MACOSX/a.sql': strToU8('x'),
    });
    expect(isZip(zip)).toBe(true);
    expect(unpackMigrations(zip).map(({ name }) => name)).toEqual(['a/V1__a.sql', 'b/V2__b.SQL']);
  });

  test('knows an archive that holds nothing, which begins otherwise', () => {
    const empty = zipSync({});
    expect([isZip(empty), isEmptyZip(empty)]).toEqual([true, true]);
    expect(isEmptyZip(zipSync({ 'a.txt': strToU8('x') }))).toBe(false);
    expect(isZip(strToU8('PK is not a table'))).toBe(false);
  });

  test('refuses a damaged archive in one sentence', () => {
    const zip = zipSync({ 'a.sql': strToU8('create table a (id int);'.repeat(50)) });
    expect(() => unpackMigrations(zip.slice(0, 60))).toThrow(Failure);
  });

  /** Changes the name of the second file, as a tool could write it, in both places it stands in. */
  function renamed(zip: Uint8Array, from: string, to: string): Uint8Array {
    const text = Buffer.from(zip);
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) text.write(to, at);
    return text;
  }

  test('says that an archive holds a file twice', () => {
    const zip = renamed(zipSync({ 'a.sql': strToU8('one'), 'b.sql': strToU8('two') }), 'b.sql', 'a.sql');
    expect(() => unpackMigrations(zip)).toThrow('The archive holds a.sql twice.');
  });

  test('says whose checksum is another one', () => {
    const zip = Buffer.from(
      zipSync({ 'a.sql': [strToU8('create table one (id int);'), { level: 0 }], 'é.sql': strToU8('x') }),
    );
    expect(unpackMigrations(zip)).toHaveLength(2);
    zip.write('two', zip.indexOf('one'));
    expect(() => unpackMigrations(zip)).toThrow('the checksum of a.sql is another one');
  });

  test('refuses an archive that claims to be enormous before unpacking it', () => {
    const zip = zipSync({ 'a.sql': strToU8('x') });
    const view = new DataView(zip.buffer);
    const directory = zip.findIndex((_, at) => view.getUint32(Math.min(at, zip.length - 4), true) === 0x02014b50);
    view.setUint32(directory + 24, 0x7fffffff, true);
    expect(() => unpackMigrations(zip)).toThrow('more than 512 MB');
  });
});
