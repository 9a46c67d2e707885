// Takes away each check of the list, one at a time, and expects the test beside it to fail: `npm run test:mutants [-- NAME…]`.
// The files are changed in place and put back; what is not committed in them stays as it was.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

let restore: () => void = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    restore();
    process.exit(130);
  });
}

type Run = { readonly passed: number; readonly failed: number };

const REPORT = path.join(mkdtempSync(path.join(tmpdir(), 'backsmith-mutants-')), 'report.json');

/** What the runner says of a file of tests. */
type Reported = {
  /** Where it lies. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};

/** Runs files of tests, or those of their tests that have a name. @throws Error when nothing could be run. */
async function report(tests: readonly string[], named: string): Promise<readonly Reported[]> {
  rmSync(REPORT, { force: true });
  const how = ['--reporter=json', `--outputFile=${REPORT}`, '--testTimeout=30000'];
  const name = named === '' ? [] : ['-t', named];
  // Not synchronously: a signal would not be heard, and the file not be put back.
  const child = spawn(process.execPath, [VITEST, 'run', ...tests, ...name, ...how], { cwd: ROOT });
  const [printed] = await Promise.all([readAll(child.stdout), readAll(child.stderr), once(child, 'exit')]);
  if (!existsSync(REPORT)) throw new Error(`${tests.join(' ')} could not be run:\n${printed}`);
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as { readonly testResults: readonly Reported[] };
  return testResults;
}

/** How the tests of a mutant ended; a file that could not even be loaded has failed. */
function endOf({ test, named }: Pick<Mutant, 'test' | 'named'>, reported: readonly Reported[]): Run {
  const own = reported.filter(({ name }) => path.relative(ROOT, name) === test);
  const asked = new RegExp(named);
  const tests = own.flatMap(({ assertionResults }) => assertionResults.filter(({ fullName }) => asked.test(fullName)));
  const unloaded = own.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const counted = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return { passed: counted('passed'), failed: counted('failed') + unloaded.length };
}

/** What is wrong with a mutant; undefined when its test notices that the check is gone. */
async function problemOf(mutant: Mutant): Promise<string | undefined> {
  const file = path.join(ROOT, mutant.file);
  const text = readFileSync(file, 'utf8');
  if (text.split(mutant.check).length !== 2) return `the check does not stand in ${mutant.file} exactly once`;
  restore = () => writeFileSync(file, text);
  try {
    writeFileSync(
      file,
      text.replace(mutant.check, () => mutant.without ?? ''),
    );
    return endOf(mutant, await report([mutant.test], mutant.named)).failed > 0
      ? undefined
      : `${mutant.test} did not notice ("${mutant.named}")`;
  } finally {
    restore();
    restore = () => undefined;
  }
}

/** A test that fails, or does not exist, notices nothing. All of them are run once, with the checks in place. */
async function unusable(mutants: readonly Mutant[]): Promise<readonly string[]> {
  const reported = await report([...new Set(mutants.map(({ test }) => test))], '');
  return mutants.flatMap((mutant) => {
    const { passed, failed } = endOf(mutant, reported);
    if (failed === 0 && passed > 0) return [];
    return [`${mutant.test} "${mutant.named}": ${passed} passed, ${failed} failed with the check in place`];
  });
}

const asked = process.argv.slice(2);
const chosen = MUTANTS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const problems = [...(await unusable(chosen))];
for (const mutant of chosen) {
  const problem = await problemOf(mutant);
  process.stdout.write(
    `${problem === undefined ? 'noticed  ' : 'UNNOTICED'} ${mutant.name}${problem ? `: ${problem}` : ''}\n`,
  );
  if (problem !== undefined) problems.push(`${mutant.name}: ${problem}`);
}
process.stdout.write(`${chosen.length} checks removed one by one, ${problems.length} problems\n`);
problems.forEach((problem) => process.stdout.write(`  ${problem}\n`));
rmSync(path.dirname(REPORT), { recursive: true });
process.exitCode = problems.length === 0 && chosen.length > 0 ? 0 : 1;
