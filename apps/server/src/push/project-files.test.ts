import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesOf } from './project-files.ts';

test('files lie where they lie in the one folder; programs are known by their beginning, bytes stay bytes', () => {
  const files = filesOf(
    zipSync({
      'shop/mvnw': strToU8('#!/bin/sh\n'),
      'shop/a/Ä.txt': strToU8('grün'),
      'shop/logo.png': new Uint8Array([0x89, 0x50, 0xff]),
      'shop/nul.bin': new Uint8Array([0x41, 0]),
      'shop/empty/': new Uint8Array(),
    }),
  );
  expect(files.paths).toEqual(['a/Ä.txt', 'logo.png', 'mvnw', 'nul.bin']);
  const read = files.read(files.paths).toSorted((one, other) => (one.path < other.path ? -1 : 1));
  expect(read.map(({ path, isProgram, text }) => [path, isProgram, text])).toEqual([
    ['a/Ä.txt', false, 'grün'],
    ['logo.png', false, undefined],
    ['mvnw', true, '#!/bin/sh\n'],
    ['nul.bin', false, undefined],
  ]);
});

test('goes out in batches of so many files and bytes, in order and with nothing twice', () => {
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`shop/f${at}`, strToU8('x')]));
  const large = Object.fromEntries(['a', 'b', 'c'].map((name) => [`shop/${name}`, new Uint8Array(700_000)]));
  const files = filesOf(zipSync({ ...many, ...large }));
  expect(files.batches.flat()).toEqual(files.paths);
  expect(files.batches.every((batch) => batch.length <= 300)).toBe(true);
  for (const batch of files.batches) {
    const bytes = files.read(batch).reduce((sum, file) => sum + file.bytes.length, 0);
    expect(bytes).toBeLessThanOrEqual(1024 * 1024);
  }
});
