import { beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { runGeneratedTests, type TestRun } from '../proof/generated-tests.ts';
import { without } from './mutants.ts';
import { guardedBy, RULED_BACKENDS, type RuledBackend } from './ruled-backends.ts';

function describeRules(ruled: RuledBackend): void {
  const { name: kind, mutants } = ruled;
  const suite = {
    name: `the tests of a guarded project miss no ${kind}`,
    tools: ['jdk-25', 'maven', 'ecj'],
    claims: (): readonly ProjectClaim[] => [
      { name: `each ${kind}`, generate: () => [guardedBy(ruled, `each ${kind}`, 0)] },
    ],
    dependsOn: 'build',
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', 'compiler'],
    harness: ['security/mutants.ts', 'security/ruled-backends.ts', 'proof/generated-tests.ts'].map(
      (file) => `tests/backends/${file}`,
    ),
  } as const;
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('guarded-mutants');
    const nameOf = (at: number): string => `mutant ${at}`;
    let runs: ReadonlyMap<string, TestRun> = new Map();
    let caught = 0;

    beforeAll(async () => {
      const all = mutants.map((mutant, at) => [nameOf(at), without(guardedBy(ruled, nameOf(at), at), mutant)] as const);
      const whole = guardedBy(ruled, 'whole', mutants.length);
      runs = await runGeneratedTests(scratch, new Map([['whole', whole], ...all]));
    }, 3_600_000);

    const failuresOf = (name: string): readonly string[] =>
      (runs.get(name)?.outcomes ?? []).filter(({ problem }) => problem !== '').map((one) => one.test);

    test('nothing fails where every rule is there', () => {
      expect(runs.get('whole')?.outcomes.length).toBeGreaterThan(40);
      expect(failuresOf('whole')).toEqual([]);
    });

    test.each(mutants.map(({ title }, at) => [title, at] as const))('%s: a test fails', (title, at) => {
      const failures = failuresOf(nameOf(at));
      console.log(`${title}: ${failures.join(', ')}`);
      expect(failures.length).toBeGreaterThan(0);
      // One rule fails the tests of that rule: all of them failing would mean that nothing starts.
      expect(failures.length).toBeLessThan((runs.get(nameOf(at))?.outcomes.length ?? 0) / 2);
      caught += 1;
      if (caught === mutants.length && taken[0] !== undefined) proven(taken[0]);
    });
  });
}

RULED_BACKENDS.forEach(describeRules);
