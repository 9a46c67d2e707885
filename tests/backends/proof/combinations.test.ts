import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { everyCombination, titleOf } from '../../engine/combinations.ts';
import { REPOSITORY, scratchFolder } from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileClaims } from './compiled.ts';
import { generateProject } from './project.ts';

function claims(): readonly Claim[] {
  const source = readFileSync(join(REPOSITORY, 'examples/clinic.sql'));
  return everyCombination().map((combination) => {
    const name = titleOf(combination);
    return { name, generate: () => [generateProject(`clinic ${name}`, source, combination)] };
  });
}

const SUITE = {
  name: 'combinations of options',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'code',
  limits: { changed: 1000, again: 1 / 4 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/java-tools/compile-projects.ts', 'tests/backends/java-tools/compile.ts'],
} as const;

describeProofs<Claim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('combinations');
  let errors: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    errors = await compileClaims(taken, scratch);
  }, 1_800_000);

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s: generates and compiles', (name, claim) => {
    expect(errors.get(name)).toBeUndefined();
    proven(claim);
  });
});
