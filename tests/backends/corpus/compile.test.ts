import { detect, suggestDatabase } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { scratchFolder } from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileClaims } from '../proof/compiled.ts';
import { generateProject } from '../proof/project.ts';

function claims(): readonly Claim[] {
  const schemas = knownSchemas().filter(({ isExample }) => !isExample);
  return schemas.map((schema) => ({
    name: schema.name,
    generate: () => {
      const source = schema.source();
      return [generateProject(schema.name, source, { database: suggestDatabase(detect(source).dialect) })];
    },
  }));
}

const SUITE = {
  name: 'projects of real schemas compile',
  tools: ['corpus', 'jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'code',
  limits: { changed: 40, again: 1 / 2 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/java-tools/compile-projects.ts', 'tests/backends/java-tools/compile.ts'],
} as const;

describeProofs<Claim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('corpus');
  let errors: ReadonlyMap<string, string> = new Map();

  beforeAll(async () => {
    errors = await compileClaims(taken, scratch);
  }, 1_800_000);

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', (name, claim) => {
    expect(errors.get(name)).toBeUndefined();
    proven(claim);
  });
});
