import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStartProblem, isNewEnough } from '../bin/find-start-problem.js';

let folder = '';
beforeEach(() => (folder = `${mkdtempSync(join(tmpdir(), 'backsmith-start-'))}/`));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...packages: readonly string[]): void {
  for (const name of packages) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, '.package-lock.json'), '{}');
}

test('a clone where npm ci was forgotten says so', () => {
  expect(findStartProblem(folder, '24.21.0')).toBe('Nothing is installed yet. Run: npm ci');
});

test('an install without the optional packages says so, whatever Node.js there is', () => {
  install('react', '@rolldown/pluginutils');
  for (const version of ['20.20.2', '24.21.0']) {
    expect(findStartProblem(folder, version)).toContain('Run: npm ci --include=optional');
  }
});

test('an old Node.js on a machine the install brings none for says so', () => {
  install('@rolldown/binding-freebsd-x64');
  expect(findStartProblem(folder, '20.20.2')).toMatch(/needs Node\.js 22\.18 or newer; this is 20\.20\.2/);
  expect(findStartProblem(folder, '22.18.0')).toBeUndefined();
});

test.each([
  ['18.0.0', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.0.0', true],
  ['26.10.0', true],
])('Node.js %s: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
