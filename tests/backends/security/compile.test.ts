import { beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileClaims } from '../proof/compiled.ts';
import { guardedProjects } from './guarded-projects.ts';

const SUITE = {
  name: 'guarded projects compile',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: guardedProjects,
  dependsOn: 'code',
  limits: { changed: 40, again: 1 / 4 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/java-tools/compile-projects.ts', 'tests/backends/java-tools/compile.ts'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('guarded');
  let errors: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    errors = await compileClaims(taken, scratch);
  }, 1_800_000);

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', (name, claim) => {
    expect(errors.get(name)).toBeUndefined();
    proven(claim);
  });
});
