import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, repositoryFiles } from '../kit/index.ts';

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|ttf|woff2?|jar|zip|pdf|mp4|webm)$/;

/** Folders of one person's machine. Documentation uses relative paths or made-up names. */
const MACHINE_PATH =
  /(?<![\w.])\/(home|Users)\/(?!runner\b)[a-z][\w.-]*\/|(?<![\w./-])\/(root|work|workspace)\/[\w.-]+|[A-Z]:\\Users\\[A-Za-z]/;

/** Where packages come from is the business of each machine's configuration. */
const REGISTRY_HOST = /https?:\/\/(registry|repo|deb|mirror)[a-z0-9-]*\./;

function textFiles(): { readonly path: string; readonly text: string }[] {
  return repositoryFiles()
    .filter((path) => !BINARY.test(path) && existsSync(join(REPOSITORY, path)))
    .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }));
}

function findings(pattern: RegExp): string[] {
  return textFiles().flatMap(({ path, text }) => {
    const found = path === 'tests/house/repository.test.ts' ? null : pattern.exec(text);
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
}

function read(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}

describe('the repository', () => {
  test('names no folder of a machine', () => {
    expect(findings(MACHINE_PATH)).toEqual([]);
  });

  test('names no package registry', () => {
    expect(findings(REGISTRY_HOST)).toEqual([]);
  });

  test.each(['npm ci && npm start', 'npm ci && npm test'])('README shows %s', (command) => {
    expect(read('README.md')).toContain(command);
  });

  test.each([
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'GLOSSARY.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'LICENSE',
    '.editorconfig',
    '.ci/run',
  ])('has %s', (path) => {
    expect(read(path).length).toBeGreaterThan(100);
  });

  test('links in its documents lead to files', () => {
    const documents = textFiles().filter(({ path }) => path.endsWith('.md') && !path.startsWith('tests/golden/'));
    const dead = documents.flatMap(({ path, text }) => {
      const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
      return links.filter((link) => !existsSync(join(REPOSITORY, path, '..', link))).map((link) => `${path}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  test('numbers its decision records without gap or repetition', () => {
    const records = repositoryFiles().flatMap((path) => /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? []);
    const expected = records.map((_, at) => String(at + 1).padStart(4, '0'));
    expect(records.toSorted()).toEqual(expected);
  });

  test('holds no test that is switched off or runs alone', () => {
    const pattern = /\b(?:it|test|describe)\.(?:skip|only|todo)\b/;
    const tests = textFiles().filter(({ path }) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'));
    const found = tests.filter(({ path, text }) => path !== 'tests/house/repository.test.ts' && pattern.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
