// Tries every attack of the list and prints a table: how many ways were tried, how many the product held, and how long it took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ATTACKS, type Attack } from './attacks.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
const MINUTE = 60_000;

type Trial = {
  readonly file: string;
  readonly fullName: string;
  readonly status: string;
  readonly duration?: number;
};

/** Runs the files of all attacks once. @throws Error when nothing could be run. */
async function runAll(): Promise<readonly Trial[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-attacks-'));
  const report = path.join(folder, 'report.json');
  const files = [...new Set(ATTACKS.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const how = ['--reporter=json', `--outputFile=${report}`, `--testTimeout=${MINUTE}`, '--maxWorkers=2'];
  const child = spawn(process.execPath, [VITEST, 'run', ...files, ...how], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (!existsSync(report)) throw new Error('the tests could not be run');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Trial[] }[];
  };
  rmSync(folder, { recursive: true });
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((trial) => ({ ...trial, file: path.relative(ROOT, name) })),
  );
}

/** The trials that belong to an attack. @throws Error when a part of the list names no test. */
function trialsOf(attack: Attack, all: readonly Trial[]): readonly Trial[] {
  const found = attack.tests.flatMap(({ file, named }) => {
    const some = all.filter((trial) => trial.file === file && (named?.test(trial.fullName.trim()) ?? true));
    if (some.length === 0) throw new Error(`${file} has no test ${String(named ?? 'at all')} (${attack.title})`);
    return some;
  });
  return [...new Set(found)];
}

const all = await runAll();
const seconds = (trials: readonly Trial[]) =>
  trials.reduce((sum, { duration = 0 }) => sum + duration, 0).toLocaleString('en', { maximumFractionDigits: 0 });
const line = (title: string, tried: number | string, held: number | string, ms: string) =>
  process.stdout.write(
    `${title.padEnd(64)} ${String(tried).padStart(6)} ${String(held).padStart(6)} ${ms.padStart(10)}\n`,
  );

line('Attack', 'tried', 'held', 'ms');
const counted = new Set<Trial>();
const broken: Trial[] = [];
for (const attack of ATTACKS) {
  const trials = trialsOf(attack, all);
  const held = trials.filter(({ status }) => status === 'passed');
  broken.push(...trials.filter(({ status }) => status !== 'passed'));
  trials.forEach((trial) => counted.add(trial));
  line(attack.title, trials.length, held.length, seconds(trials));
}
const distinct = [...counted];
line('All, each counted once', distinct.length, distinct.length - new Set(broken).size, seconds(distinct));
for (const { file, fullName, status } of new Set(broken)) process.stdout.write(`${status}: ${file} ${fullName}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;
