import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TryoutCalls, TryoutStepView } from '@backsmith/contract';
import type { Database } from '@backsmith/engine';
import { sandboxRunner } from '@backsmith/server/run-in-sandbox';
import type { RunningTryout } from '@backsmith/server';
import { afterAll, expect, test } from 'vitest';
import { REPOSITORY, describeWith, scratchFolder, tool } from '../../kit/index.ts';
import { generateProject } from '../proof/project.ts';
import { processesIn } from './processes-in.ts';

const MINUTE = 60_000;
const SCHEMA = readFileSync(join(REPOSITORY, 'tests/backends/prover/orchard.sql'));

/** What each is started on: its own server, or what stands for it in the development. */
const PLACES: readonly (readonly [Database, RegExp])[] = [
  ['mariadb', /^Started on MariaDB \d/],
  ['mysql', /^Started on H2, which stands for MySQL/],
  ['mongodb', /^Started on mongo-java-server, which stands for MongoDB/],
];

describeWith(['jdk-17', 'maven', 'sandbox', 'mariadb'], 'a backend that is tried, by its database', () => {
  const scratch = scratchFolder('tryout-databases');
  chmodSync(scratch, 0o755);
  afterAll(() => expect(processesIn(scratch)).toEqual([]));

  test.each(PLACES)('%s', { timeout: 15 * MINUTE }, async (database, place) => {
    const folder = join(scratch, database);
    mkdirSync(folder, { mode: 0o755 });
    const { archive } = generateProject(`orchard${database}`, SCHEMA, { database });
    const limits = { memoryLimitMb: 3072, timeLimitMs: 14 * MINUTE, cache: join(scratch, 'class-paths') };
    const run = sandboxRunner({ sandbox: tool('sandbox'), ...limits });
    const steps: TryoutStepView[] = [];
    let tryout: RunningTryout | undefined;
    const calls = await new Promise<TryoutCalls>((resolve, reject) => {
      const onLoss = (loss: object) => reject(new Error(JSON.stringify(loss)));
      tryout = run({ archive, folder, onStep: (step) => steps.push(step), onReady: resolve, onLoss });
    });
    try {
      console.log(`${database}: ${steps.map(({ text }) => text).join(', ')}`);
      expect(steps.find(({ step, status }) => step === 'start' && status === 'done')?.text).toMatch(place);
      const lists = calls.groups.flatMap((group) => group.calls).filter(({ title }) => title.startsWith('List'));
      expect(lists.length).toBeGreaterThanOrEqual(3);
      for (const { method, path, body } of lists) {
        const reply = await tryout?.call({ method, path, body });
        expect(reply?.status).toBe(200);
        expect(reply?.body).not.toContain('"totalItems":0');
      }
    } finally {
      await tryout?.end();
    }
  });
});
