import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, WITHOUT_LIMITS, guardSettings, register, signIn, signingKey } from '@backsmith/prover';
import type { Database } from '@backsmith/engine';
import { REPOSITORY, bootBackend, scratchFolder, tool, type Backend, type Tool } from '../../kit/index.ts';
import type { Part } from '../../ledger/circumstances.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { startStandIn } from '../mongo/server/start-stand-in.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends, type Project } from '../proof/project.ts';
import { guarded } from '../security/guarded-projects.ts';
import { ACCOUNT_TABLE_ATTACKS, type TableTarget } from './account-table-attacks.ts';
import { onCollection, onTable, type OtherApplication } from './other-application.ts';

const FILE = join(REPOSITORY, 'tests/backends/security/account-tables/journal.sql');

function claim(database: Database): ProjectClaim {
  const choices = { rules: ['owner'], accounts: 'users' } as const;
  return guarded({ name: 'journal', bytes: () => readFileSync(FILE) }, { database, choices });
}

/** What keeps the accounts that are attacked. */
type Ground = {
  readonly label: string;
  readonly database: Database;
  readonly tools: readonly Tool[];
  readonly parts: readonly Part[];
  readonly harness: readonly string[];
  readonly findsAnyCase: boolean;
  /** Starts it for a project, and answers how the backend is told of it and who else writes there. */
  readonly start: (project: Project) => Promise<{
    readonly env: Readonly<Record<string, string>>;
    readonly others: OtherApplication;
    readonly stop: () => Promise<void>;
  }>;
};

function onServer(kind: DatabaseKind): Ground {
  return {
    label: kind.label,
    database: kind.target,
    tools: kind.tools,
    parts: ['JDK 25', kind.part],
    harness: [],
    findsAnyCase: true,
    start: async () => {
      const server = await kind.start();
      const database = await server.database('attacked');
      return { env: databaseSettings(database), others: onTable(database), stop: () => server.stop() };
    },
  };
}

/** What stands for MongoDB knows no collation. */
const ON_DOCUMENTS: Ground = {
  label: 'documents',
  database: 'mongodb',
  tools: [],
  parts: ['JDK 25'],
  harness: ['tests/backends/mongo/server'],
  findsAnyCase: false,
  start: async ({ jars }) => {
    const server = await startStandIn(jars);
    const env = { MONGODB_URI: server.uri('attacked') };
    return { env, others: onCollection(server, 'attacked'), stop: () => server.stop() };
  },
};

function describeGround(ground: Ground): void {
  const { label, findsAnyCase } = ground;
  const suite = {
    name: `the user's own table of accounts on ${label} attacked from outside`,
    tools: ['jdk-25', 'maven', 'ecj', ...ground.tools] as const,
    claims: () => [claim(ground.database)],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts: ground.parts,
    harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts', ...ground.harness],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('account-table');
    const mails = join(scratch, 'mails');
    let started: Awaited<ReturnType<Ground['start']>>;
    let backend: Backend;
    let target: TableTarget;
    let tried = 0;
    let succeeded = 0;
    let newcomers = 0;

    beforeAll(async () => {
      const generated = new Map(taken.map((one) => [one.name, one.generate()[0]]));
      const [project] = await compileBackends(scratch, generated);
      if (project === undefined) throw new Error('nothing was compiled');
      started = await ground.start(project);
      const key = signingKey();
      const env = { ...started.env, ...guardSettings(mails, key), ...WITHOUT_LIMITS };
      backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
      const { url } = backend;
      const newcomer = () => {
        newcomers += 1;
        const profile = { name: 'Newcomer', username: `newcomer${newcomers}` };
        return register(url, mails, `newcomer${newcomers}@people.example`, profile);
      };
      target = {
        ...{ url, mails, key, path: '', newcomer, log: () => backend.log() },
        ...{ others: started.others, findsAnyCase },
        administrator: await signIn(url, ADMINISTRATOR),
        user: await signIn(url, await newcomer()),
      };
    });
    afterAll(async () => {
      await backend.stop();
      await started.stop();
      console.log(`attacks on the user's own accounts, ${label}: ${tried} tried, ${succeeded} succeeded`);
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

for (const ground of [onServer(POSTGRESQL), onServer(MARIADB), ON_DOCUMENTS]) describeGround(ground);
