import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../kit/index.ts';
import { debts } from './ledger-file.ts';

// `npm run prove`: works through all that the ledger has open, one file of suites after the other, and commits what it proved
// after each. What is stopped goes on at the next call. Names of files as arguments take those alone.

const LEDGER = 'tests/ledger/proven.json';

function openInAll(): number {
  return [...debts().values()].reduce((sum, { open }) => sum + open, 0);
}

/** The files whose suites the ledger remembers. */
function suiteFiles(wanted: readonly string[]): readonly string[] {
  return globSync('tests/backends/**/*.test.ts', { cwd: REPOSITORY })
    .filter((path) => /describeProofs|describeBackend/.test(readFileSync(join(REPOSITORY, path), 'utf8')))
    .filter((path) => wanted.length === 0 || wanted.some((word) => path.includes(word)))
    .toSorted();
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
}

function commitProofs(file: string): void {
  if (git('status', '--porcelain', '--', LEDGER) === '') return;
  git('commit', '--quiet', '--message', `Record what ${file} proved of these bytes`, '--', LEDGER);
}

function prove(file: string): boolean {
  const before = openInAll();
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'backends', file], {
    cwd: REPOSITORY,
    env: { ...process.env, UPDATE_LEDGER: '1', BACKSMITH_PROOF: 'open' },
    stdio: 'inherit',
  });
  commitProofs(file);
  const open = openInAll();
  console.log(`${file}: ${before} open before, ${open} after`);
  return status === 0;
}

const before = openInAll();
const failed = suiteFiles(process.argv.slice(2)).filter((file) => !prove(file));
console.log(`${before} open before, ${openInAll()} after`);
if (failed.length > 0) {
  console.log(`with failures:\n  ${failed.join('\n  ')}`);
  process.exitCode = 1;
}
