import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const TEST = `${SERVER}/features/tryout/tryout.long.test.ts`;

/** Checks of the backends that their owners try. */
export const TRYOUTS: readonly Mutant[] = [
  {
    name: 'places-of-tryouts',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'while (this.#live.size >= limits.atOnce) {',
    without: 'while (Date.now() < 0) {',
    test: TEST,
    named: 'as many as there are places start',
  },
  {
    name: 'place-of-an-ended-tryout',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'if (this.#ends.size === 0) throw this.#full();',
    without: 'throw this.#full();',
    test: TEST,
    named: 'being taken down is waited for',
  },
  {
    name: 'time-of-a-tryout',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'if (since(readyAt) >= mostMs) return TRYOUT_MESSAGES.expired;',
    test: TEST,
    named: 'ends when its time is up',
  },
  {
    name: 'unused-tryout',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'since(lastUse) >= unusedMs ? TRYOUT_MESSAGES.unused : undefined',
    without: 'undefined',
    test: TEST,
    named: 'ends when nobody calls it',
  },
  {
    name: 'calls-at-once-of-a-tryout',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'live.inFlight >= LIMITS.tryout.callsAtOnce',
    without: 'live.inFlight < 0',
    test: TEST,
    named: 'so many calls at once',
  },
  {
    name: 'removed-project-of-a-tryout',
    file: `${SERVER}/tryout/tryouts.ts`,
    check: 'if (!isOpen) this.#end(live, undefined);',
    test: TEST,
    named: 'is gone with its project',
  },
  {
    name: 'owner-of-a-tryout',
    file: `${SERVER}/projects/own-project.ts`,
    check: 'await findProject(db, account.id, id)',
    without: "({ status: 'completed', archiveKey: null } as ProjectWithFacts)",
    test: TEST,
    named: 'finds nothing, starts nothing, calls nothing',
  },
  {
    name: 'one-tryout-of-an-account',
    file: `${SERVER}/features/tryout/service.ts`,
    check: 'if (isUp(seen) && seen.tryout.projectId !== id)\n    throw',
    without: 'if (false)\n    throw',
    test: TEST,
    named: 'one of each account',
  },
  {
    name: 'host-of-a-call',
    file: `${SERVER}/tryout/call-backend.ts`,
    check: 'if (address.origin !== new URL(url).origin) throw new TypeError(`not a path: ${path}`);',
    test: `${SERVER}/tryout/call-backend.test.ts`,
    named: 'goes to no other host',
  },
  {
    name: 'length-of-an-answer',
    file: `${SERVER}/tryout/call-backend.ts`,
    check: 'if (text.length > maxAnswer)',
    without: 'if (text.length < 0)',
    test: `${SERVER}/tryout/call-backend.test.ts`,
    named: 'shows the beginning of a long answer',
  },
  {
    name: 'line-without-an-end',
    file: 'packages/prover/src/machine/split-lines.ts',
    check: '.slice(0, LONGEST_LINE)',
    test: `${SERVER}/tryout/talk.long.test.ts`,
    named: 'keeps no line without an end',
  },
  {
    name: 'shape-of-a-line',
    file: `${SERVER}/tryout/worker-lines.ts`,
    check: 'workerLine.safeParse(JSON.parse(text)).data',
    without: '(JSON.parse(text) as WorkerLine)',
    test: `${SERVER}/tryout/talk.long.test.ts`,
    named: 'whatever is no line of ours',
  },
];
