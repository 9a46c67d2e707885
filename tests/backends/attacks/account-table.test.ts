import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { ACCOUNT_TABLE_ATTACKS, type TableTarget } from './account-table-attacks.ts';

function claim({ target }: DatabaseKind): ProjectClaim {
  const file = join(REPOSITORY, 'tests/backends/security/account-tables/journal.sql');
  const choices = { rules: ['owner'], accounts: 'users' } as const;
  return guarded({ name: 'journal', bytes: () => readFileSync(file) }, { database: target, choices });
}

function describeServer(kind: DatabaseKind): void {
  const suite = {
    name: `the user's own table of accounts on ${kind.label} attacked from outside`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => [claim(kind)],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts'],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('account-table');
    const mails = join(scratch, 'mails');
    let server: TestDatabaseServer;
    let backend: Backend;
    let target: TableTarget;
    let tried = 0;
    let succeeded = 0;
    let newcomers = 0;

    beforeAll(async () => {
      server = await kind.start();
      const generated = new Map(taken.map((one) => [one.name, one.generate()[0]]));
      const [project] = await compileBackends(scratch, generated);
      if (project === undefined) throw new Error('nothing was compiled');
      const database = await server.database('attacked');
      const key = signingKey();
      const env = { ...databaseSettings(database), ...guardSettings(mails, key), ...WITHOUT_LIMITS };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
      const { url } = backend;
      const newcomer = () => {
        newcomers += 1;
        const profile = { name: 'Newcomer', username: `newcomer${newcomers}` };
        return register(url, mails, `newcomer${newcomers}@people.example`, profile);
      };
      target = {
        ...{ url, mails, key, path: '', newcomer, log: () => backend.log(), database },
        administrator: await signIn(url, ADMINISTRATOR),
        user: await signIn(url, await newcomer()),
      };
    });
    afterAll(async () => {
      await backend.stop();
      await server.stop();
      console.log(`attacks on the user's own accounts, ${kind.label}: ${tried} tried, ${succeeded} succeeded`);
    });

    test.each(ACCOUNT_TABLE_ATTACKS.map((attack) => [attack.title, attack] as const))('%s', async (_, attack) => {
      const trials = await attack.run(target);
      const successes = trials.filter(({ held }) => !held);
      tried += trials.length;
      succeeded += successes.length;
      expect(successes).toEqual([]);
      expect(trials.length).toBeGreaterThan(3);
    });

    test('none succeeded', () => {
      expect(tried).toBeGreaterThan(60);
      expect(succeeded).toBe(0);
      if (taken[0] !== undefined) proven(taken[0]);
    });
  });
}

for (const kind of [POSTGRESQL, MARIADB]) describeServer(kind);
