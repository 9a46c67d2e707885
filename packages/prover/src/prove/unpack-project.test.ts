import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadArchive, unpackProject } from './unpack-project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backsmith-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the files of the one root stand below the folder', () => {
  const project = unpackProject(
    zipSync({ 'shop/pom.xml': strToU8('<project/>'), 'shop/src/a.sql': strToU8('x') }),
    folder,
  );
  expect(project).toBe(join(folder, 'shop'));
  expect(readFileSync(join(project, 'src/a.sql'), 'utf8')).toBe('x');
});

test.each(['shop/../../out.txt', '/out.txt', 'shop/..\\out.txt', 'C:/out.txt'])('%s is refused', (path) => {
  expect(() => unpackProject(zipSync({ [path]: strToU8('x') }), folder)).toThrow(BadArchive);
  expect(existsSync(join(folder, '..', 'out.txt'))).toBe(false);
});

test('two roots are no project, nor are bytes that are no archive', () => {
  expect(() => unpackProject(zipSync({ 'a/x': strToU8('x'), 'b/x': strToU8('x') }), folder)).toThrow(/one folder/);
  expect(() => unpackProject(strToU8('no zip'), folder)).toThrow(/damaged/);
});

test('an archive that claims to hold more than a project is refused before anything is unpacked', () => {
  const zip = zipSync({ 'shop/x': strToU8('x') });
  const entry = Buffer.from(zip).indexOf('PK\x01\x02', 0, 'latin1');
  new DataView(zip.buffer, zip.byteOffset).setUint32(entry + 24, 600 * 1024 * 1024, true);
  expect(() => unpackProject(zip, folder)).toThrow('too large for a project');
});
