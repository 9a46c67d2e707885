import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { isZip, unpackMigrations } from './unpack-migrations.ts';

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

  test('refuses a damaged archive in one sentence', () => {
    const zip = zipSync({ 'a.sql': strToU8('create table a (id int);'.repeat(50)) });
    expect(() => unpackMigrations(zip.slice(0, 60))).toThrow(Failure);
  });

  test('refuses an archive that claims to be enormous before unpacking it', () => {
    const zip = zipSync({ 'a.sql': strToU8('x') });
    const view = new DataView(zip.buffer);
    const directory = zip.findIndex((_, at) => view.getUint32(Math.min(at, zip.length - 4), true) === 0x02014b50);
    view.setUint32(directory + 24, 0x7fffffff, true);
    expect(() => unpackMigrations(zip)).toThrow('more than 512 MB');
  });
});
