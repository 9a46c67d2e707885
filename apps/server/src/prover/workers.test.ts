import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workerFile } from './code-folders.ts';

/** Prints the address of every module that a program loads. */
const TELL = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;

/** What a worker has loaded until it found that it was not given a folder. */
function loadedBy(name: Parameters<typeof workerFile>[0]): readonly string[] {
  const hook = `data:text/javascript,${encodeURIComponent(TELL)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', hook, workerFile(name)], { encoding: 'utf8', input: '' });
  return stderr.split('\n').filter((line) => line.startsWith('file:') && line.includes('/packages/'));
}

/** Loading it takes longer than all else until a compiler is started, and each proof and tryout has a process of its own. */
test.each(['proof-worker', 'tryout-worker'] as const)('%s runs projects without the generator', (name) => {
  const loaded = loadedBy(name);
  expect(loaded.some((url) => url.includes('/prover/src/running.ts'))).toBe(true);
  expect(loaded.filter((url) => url.includes('/packages/engine/'))).toEqual([]);
});

test('plan-worker has it, as it generates once more what it plans the proof of', () => {
  expect(loadedBy('plan-worker').some((url) => url.includes('/packages/engine/'))).toBe(true);
});
