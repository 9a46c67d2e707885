import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../kit/index.ts';

const CHECKLIST = 'docs/spec-checklist.tsv';
const COLUMNS = ['id', 'spec', 'area', 'kind', 'requirement', 'check', 'piece', 'place', 'test'] as const;

/** The pieces of work the product is delivered in, and whether each is finished: then each of its rows names its proof. */
const PIECES: Readonly<Record<string, 'finished' | 'under way'>> = {
  'site and accounts': 'finished',
  'demo video': 'finished',
  generator: 'finished',
  'dashboards and admin': 'finished',
};

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

function read(path: string): string {
  return readFileSync(join(REPOSITORY, path), 'utf8');
}

function rows(): readonly Row[] {
  const [, ...lines] = read(CHECKLIST).trimEnd().split('\n');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as Row;
  });
}

/** What is wrong with where a row says it is built: files that are not there. */
function placeProblems({ id, place }: Row): readonly string[] {
  const files = place === '' ? [] : place.split('; ');
  return files.filter((file) => !existsSync(join(REPOSITORY, file))).map((file) => `${id}: no file ${file}`);
}

/** What is wrong with a row's proof, `file: words of the test's title`. */
function testProblems({ id, test: named }: Row): readonly string[] {
  if (named === '') return [];
  const cut = named.indexOf(': ');
  const [file, title] = [named.slice(0, cut), named.slice(cut + 2)];
  if (cut < 0 || !/\.test\.tsx?$/.test(file) || !existsSync(join(REPOSITORY, file))) return [`${id}: no test ${named}`];
  return read(file).includes(title) ? [] : [`${id}: ${file} has no test "${title}"`];
}

describe('the checklist of the specification', () => {
  test('has its columns, and each row once', () => {
    expect(read(CHECKLIST).split('\n')[0]).toBe(COLUMNS.join('\t'));
    const ids = rows().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(600);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gives each row to a known piece of work', () => {
    const unknown = rows().filter(({ piece }) => !Object.hasOwn(PIECES, piece));
    expect(unknown.map(({ id, piece }) => `${id}: ${piece}`)).toEqual([]);
  });

  test('names place and test for each row of a finished piece', () => {
    const finished = rows().filter(({ piece }) => PIECES[piece] === 'finished');
    expect(finished.length).toBeGreaterThan(200);
    expect(finished.filter(({ place, test: named }) => place === '' || named === '').map(({ id }) => id)).toEqual([]);
  });

  test('names no file and no test that does not exist', () => {
    expect(rows().flatMap((row) => [...placeProblems(row), ...testProblems(row)])).toEqual([]);
  });
});
