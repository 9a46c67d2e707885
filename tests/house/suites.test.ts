import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, repositoryFiles, type Tool } from '../kit/index.ts';

/** The folder for suites with a tool; one without is at home in all others, whose command needs Node.js alone. */
const FOLDERS: Readonly<Partial<Record<Tool, string>>> = {
  'jdk-17': 'tests/backends/',
  'jdk-25': 'tests/backends/',
  maven: 'tests/backends/',
  mariadb: 'tests/backends/',
  rabbitmq: 'tests/backends/',
  mysql: 'tests/backends/',
  ecj: 'tests/backends/',
  'google-java-format': 'tests/backends/',
  groovy: 'tests/backends/',
  h2: 'tests/backends/',
  chromium: 'tests/e2e/',
  ffmpeg: 'tests/e2e/',
};

/** The tools a file names to `describeWith`. */
function toolsOf(path: string): readonly string[] {
  const text = readFileSync(join(REPOSITORY, path), 'utf8');
  return [...text.matchAll(/describe(?:With|Proof)\(\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
}

test('a suite stands in the folder whose command finds its tools', () => {
  const files = repositoryFiles().filter((path) => /^(packages|apps|tests)\/.+\.ts$/.test(path));
  const astray = files.flatMap((path) =>
    toolsOf(path).flatMap((name) => {
      const folder = FOLDERS[name as Tool];
      return folder === undefined || path.startsWith(folder) ? [] : [`${path} needs ${name}: ${folder}`];
    }),
  );
  expect(astray).toEqual([]);
  expect(files.filter((path) => toolsOf(path).length > 0).length).toBeGreaterThan(20);
});

test('each command of the tests is one that .ci/run calls', () => {
  const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const run = readFileSync(join(REPOSITORY, '.ci/run'), 'utf8');
  const suites = Object.keys(scripts).filter(
    (name) => (scripts[name] ?? '').startsWith('vitest run ') && name !== 'test:all',
  );
  expect(suites.sort()).toEqual(['test', 'test:backends', 'test:chaos', 'test:long', 'test:site']);
  expect(suites.filter((name) => ![`"${name} $again"`, `"${name} $twice"`].some((part) => run.includes(part)))).toEqual(
    [],
  );
});
