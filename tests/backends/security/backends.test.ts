import { join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ADMINISTRATOR,
  WITHOUT_LIMITS,
  giveRole,
  guardSettings,
  ownTablesOf,
  proveApi,
  proveRoles,
  readersOf,
  register,
  signIn,
} from '@backsmith/prover';
import {
  bootBackend,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { EXAMPLES, SHOP_MYSQL, SHOP_POSTGRESQL, sourceOf } from '../../engine/examples.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { sendHttpFile } from '../api-client/send-http-file.ts';
import { MARIADB, MYSQL, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends, type Project } from '../proof/project.ts';
import { COLLIDING, guarded } from './guarded-projects.ts';

/** The schemas of a server: an example, and those whose names collide with what guards them. */
function claimsOn({ target }: DatabaseKind): readonly ProjectClaim[] {
  const example = EXAMPLES.find((one) => one === (target === 'postgresql' ? SHOP_POSTGRESQL : SHOP_MYSQL));
  const shop = example === undefined ? [] : [{ name: 'shop', bytes: () => sourceOf(example) }];
  const own = COLLIDING.filter(({ name }) => name.endsWith('mysql') === (target !== 'postgresql'));
  return [...shop, ...own].map((source) => guarded(source, { database: target }));
}

function describeServer(kind: DatabaseKind): void {
  const suite = {
    name: `guarded backends on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => claimsOn(kind),
    dependsOn: 'application' as const,
    limits: { changed: 2, again: 1 / 4 },
    parts: ['JDK 25', kind.part] as const,
    harness: [
      'packages/prover/src/client',
      'tests/backends/api-client',
      'tests/backends/security',
      'tests/kit/java/boot.ts',
    ],
  };
  describeProofs<ProjectClaim>(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('guarded-backends');
    let server: TestDatabaseServer;
    let projects: readonly Project[] = [];

    beforeAll(async () => {
      server = await kind.start();
      projects = await compileBackends(scratch, new Map(taken.map((claim) => [claim.name, claim.generate()[0]])));
    });
    afterAll(async () => {
      await server.stop();
    });

    async function start(name: string): Promise<{
      readonly backend: Backend;
      readonly database: TestDatabase;
      readonly mails: string;
      readonly generation: Generation;
    }> {
      const project = projects.find((one) => one.name === name);
      if (project === undefined) throw new Error(`${name} was not compiled`);
      const database = await server.database(name.replaceAll(/\W+/g, '_').toLowerCase());
      const mails = join(scratch, `mails-${database.name}`);
      const env = { ...databaseSettings(database), ...guardSettings(mails), ...WITHOUT_LIMITS };
      const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
      return { backend, database, mails, generation: project.generation };
    }

    test.each(taken.map((claim) => [claim.name, claim] as const))(
      '%s: everything as an administrator, what their role allows as others, nothing as nobody',
      async (name, claim) => {
        const { backend, database, mails, generation } = await start(name);
        const { url } = backend;
        try {
          const administrator = (await signIn(url, ADMINISTRATOR)).accessToken;
          const access = { token: administrator, ownTables: ownTablesOf(generation) };
          const file = generation.files.find(({ path }) => path.endsWith('requests.http'));
          const { sent, failures } = await sendHttpFile(file?.content.toString() ?? '', url);
          expect(failures).toEqual([]);
          expect(sent).toBeGreaterThan(10);
          const proof = await proveApi(url, kind.catalog(database), access);
          console.log(`${name} on ${kind.label}: ${proof.tables} tables, ${proof.calls} calls, ${sent} requests`);
          expect(proof.failures).toEqual([]);
          expect(proof.stuck).toEqual([]);
          const user = (await signIn(url, await register(url, mails, 'reader@people.example'))).accessToken;
          const writer = await register(url, mails, 'writer@people.example');
          await giveRole(url, administrator, writer.email, 'EDITOR');
          const editor = (await signIn(url, writer)).accessToken;
          const roles = await proveRoles(url, { user, editor, administrator }, undefined, readersOf(generation));
          console.log(`${name} on ${kind.label}: ${roles.calls} calls by roles`);
          expect(roles.failures).toEqual([]);
          proven(claim);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

for (const kind of [POSTGRESQL, MARIADB, MYSQL]) describeServer(kind);
