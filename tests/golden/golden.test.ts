import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { generate, type GeneratedFile, type Options } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../kit/index.ts';

const CASES = join(REPOSITORY, 'tests/golden/cases');
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

function generateCase(folder: string): readonly GeneratedFile[] {
  const options = JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as Options;
  const { value, diagnostics } = generate(readFileSync(join(folder, 'input.sql')), options);
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.files;
}

function rewrite(expected: string, files: readonly GeneratedFile[]): void {
  rmSync(expected, { recursive: true, force: true });
  for (const { path, content, executable } of files) {
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), content, { mode: executable === true ? 0o755 : 0o644 });
  }
}

function expectedPaths(expected: string): readonly string[] {
  return readdirSync(expected, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(expected, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

// A case is a folder: input.sql and options.json in, expected/ out. UPDATE_GOLDEN=1 rewrites what is expected; read the
// difference as you would read code.
describe.each(readdirSync(CASES))('%s', (name) => {
  const folder = join(CASES, name);
  const expected = join(folder, 'expected');
  const files = generateCase(folder);
  if (UPDATE) rewrite(expected, files);

  test('has exactly the expected files', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(expectedPaths(expected));
  });

  test.each(files.map((file) => [file.path, file] as const))('%s', (path, { content, executable }) => {
    const target = join(expected, path);
    expect(existsSync(target)).toBe(true);
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
    expect(text).toBe(readFileSync(target, typeof content === 'string' ? 'utf8' : 'latin1'));
    if (process.platform !== 'win32') expect((statSync(target).mode & 0o100) !== 0).toBe(executable === true);
  });
});
