import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from '../machine/child.ts';
import type { Jdk } from '../machine/find-jdk.ts';
import { TEST_RUNNER } from './test-runner.ts';

export type Testing = {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly packageName: string;
  /** A folder the tests run in and may write to. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Settings of Spring, as system properties. */
  readonly settings: Readonly<Record<string, string>>;
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Told how many tests have ended. */
  readonly onProgress: (ended: number) => void;
};

/** A test that failed, and why. */
export type FailedTest = { readonly test: string; readonly problem: string };

export type Tested = {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** Those the project itself leaves out here. */
  readonly skipped: number;
  readonly seconds: number;
  /** What kept the tests from coming to their end. */
  readonly problem?: string;
};

/** One context at a time, no code compiled twice, and what a failed call was refused for. */
const FLAGS = [
  '-Xmx1g',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:+EnableDynamicAgentLoading',
  '-Dspring.test.context.cache.maxSize=2',
  '-Dspring.main.banner-mode=off',
  '-Dspring.mvc.log-resolved-exception=true',
  '-Dlogging.level.root=WARN',
];

/** Runs the tests of a package that was compiled. */
export async function runTests(testing: Testing): Promise<Tested> {
  const { jdk, classPath, packageName, folder, env, settings, timeout, signal, onProgress } = testing;
  const program = join(folder, 'RunTests.java');
  writeFileSync(program, TEST_RUNNER);
  const failed: FailedTest[] = [];
  let [passed, skipped, isOver] = [0, 0, false];
  const onLine = (line: string): void => {
    const [mark, kind, test = '', problem = ''] = line.split('\t');
    if (mark !== '#test') return;
    if (kind === 'passed') passed += 1;
    else if (kind === 'skipped') skipped += 1;
    else if (kind === 'failed') failed.push({ test, problem });
    else isOver = true;
    onProgress(passed + failed.length);
  };
  const properties = Object.entries(settings).map(([name, value]) => `-D${name}=${value}`);
  const args = [...FLAGS, ...properties, '-cp', classPath.join(delimiter), program, packageName];
  const java = join(jdk.home, 'bin', 'java');
  const ended = await runChild(java, args, { cwd: folder, env, timeout, signal, onLine });
  const result = { passed, failed, skipped, seconds: ended.seconds };
  if (isOver) return result;
  const why = ended.timedOut ? 'The tests did not end in time.' : 'The tests broke off.';
  return { ...result, problem: `${why}\n${ended.output.slice(-2000)}` };
}
