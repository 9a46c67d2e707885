import { beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../../kit/index.ts';
import { wordFor, type ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { runGeneratedTests, type TestRun } from '../proof/generated-tests.ts';
import { COLLIDING, accountTableProjects, guarded, knownSources, ownDatabase } from './guarded-projects.ts';

/** A database in memory is called like the project, and outlives the project's tests. */
function named(source: (typeof COLLIDING)[number], database = ownDatabase(source)): ProjectClaim {
  const projectName = `guarded${wordFor([source.name, database]).replaceAll(/[^A-Za-z0-9]/g, '')}`;
  return guarded(source, { database, projectName });
}

/** Colliding names on PostgreSQL and in memory, and all that we know otherwise on its own database. */
function claims(): readonly ProjectClaim[] {
  return [
    ...COLLIDING.flatMap((source) => (['postgresql', 'oracle'] as const).map((database) => named(source, database))),
    ...COLLIDING.slice(0, 1).flatMap((source) => [named(source, 'sqlserver'), named(source, 'mongodb')]),
    ...accountTableProjects(),
    ...knownSources().map((source) => named(source)),
  ];
}

const SUITE = {
  name: 'the tests of guarded projects pass',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'build',
  limits: { changed: 8, again: 1 / 4 },
  parts: ['JDK 25', 'compiler', 'PostgreSQL'],
  harness: ['generated-tests.ts', 'RunGeneratedTests.java'].map((file) => `tests/backends/proof/${file}`),
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('guarded-tests');
  let runs: ReadonlyMap<string, TestRun> = new Map();

  beforeAll(async () => {
    runs = await runGeneratedTests(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
  }, 3_600_000);

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', (name, claim) => {
    const { written = 0, outcomes = [], seconds = 0 } = runs.get(name) ?? {};
    const failed = outcomes.filter(({ problem }) => problem !== '');
    console.log(`${name}: ${outcomes.length} tests, ${failed.length} failed, ${seconds.toFixed(1)} s`);
    for (const { test: title, problem } of failed) console.log(`${name}: ${title}: ${problem}`);
    expect(failed.map(({ test: title }) => title)).toEqual([]);
    expect(outcomes.length).toBe(written);
    proven(claim);
  });
});
