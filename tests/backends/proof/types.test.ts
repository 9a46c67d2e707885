import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { bootBackend, scratchFolder, tool, type TestDatabaseServer } from '../../kit/index.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject, type Project } from './project.ts';
import {
  BESIDES,
  MARIADB_TYPES,
  MYSQL_TYPES_ELSEWHERE,
  POSTGRESQL_TYPES,
  POSTGRESQL_TYPES_ELSEWHERE,
} from './type-tables.ts';

/** What refers to others goes first. */
const DROPPED = BESIDES.toReversed();

/** What a trigger refuses is answered with the trigger's words. */
async function expectRefusal(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/by-uuids`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ label: 'refused' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'refused', detail: 'Label "refused" is taken by the house' });
}

/** @param from the database whose types these are, where it is another */
function describeTypes(kind: DatabaseKind, sql: string, from: string = kind.label): void {
  const generation = generateProject('types', Buffer.from(sql), { database: kind.target });
  const databases = [...(from === kind.label ? ['the original schema'] : []), 'its own migrations'];
  const claims = databases.map((name) => ({ name, generate: () => [generation] }));
  const suite = {
    name: `the types of ${from}${from === kind.label ? '' : ` on ${kind.label}`}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => claims,
    dependsOn: 'application' as const,
    limits: { changed: 2, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: [
      'packages/prover/src/client',
      'tests/backends/proof/types.test.ts',
      'tests/backends/proof/type-tables.ts',
    ],
  };
  describeProofs(suite, ({ taken, proven }) => {
    const scratch = scratchFolder('types');
    let server: TestDatabaseServer;
    let project: Project;

    beforeAll(async () => {
      const [compiled] = await compileBackends(scratch, new Map([['types', generation]]));
      if (compiled === undefined) throw new Error('nothing was compiled');
      project = compiled;
      server = await kind.start();
    });
    afterAll(() => server.stop());

    test.each(taken.map((claim) => [claim.name, claim] as const))(
      'are validated, written and read on %s',
      async (tables, claim) => {
        const isOriginal = tables === 'the original schema';
        const database = await server.database(isOriginal ? 'original' : 'migrated');
        if (kind === MARIADB) for (const name of DROPPED) await database.execute(`drop database if exists ${name}`);
        if (isOriginal) await database.execute(sql);
        const flyway: Record<string, string> = isOriginal ? { SPRING_FLYWAY_ENABLED: 'false' } : {};
        const env = { ...databaseSettings(database), ...flyway };
        const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
        try {
          const proof = await proveApi(backend.url, kind.catalog(database, BESIDES));
          console.log(`types on ${kind.label}, ${tables}: ${proof.calls} calls, ${proof.failures.length} failures`);
          expect(proof.failures).toEqual([]);
          // Only the user's own database has triggers.
          if (isOriginal && kind === POSTGRESQL) await expectRefusal(backend.url);
          proven(claim);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

describeTypes(POSTGRESQL, POSTGRESQL_TYPES);
describeTypes(MARIADB, MARIADB_TYPES);
describeTypes(POSTGRESQL, MYSQL_TYPES_ELSEWHERE, 'MySQL');
describeTypes(MARIADB, POSTGRESQL_TYPES_ELSEWHERE, 'PostgreSQL');
