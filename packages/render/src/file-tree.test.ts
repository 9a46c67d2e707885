import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileTree, java, packArchive } from './index.ts';

test('files come back in order, Java files below their root', () => {
  const tree = new FileTree();
  tree.add('pom.xml', '<project/>');
  tree.add('mvnw', '#!/bin/sh\n', 'executable');
  tree.addJava('src/main/java', { packageName: 'com.acme', typeName: 'App', body: java`class App {}` });
  expect(tree.files()).toEqual([
    { path: 'mvnw', content: '#!/bin/sh\n', executable: true },
    { path: 'pom.xml', content: '<project/>' },
    { path: 'src/main/java/com/acme/App.java', content: 'package com.acme;\n\nclass App {}\n' },
  ]);
  const outer = new FileTree();
  outer.addTree('orders', tree.files());
  expect(outer.has('ORDERS/mvnw')).toBe(true);
  expect(outer.files()[0]?.executable).toBe(true);
});

test.each([
  '',
  '/etc/passwd',
  '../up',
  'a/../b',
  'a//b',
  'a/',
  './a',
  'a\\b',
  'C:a',
  'con',
  'src/NUL.java',
  'a/com1.txt',
  'ends.',
  'sp ace',
  'ümlaut',
  'a\u0000',
  'x'.repeat(256),
])('%j is no path', (path) => {
  expect(() => {
    new FileTree().add(path, '');
  }).toThrow('Not a path');
});

test('paths are unique without regard to case, and no file is a folder', () => {
  const tree = new FileTree();
  tree.add('src/App.java', '');
  for (const path of ['src/App.java', 'src/app.java', 'SRC/APP.JAVA', 'src/App.java/x'])
    expect(() => {
      tree.add(path, '');
    }).toThrow('Two files at one path');
  expect(() => {
    tree.add('src', '');
  }).toThrow('Two files at one path');
});

test('the archive is deterministic and keeps content and modes', () => {
  const files = [
    { path: 'README.md', content: 'Grüße\n' },
    { path: 'bin/data', content: new Uint8Array([0, 255, 1]) },
    { path: 'mvnw', content: '#!/bin/sh\n', executable: true as const },
  ];
  const archive = packArchive(files, 'shop');
  expect(packArchive(files, 'shop')).toEqual(archive);
  const content = unzipSync(archive);
  expect(Object.keys(content)).toEqual(['shop/README.md', 'shop/bin/data', 'shop/mvnw']);
  expect(new TextDecoder().decode(content['shop/README.md'])).toBe('Grüße\n');
  expect(modesOf(archive)).toEqual([0o100644, 0o100644, 0o100755]);
});

test('an archive of more files than a zip can count is refused', () => {
  const files = Array.from({ length: 65_536 }, (_, at) => ({ path: `f${at}`, content: '' }));
  expect(() => packArchive(files, 'shop')).toThrow('65535 files');
});

/** Unix modes from the central directory, whose entries begin with PK\1\2 and hold them in the upper half of byte 38. */
function modesOf(archive: Uint8Array): readonly number[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const modes: number[] = [];
  for (let at = 0; at + 46 <= archive.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) modes.push(view.getUint16(at + 40, true));
  return modes;
}
