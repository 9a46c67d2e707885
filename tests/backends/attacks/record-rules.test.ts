import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, WITHOUT_LIMITS, guardSettings, register, signIn, signingKey } from '@backsmith/prover';
import {
  REPOSITORY,
  bootBackend,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import { guarded } from '../security/guarded-projects.ts';
import { OWNER_ATTACKS } from './owner-attacks.ts';
import { OWNER_IN_TENANT_ATTACKS } from './owner-in-tenant-attacks.ts';
import { TENANT_ATTACKS } from './tenant-attacks.ts';
import type { Attack, Target } from './target.ts';

/** The backend of a golden case. */
function caseClaim(name: string, { target }: DatabaseKind): ProjectClaim {
  const folder = join(REPOSITORY, 'tests/golden/cases', name);
  const options = JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as Options;
  return guarded(
    { name, bytes: () => readFileSync(join(folder, 'input.sql')) },
    { ...options, database: target, ...(target === 'postgresql' ? {} : { devDatabase: 'h2' }) },
  );
}

/** A backend whose records are somebody's within a tenant. */
function bothClaim({ target }: DatabaseKind): ProjectClaim {
  const file = join(REPOSITORY, 'tests/backends/attacks/schemas/journals.sql');
  const choices = { rules: ['owner', 'tenant'] } as const;
  return guarded({ name: 'journals', bytes: () => readFileSync(file) }, { database: target, choices });
}

function describeRule(
  rule: string,
  kind: DatabaseKind,
  claim: (kind: DatabaseKind) => ProjectClaim,
  attacks: readonly Attack[],
): void {
  const suite = {
    name: `${rule} of a guarded backend on ${kind.label} attacked from outside`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => [claim(kind)],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts'],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('rule-attacks');
    const key = signingKey();
    const mails = join(scratch, 'mails');
    let server: TestDatabaseServer;
    let backend: Backend;
    let target: Target;
    let tried = 0;
    let succeeded = 0;
    let newcomers = 0;

    beforeAll(async () => {
      server = await kind.start();
      const generated = new Map(taken.map((one) => [one.name, one.generate()[0]]));
      const [project] = await compileBackends(scratch, generated);
      if (project === undefined) throw new Error('nothing was compiled');
      const settings = databaseSettings(await server.database('attacked'));
      const env = { ...settings, ...guardSettings(mails, key), ...WITHOUT_LIMITS };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
      const { url } = backend;
      const newcomer = () => register(url, mails, `newcomer${(newcomers += 1)}@people.example`);
      target = {
        ...{ url, mails, key, path: '', newcomer, log: () => backend.log() },
        administrator: await signIn(url, ADMINISTRATOR),
        user: await signIn(url, await newcomer()),
      };
    });
    afterAll(async () => {
      await backend.stop();
      await server.stop();
      console.log(`attacks on ${rule}, ${kind.label}: ${tried} tried, ${succeeded} succeeded`);
    });

    test.each(attacks.map((attack) => [attack.title, attack] as const))('%s', async (_, attack) => {
      const trials = await attack.run(target);
      const successes = trials.filter(({ held }) => !held);
      tried += trials.length;
      succeeded += successes.length;
      expect(successes).toEqual([]);
      expect(trials.length).toBeGreaterThan(3);
    });

    test('none succeeded', () => {
      expect(tried).toBeGreaterThan(30);
      expect(succeeded).toBe(0);
      if (taken[0] !== undefined) proven(taken[0]);
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB]) {
  describeRule('the owner rule', kind, (on) => caseClaim('notes-owned', on), OWNER_ATTACKS);
  describeRule('the tenant rule', kind, (on) => caseClaim('tasks-tenants', on), TENANT_ATTACKS);
  describeRule('both rules', kind, bothClaim, OWNER_IN_TENANT_ATTACKS);
}
