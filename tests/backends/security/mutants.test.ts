import type { Generation } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { runGeneratedTests, type TestRun } from '../proof/generated-tests.ts';
import { generateProject } from '../proof/project.ts';
import { MUTANTS, without } from './mutants.ts';

const SCHEMA = Buffer.from(`
  CREATE TABLE shelf (id int AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE diary (id int AUTO_INCREMENT PRIMARY KEY, owner_id char(36) NOT NULL, title varchar(40) NOT NULL);
  CREATE TABLE page (id int AUTO_INCREMENT PRIMARY KEY, diary_id int NOT NULL, body text NOT NULL,
    FOREIGN KEY (diary_id) REFERENCES diary (id));`);

function guarded(name: string, number: number): Generation {
  const choices = { rules: ['owner'] } as const;
  const options = { database: 'mysql', projectName: `guarded${number}`, features: ALL_FEATURES, choices } as const;
  return generateProject(name, SCHEMA, options);
}

const SUITE = {
  name: 'the tests of a guarded project miss no rule',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: (): readonly ProjectClaim[] => [{ name: 'each rule', generate: () => [guarded('each rule', 0)] }],
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/security/mutants.ts', 'tests/backends/proof/generated-tests.ts'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('guarded-mutants');
  const nameOf = (at: number): string => `mutant ${at}`;
  let runs: ReadonlyMap<string, TestRun> = new Map();
  let caught = 0;

  beforeAll(async () => {
    const all = MUTANTS.map((mutant, at) => [nameOf(at), without(guarded(nameOf(at), at), mutant)] as const);
    runs = await runGeneratedTests(scratch, new Map([['whole', guarded('whole', MUTANTS.length)], ...all]));
  }, 3_600_000);

  const failuresOf = (name: string): readonly string[] =>
    (runs.get(name)?.outcomes ?? []).filter(({ problem }) => problem !== '').map((one) => one.test);

  test('nothing fails where every rule is there', () => {
    expect(runs.get('whole')?.outcomes.length).toBeGreaterThan(40);
    expect(failuresOf('whole')).toEqual([]);
  });

  test.each(MUTANTS.map(({ title }, at) => [title, at] as const))('%s: a test fails', (title, at) => {
    const failures = failuresOf(nameOf(at));
    console.log(`${title}: ${failures.join(', ')}`);
    expect(failures.length).toBeGreaterThan(0);
    // One rule fails the tests of that rule: all of them failing would mean that nothing starts.
    expect(failures.length).toBeLessThan((runs.get(nameOf(at))?.outcomes.length ?? 0) / 2);
    caught += 1;
    if (caught === MUTANTS.length && taken[0] !== undefined) proven(taken[0]);
  });
});
