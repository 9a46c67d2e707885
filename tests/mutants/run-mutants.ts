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

/** Runs the tests of a file that have the name. @throws Error when nothing could be run. */
async function run({ test, named }: Pick<Mutant, 'test' | 'named'>): Promise<Run> {
  rmSync(REPORT, { force: true });
  const how = ['--reporter=json', `--outputFile=${REPORT}`, '--testTimeout=30000'];
  // Not synchronously: a signal would not be heard, and the file not be put back.
  const child = spawn(process.execPath, [VITEST, 'run', test, '-t', named, ...how], { cwd: ROOT });
  const [printed] = await Promise.all([readAll(child.stdout), readAll(child.stderr), once(child, 'exit')]);
  if (!existsSync(REPORT)) throw new Error(`${test} could not be run:\n${printed}`);
  const counts = JSON.parse(readFileSync(REPORT, 'utf8')) as Readonly<Record<string, number>>;
  const failed = (counts['numFailedTests'] ?? 0) || (counts['numFailedTestSuites'] ?? 0);
  return { passed: counts['numPassedTests'] ?? 0, failed };
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
    return (await run(mutant)).failed > 0 ? undefined : `${mutant.test} did not notice ("${mutant.named}")`;
  } finally {
    restore();
    restore = () => undefined;
  }
}

/** A test that fails, or does not exist, notices nothing. */
async function unusable(mutants: readonly Mutant[]): Promise<readonly string[]> {
  const tests = new Map(mutants.map((mutant) => [`${mutant.test} "${mutant.named}"`, mutant]));
  const problems: string[] = [];
  for (const [label, mutant] of tests) {
    const { passed, failed } = await run(mutant);
    if (failed > 0 || passed === 0)
      problems.push(`${label}: ${passed} passed, ${failed} failed with the check in place`);
  }
  return problems;
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
