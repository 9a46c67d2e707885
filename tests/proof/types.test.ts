import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, describeWith, scratchFolder, tool, type TestDatabaseServer } from '../kit/index.ts';
import { proveApi } from './api/exercise.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { compileBackends, generateProject, type Project } from './project.ts';
import { BESIDES, MARIADB_TYPES, POSTGRESQL_TYPES } from './type-tables.ts';

/** What refers to others goes first. */
const DROPPED = BESIDES.toReversed();

function describeTypes(kind: DatabaseKind, sql: string): void {
  describeWith(['jdk-25', 'maven', 'ecj', ...kind.tools], `the types of ${kind.label}`, () => {
    const scratch = scratchFolder('types');
    let server: TestDatabaseServer;
    let project: Project;

    beforeAll(async () => {
      const generation = generateProject('types', Buffer.from(sql), { database: kind.target });
      const [compiled] = await compileBackends(scratch, new Map([['types', generation]]));
      if (compiled === undefined) throw new Error('nothing was compiled');
      project = compiled;
      server = await kind.start();
    });
    afterAll(() => server.stop());

    test.each(['the original schema', 'its own migrations'])(
      'are validated, written and read on %s',
      async (tables) => {
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
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

describeTypes(POSTGRESQL, POSTGRESQL_TYPES);
describeTypes(MARIADB, MARIADB_TYPES);
