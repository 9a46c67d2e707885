import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../kit/index.ts';

// docs/database-facts.md promises a test for each of its rows.

type Row = { readonly fact: string; readonly path: string | undefined; readonly title: string | undefined };

function rowsOf(text: string): readonly Row[] {
  const lines = text.split('\n').filter((line) => /^\| (?:Oracle|SQL Server|Both) \|/.test(line));
  return lines.map((line) => {
    const [, , fact = '', , proof = ''] = line.split('|').map((cell) => cell.trim());
    const [, path, title] = /^`([^`]+\.test\.ts)`: (.+)$/.exec(proof) ?? [];
    return { fact, path, title };
  });
}

/** Whether a row names a test that is there, by the file and the words of its title. */
function hasTest({ path, title }: Row): boolean {
  if (path === undefined || title === undefined || !existsSync(join(REPOSITORY, path))) return false;
  const source = readFileSync(join(REPOSITORY, path), 'utf8').replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

const ROWS = rowsOf(readFileSync(join(REPOSITORY, 'docs/database-facts.md'), 'utf8'));

test('every fact about a database names a test that is there', () => {
  expect(ROWS.length).toBeGreaterThan(20);
  expect(ROWS.filter((row) => !hasTest(row)).map(({ fact }) => fact)).toEqual([]);
});

test('a row without a test, or with one that is gone, is found', () => {
  const head = '| Oracle | fact | answer |';
  const broken = [
    `${head} |`,
    `${head} \`tests/house/gone.test.ts\`: title |`,
    `${head} \`tests/house/database-facts.test.ts\`: no such title |`,
  ];
  expect(rowsOf(broken.join('\n')).map(hasTest)).toEqual([false, false, false]);
});
