import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, repositoryFiles } from '../kit/index.ts';

/** The rooms where a dialect or a target database may be called by its name. */
const AT_HOME = [
  'packages/sql/src/dialect.ts',
  'packages/sql/src/dialects/',
  'packages/schema/src/ddl/',
  'packages/changelog/src/',
  'packages/options/src/choice-options.ts',
  'packages/options/src/fits-architecture.ts',
  'packages/blueprint/src/stores/jpa/databases/',
  'packages/blueprint/src/data/',
  'packages/engine/src/options/',
  // It starts the server, whose client is a program of that name.
  'packages/prover/src/servers/mariadb-server.ts',
];

const FOLDERS: ReadonlySet<string> = new Set(['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'sqlite', 'h2']);

const DIALECT_NAME = /['"`](postgresql|mysql|mariadb|oracle|sqlserver|sqlite)['"`]/;

function engineSources(): readonly string[] {
  return repositoryFiles().filter(
    (path) => /^packages\/(?!contract\/)[a-z]+\/src\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'),
  );
}

/** The folders of one dialect each; what they share stands beside them under other names. */
function dialectFolders(folder: string): readonly string[] {
  return readdirSync(join(REPOSITORY, folder)).filter((name) => FOLDERS.has(name));
}

function fileNames(folder: string): readonly string[] {
  return readdirSync(join(REPOSITORY, folder))
    .filter((name) => !name.endsWith('.test.ts'))
    .toSorted();
}

describe('dialects', () => {
  test('are called by name only where SQL is read, where it is written, and where a database is chosen', () => {
    const found = engineSources()
      .filter((path) => existsSync(join(REPOSITORY, path)) && !AT_HOME.some((home) => path.startsWith(home)))
      .flatMap((path) => {
        const name = DIALECT_NAME.exec(readFileSync(join(REPOSITORY, path), 'utf8'));
        return name === null ? [] : [`${path}: ${name[0]}`];
      });
    expect(found).toEqual([]);
  });

  test.each(['packages/sql/src/dialects', 'packages/schema/src/ddl'])('have the same file names below %s', (folder) => {
    const [first = '', ...others] = dialectFolders(folder);
    const expected = fileNames(join(folder, first));
    expect(expected.length).toBeGreaterThan(1);
    for (const other of others) expect.soft(fileNames(join(folder, other)), other).toEqual(expected);
  });
});
