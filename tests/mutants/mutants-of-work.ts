import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const FAIR_TEST = `${SERVER}/features/generation/fairness.long.test.ts`;
const POOL_TEST = `${SERVER}/engine/engine-pool.long.test.ts`;

/** Checks of how much work is taken on, and for whom. */
export const WORK: readonly Mutant[] = [
  {
    name: 'memory-watch',
    file: `${SERVER}/engine/watch-thread.ts`,
    check: 'if (taken - before <= limitMb * MEGABYTE) return;',
    without: 'if (taken > 0) return;',
    test: POOL_TEST,
    named: 'one huge buffer',
  },
  {
    name: 'waiting-files',
    file: `${SERVER}/engine/fair-gate.ts`,
    check: "if (waiting >= limits.waiting || queue.length >= limits.waitingOfOne) return Promise.resolve('full');",
    test: POOL_TEST,
    named: 'as many as there is room for',
  },
  {
    name: 'growing-wait',
    file: `${SERVER}/features/generation/service.ts`,
    check: 'await refuseWhileWaiting(tx, account.id, parts.clock());',
    test: FAIR_TEST,
    named: 'make their account wait',
  },
  {
    name: 'turns-of-accounts',
    file: `${SERVER}/jobs/job-queue.ts`,
    check: ', priority: -before',
    test: FAIR_TEST,
    named: 'waits behind the first',
  },
  {
    name: 'open-generations',
    file: `${SERVER}/features/generation/service.ts`,
    check: 'if (open < MOST_OPEN) return open;',
    without: 'if (open < 1000) return open;',
    test: FAIR_TEST,
    named: 'ten in the queue',
  },
  {
    name: 'end-of-a-stream',
    file: `${SERVER}/http/event-stream.ts`,
    check: '(await isSignedIn())',
    without: 'true',
    test: `${SERVER}/features/projects/projects.long.test.ts`,
    named: 'ends when its session does',
  },
];
