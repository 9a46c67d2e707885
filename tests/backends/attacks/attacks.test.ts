import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMINISTRATOR, closedSettings, guardSettings, register, signIn, signingKey } from '@backsmith/prover';
import type { Database } from '@backsmith/engine';
import { bootBackend, scratchFolder, tool, type Backend } from '../../kit/index.ts';
import { SHOP_POSTGRESQL, sourceOf } from '../../engine/examples.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import type { Part } from '../../ledger/circumstances.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { onStandIn } from '../mongo/stand-in.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import type { BootProgram } from '../../kit/index.ts';
import { guarded } from '../security/guarded-projects.ts';
import { ACCOUNT_ATTACKS } from './account-attacks.ts';
import { ANSWER_ATTACKS } from './answer-attacks.ts';
import { CALL_ATTACKS } from './call-attacks.ts';
import { attackClosed, CLOSED } from './closed-attacks.ts';
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

/** What a guarded backend is attacked on. */
type Ground = {
  readonly suite: string;
  readonly database: Database;
  readonly parts: readonly Part[];
  readonly harness: readonly string[];
  /** Starts what backends need, and answers how each of them is told of it. */
  readonly start: () => Promise<{
    readonly env: (
      name: string,
      settings: Readonly<Record<string, string>>,
    ) => Promise<Readonly<Record<string, string>>>;
    readonly stop: () => Promise<void>;
  }>;
};

const ON_TABLES: Ground = {
  suite: 'a guarded backend is attacked from outside',
  database: 'postgresql',
  parts: ['JDK 25', 'PostgreSQL'],
  harness: [],
  start: async () => {
    const server = await POSTGRESQL.start();
    return {
      env: async (name, settings) => ({ ...databaseSettings(await server.database(name)), ...settings }),
      stop: () => server.stop(),
    };
  },
};

/** Each backend has a stand-in of its own, which ends with it. */
const ON_DOCUMENTS: Ground = {
  suite: 'a guarded backend on documents is attacked from outside',
  database: 'mongodb',
  parts: ['JDK 25'],
  harness: ['tests/backends/mongo/stand-in.ts'],
  start: () =>
    Promise.resolve({
      env: (_, settings) => Promise.resolve(onStandIn(settings)),
      stop: () => Promise.resolve(),
    }),
};

function describeAttacks({ suite, database, parts, harness, start }: Ground): void {
  const described = {
    name: suite,
    tools: ['jdk-25', 'maven', 'ecj'] as const,
    claims: () => [guarded({ name: 'shop', bytes: () => sourceOf(SHOP_POSTGRESQL) }, { database })],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts,
    harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts', ...harness],
  };
  describeProofs<ProjectClaim>(described, ({ taken, proven }) => {
    const scratch = scratchFolder('attacks');
    let ground: Awaited<ReturnType<Ground['start']>>;
    let program: BootProgram;

    beforeAll(async () => {
      ground = await start();
      const projects = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
      program = projects[0]?.program ?? { jar: '' };
    });
    afterAll(async () => {
      await ground.stop();
    });

    async function boot(name: string, env: Readonly<Record<string, string>>): Promise<Backend> {
      return bootBackend({ jdk: tool('jdk-25'), ...program, env: await ground.env(name, env) });
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
          ...{ url, mails, key, path: '/api/v1/products', newcomer, log: () => backend.log() },
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

    test('as closed as it is without a word', async () => {
      const mails = join(scratch, 'closed-mails');
      const key = signingKey();
      const backend = await boot('closed', { ...closedSettings(mails, key), ...CLOSED });
      try {
        const { url } = backend;
        const nobody = { accessToken: '', refreshToken: '' };
        const newcomer = () => Promise.reject(new Error('nobody registers'));
        const trials = await attackClosed(
          {
            ...{ url, mails, key, path: '/api/v1/categories', newcomer, log: () => backend.log() },
            ...{ administrator: nobody, user: nobody },
          },
          ADMINISTRATOR.email,
        );
        expect(trials.filter(({ held }) => !held)).toEqual([]);
        expect(trials.length).toBeGreaterThan(8);
      } finally {
        await backend.stop();
      }
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
}

for (const ground of [ON_TABLES, ON_DOCUMENTS]) describeAttacks(ground);
