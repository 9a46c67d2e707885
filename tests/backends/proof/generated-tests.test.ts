import { detect, suggestDatabase, type Database } from '@backsmith/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownSchemas, type KnownSchema } from '../../corpus/known-schemas.ts';
import { scratchFolder } from '../../kit/index.ts';
import { wordFor, type ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { runGeneratedTests, type TestRun } from './generated-tests.ts';
import { generateProject } from './project.ts';

/** So many projects are compiled and run by one JVM. */
const AT_ONCE = 12;

/** A database in memory is called like the project, and outlives the project's tests. */
function projectNameOf(name: string): string {
  return `proof${wordFor([name]).replaceAll(/[^A-Za-z0-9]/g, '')}`;
}

/** A schema for its own database and for PostgreSQL. */
function targetsOf(schema: KnownSchema): readonly ProjectClaim[] {
  const own = suggestDatabase(detect(schema.source()).dialect);
  return [...new Set<Database>([own, 'postgresql'])].map((database) => {
    const name = `${schema.name}-${database}`;
    const options = { projectName: projectNameOf(name), database };
    return { name, generate: () => [generateProject(name, schema.source(), options)] };
  });
}

function batchesOf(subjects: readonly ProjectClaim[]): readonly (readonly [number, readonly ProjectClaim[]])[] {
  return subjects.flatMap((_, at) =>
    at % AT_ONCE === 0 ? [[at / AT_ONCE + 1, subjects.slice(at, at + AT_ONCE)] as const] : [],
  );
}

const SUITE = {
  name: 'the tests of generated projects pass',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => knownSchemas().flatMap(targetsOf),
  dependsOn: 'build',
  limits: { changed: 8, again: 1 / 2 },
  parts: ['JDK 25', 'compiler', 'PostgreSQL'],
  harness: ['generated-tests.ts', 'generated-tests.test.ts', 'RunGeneratedTests.java'].map(
    (file) => `tests/backends/proof/${file}`,
  ),
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  describe.each(batchesOf(taken))('part %d', (_, batch) => {
    const scratch = scratchFolder('generated-tests');
    let runs: ReadonlyMap<string, TestRun> = new Map();

    beforeAll(async () => {
      runs = await runGeneratedTests(scratch, new Map(batch.map((subject) => [subject.name, subject.generate()[0]])));
    }, 3_600_000);

    test.each(batch.map((subject) => [subject.name, subject] as const))('%s', (name, subject) => {
      const { written = 0, outcomes = [], seconds = 0 } = runs.get(name) ?? {};
      const failed = outcomes.filter(({ problem }) => problem !== '');
      console.log(`${name}: ${outcomes.length} tests, ${failed.length} failed, ${seconds.toFixed(1)} s`);
      for (const { test: title, problem } of failed) console.log(`${name}: ${title}: ${problem}`);
      expect(failed.map(({ test: title }) => title)).toEqual([]);
      expect(outcomes.length).toBe(written);
      proven(subject);
    });
  });
});
