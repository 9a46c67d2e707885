import { beforeAll, describe, expect, test } from 'vitest';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { generateProject } from '../proof/project.ts';
import { FAULTS } from './faults.ts';
import { isPlanted, printRun } from './print-run.ts';
import { runFaults, type BenchRun } from './run-faults.ts';

/** The schemas whose tests are judged, and of a hundred faults that are planted how many must be noticed at least. */
const LEAST: Readonly<Record<string, number>> = { 'example-shop': 92 };

function benchOf(name: string): ProjectClaim {
  const schema = knownSchemas().find((one) => one.name === name);
  const options = { database: 'postgresql', features: ALL_FEATURES } as const;
  return { name, generate: () => [generateProject(name, schema?.source() ?? new Uint8Array(), options)] };
}

const known = new Set(knownSchemas().map(({ name }) => name));

const SUITE = {
  name: 'the tests of generated projects notice planted faults',
  tools: ['jdk-25', 'maven'],
  claims: () =>
    Object.keys(LEAST)
      .filter((name) => known.has(name))
      .map(benchOf),
  dependsOn: 'build',
  // A project takes many minutes: on demand.
  limits: { changed: 0, again: 0 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/faults'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  describe.each(taken.map((claim) => [claim.name, claim] as const))('%s', (name, claim) => {
    const scratch = scratchFolder('faults');
    let run: BenchRun | undefined;

    beforeAll(async () => {
      run = await runFaults(scratch, claim.generate()[0], FAULTS);
      console.log(printRun(name, run));
    }, 7_200_000);

    test('nothing fails where no fault is planted', () => {
      expect(run?.failures, run?.problems).toBe('');
      expect(run?.tests).toBeGreaterThan(0);
    });

    test('a fault that was planted leaves a project that compiles and starts', () => {
      const useless = run?.runs.filter(({ verdict }) => verdict === 'does not compile' || verdict === 'does not start');
      expect(useless?.map(({ fault }) => fault.name)).toEqual([]);
    });

    test('enough of them are noticed', () => {
      const planted = run?.runs.filter(isPlanted) ?? [];
      const noticed = planted.filter(({ verdict }) => verdict === 'noticed');
      expect((100 * noticed.length) / planted.length).toBeGreaterThanOrEqual(LEAST[name] ?? 0);
      proven(claim);
    });
  });
});
