import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMINISTRATOR, guardSettings, register, signIn, signingKey } from '@backsmith/prover';
import { bootBackend, scratchFolder, tool, type Backend, type TestDatabaseServer } from '../../kit/index.ts';
import { SHOP_POSTGRESQL, sourceOf } from '../../engine/examples.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import type { BootProgram } from '../../kit/index.ts';
import { guarded } from '../security/guarded-projects.ts';
import { ACCOUNT_ATTACKS } from './account-attacks.ts';
import { ANSWER_ATTACKS } from './answer-attacks.ts';
import { CALL_ATTACKS } from './call-attacks.ts';
import { FLOOD_ATTACKS } from './flood-attacks.ts';
import { SESSION_ATTACKS } from './session-attacks.ts';
import { RACE_ATTACKS } from './race-attacks.ts';
import type { Target } from './target.ts';
import { TOKEN_ATTACKS } from './token-attacks.ts';

const ATTACKS = [
  ...TOKEN_ATTACKS,
  ...CALL_ATTACKS,
  ...ANSWER_ATTACKS,
  ...SESSION_ATTACKS,
  ...RACE_ATTACKS,
  ...FLOOD_ATTACKS,
  ...ACCOUNT_ATTACKS,
];

const SUITE = {
  name: 'a guarded backend is attacked from outside',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [guarded({ name: 'shop', bytes: () => sourceOf(SHOP_POSTGRESQL) }, { database: 'postgresql' })],
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 4 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts'],
} as const;

describeProofs<ProjectClaim>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('attacks');
  let server: TestDatabaseServer;
  let program: BootProgram;

  beforeAll(async () => {
    server = await POSTGRESQL.start();
    const projects = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
    program = projects[0]?.program ?? { jar: '' };
  });
  afterAll(async () => {
    await server.stop();
  });

  async function boot(name: string, env: Readonly<Record<string, string>>): Promise<Backend> {
    const database = await server.database(name);
    return bootBackend({ jdk: tool('jdk-25'), ...program, env: { ...databaseSettings(database), ...env } });
  }

  describe('with its limits as they are', () => {
    const key = signingKey();
    const mails = join(scratch, 'mails');
    let backend: Backend;
    let target: Target;
    let tried = 0;
    let succeeded = 0;
    let newcomers = 0;

    beforeAll(async () => {
      backend = await boot('attacked', guardSettings(mails, key));
      const { url } = backend;
      const newcomer = () => register(url, mails, `newcomer${(newcomers += 1)}@people.example`);
      target = {
        ...{ url, mails, key, path: '/api/v1/customers', newcomer, log: () => backend.log() },
        administrator: await signIn(url, ADMINISTRATOR),
        user: await signIn(url, await newcomer()),
      };
    });
    afterAll(async () => {
      await backend.stop();
      console.log(`attacks: ${tried} tried, ${succeeded} succeeded`);
    });

    test.each(ATTACKS.map((attack) => [attack.title, attack] as const))('%s', async (_, attack) => {
      const trials = await attack.run(target);
      const successes = trials.filter(({ held }) => !held);
      tried += trials.length;
      succeeded += successes.length;
      expect(successes).toEqual([]);
      expect(trials.length).toBeGreaterThan(2);
    });

    test('none succeeded', () => {
      expect(succeeded).toBe(0);
      if (taken[0] !== undefined) proven(taken[0]);
    });
  });

  test.each([
    ['no key', { JWT_SIGNING_KEY: '' }, /JWT_SIGNING_KEY/u],
    ['a short key', { JWT_SIGNING_KEY: signingKey(1024) }, /2048/u],
    ['a short password of its administrator', { ADMIN_PASSWORD: 'short' }, /12 to 72/u],
  ])('does not start with %s', async (name, env, reason) => {
    const settings = { ...guardSettings(join(scratch, 'unused')), ...env };
    await expect(boot(name.replaceAll(' ', '_'), settings)).rejects.toThrow(reason);
  });
});
