import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Options } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, WITHOUT_LIMITS, guardSettings, register, signIn, signingKey } from '@backsmith/prover';
import { REPOSITORY, bootBackend, scratchFolder, tool, type Backend, type Tool } from '../../kit/index.ts';
import type { Part } from '../../ledger/circumstances.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { onStandIn } from '../mongo/stand-in.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';
import { guarded } from '../security/guarded-projects.ts';
import { OWNER_ATTACKS } from './owner-attacks.ts';
import { OWNER_IN_TENANT_ATTACKS } from './owner-in-tenant-attacks.ts';
import { TENANT_ATTACKS } from './tenant-attacks.ts';
import type { Attack, Target } from './target.ts';

/** What a backend is developed on where that is not the database itself. */
const DEVELOPED_ON: Partial<Record<Database, Pick<Options, 'devDatabase'>>> = {
  mysql: { devDatabase: 'h2' },
  mariadb: { devDatabase: 'h2' },
};

/** What keeps the records that are attacked. */
type Ground = {
  readonly label: string;
  readonly target: Database;
  readonly part?: Part;
  readonly tools: readonly Tool[];
  readonly start: () => Promise<{ readonly env: Readonly<Record<string, string>>; readonly stop: () => Promise<void> }>;
};

function onServer(kind: DatabaseKind): Ground {
  const { label, target, part, tools } = kind;
  return {
    ...{ label, target, part, tools },
    start: async () => {
      const server = await kind.start();
      return { env: databaseSettings(await server.database('attacked')), stop: () => server.stop() };
    },
  };
}

/** What stands for MongoDB ends with the backend. */
const ON_DOCUMENTS: Ground = {
  label: 'documents',
  target: 'mongodb',
  tools: [],
  start: () => Promise.resolve({ env: {}, stop: () => Promise.resolve() }),
};

/** The backend of a golden case. */
function caseClaim(name: string, { target }: Ground): ProjectClaim {
  const folder = join(REPOSITORY, 'tests/golden/cases', name);
  const options = JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8')) as Options;
  return guarded(
    { name, bytes: () => readFileSync(join(folder, 'input.sql')) },
    { ...options, database: target, ...DEVELOPED_ON[target] },
  );
}

/** A backend whose records are somebody's within a tenant. */
function bothClaim({ target }: Ground): ProjectClaim {
  const file = join(REPOSITORY, 'tests/backends/attacks/schemas/journals.sql');
  const choices = { rules: ['owner', 'tenant'] } as const;
  return guarded({ name: 'journals', bytes: () => readFileSync(file) }, { database: target, choices });
}

function describeRule(
  rule: string,
  kind: Ground,
  claim: (kind: Ground) => ProjectClaim,
  attacks: readonly Attack[],
): void {
  const suite = {
    name: `${rule} of a guarded backend on ${kind.label} attacked from outside`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => [claim(kind)],
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 4 },
    parts: ['JDK 25' as const, ...(kind.part === undefined ? [] : [kind.part])],
    harness: ['tests/backends/attacks', 'packages/prover/src/client/accounts.ts'],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('rule-attacks');
    const key = signingKey();
    const mails = join(scratch, 'mails');
    let started: Awaited<ReturnType<Ground['start']>>;
    let backend: Backend;
    let target: Target;
    let tried = 0;
    let succeeded = 0;
    let newcomers = 0;

    beforeAll(async () => {
      started = await kind.start();
      const generated = new Map(taken.map((one) => [one.name, one.generate()[0]]));
      const [project] = await compileBackends(scratch, generated);
      if (project === undefined) throw new Error('nothing was compiled');
      const settings = { ...guardSettings(mails, key), ...WITHOUT_LIMITS };
      const env = { ...started.env, ...(kind.target === 'mongodb' ? onStandIn(settings) : settings) };
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
      await started.stop();
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

for (const kind of [...[POSTGRESQL, MARIADB].map(onServer), ON_DOCUMENTS]) {
  describeRule('the owner rule', kind, (on) => caseClaim('notes-owned', on), OWNER_ATTACKS);
  describeRule('the tenant rule', kind, (on) => caseClaim('tasks-tenants', on), TENANT_ATTACKS);
  describeRule('both rules', kind, bothClaim, OWNER_IN_TENANT_ATTACKS);
}
