import type { Generation } from '@backsmith/engine';
import type { RecordRule } from '@backsmith/options';
import { beforeAll, expect, test } from 'vitest';
import { ALL_FEATURES } from '../../engine/all-features.ts';
import { scratchFolder } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { runGeneratedTests, type TestRun } from '../proof/generated-tests.ts';
import { generateProject } from '../proof/project.ts';
import { MUTANTS, TENANT_MUTANTS, without, type Mutant } from './mutants.ts';

const SCHEMA = Buffer.from(`
  CREATE TABLE shelf (id int AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE diary (id int AUTO_INCREMENT PRIMARY KEY, owner_id char(36) NOT NULL, title varchar(40) NOT NULL);
  CREATE TABLE page (id int AUTO_INCREMENT PRIMARY KEY, diary_id int NOT NULL, body text NOT NULL,
    FOREIGN KEY (diary_id) REFERENCES diary (id));`);

const ORGS = Buffer.from(`
  CREATE TABLE org (id int AUTO_INCREMENT PRIMARY KEY, name varchar(40) NOT NULL);
  CREATE TABLE room (id int AUTO_INCREMENT PRIMARY KEY, org_id int NOT NULL, name varchar(40) NOT NULL);
  CREATE TABLE chair (id int AUTO_INCREMENT PRIMARY KEY, org_id int NOT NULL, room_id int,
    FOREIGN KEY (org_id) REFERENCES org (id), FOREIGN KEY (room_id) REFERENCES room (id));`);

/** A backend whose rules are taken out one by one. */
type Ruled = {
  readonly name: string;
  readonly schema: Buffer;
  readonly rule: RecordRule;
  readonly mutants: readonly Mutant[];
};

function guarded({ schema, rule }: Ruled, name: string, number: number): Generation {
  const choices = { rules: [rule] };
  const projectName = `guarded${rule}${number}`;
  return generateProject(name, schema, { database: 'mysql', projectName, features: ALL_FEATURES, choices });
}

function describeRules(ruled: Ruled): void {
  const { name: kind, mutants } = ruled;
  const suite = {
    name: `the tests of a guarded project miss no ${kind}`,
    tools: ['jdk-25', 'maven', 'ecj'],
    claims: (): readonly ProjectClaim[] => [
      { name: `each ${kind}`, generate: () => [guarded(ruled, `each ${kind}`, 0)] },
    ],
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', 'compiler'],
    harness: ['tests/backends/security/mutants.ts', 'tests/backends/proof/generated-tests.ts'],
  } as const;
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('guarded-mutants');
    const nameOf = (at: number): string => `mutant ${at}`;
    let runs: ReadonlyMap<string, TestRun> = new Map();
    let caught = 0;

    beforeAll(async () => {
      const all = mutants.map((mutant, at) => [nameOf(at), without(guarded(ruled, nameOf(at), at), mutant)] as const);
      const whole = guarded(ruled, 'whole', mutants.length);
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

describeRules({ name: 'rule', schema: SCHEMA, rule: 'owner', mutants: MUTANTS });
describeRules({ name: 'rule of tenants', schema: ORGS, rule: 'tenant', mutants: TENANT_MUTANTS });
