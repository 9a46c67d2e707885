import { join } from 'node:path';
import { libraryEntries, schemaFromLibrary } from '@backsmith/idea';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { bootBackend, describeWith, scratchFolder, tool, type TestDatabaseServer } from '../../kit/index.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

/** Models asked for by name, `BACKSMITH_MODELS=canteen,marina`: these compile, and up to three of them boot. */
const NAMED = process.env['BACKSMITH_MODELS']?.split(',');

/** An ordinary run takes every so many-th model of the library; with BACKSMITH_PROOF=all every one compiles. */
const EVERY = process.env['BACKSMITH_PROOF'] === 'all' ? 1 : 24;

/** So many of those that compile are booted and called. */
const BOOTED = NAMED !== undefined ? Math.min(3, NAMED.length) : process.env['BACKSMITH_PROOF'] === 'all' ? 8 : 1;

/** Models with all that can be added to them. */
const MODELS = libraryEntries()
  .filter(({ name }, at) => NAMED?.includes(name) ?? at % EVERY === 0)
  .map(({ name, packs }) => ({
    name: name.toLowerCase().replaceAll(/\W+/g, '-'),
    sql: schemaFromLibrary(
      name,
      packs.map((pack) => pack.name),
    )?.sql,
  }));

describeWith(['jdk-25', 'maven', 'ecj'], 'backends of the library', () => {
  const scratch = scratchFolder('library');
  let server: TestDatabaseServer;
  beforeAll(async () => (server = await POSTGRESQL.start()));
  afterAll(() => server.stop());

  test(
    `${MODELS.length} models compile, and ${BOOTED} boot and answer every call`,
    { timeout: 3_600_000 },
    async () => {
      const generations = new Map(
        MODELS.map(({ name, sql = '' }) => [name, generateProject(name, Buffer.from(sql), { database: 'postgresql' })]),
      );
      const projects = await compileBackends(join(scratch, 'projects'), generations);
      expect(projects).toHaveLength(NAMED?.length ?? MODELS.length);
      for (const project of projects.filter((_, at) => at % Math.ceil(projects.length / BOOTED) === 0)) {
        const database = await server.database(project.name.replaceAll('-', '_'));
        const env = databaseSettings(database);
        const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env, timeoutMs: 240_000 });
        try {
          const { calls, failures } = await proveApi(backend.url, POSTGRESQL.catalog(database));
          console.log(`${project.name}: ${calls} calls, ${failures.length} failures`);
          expect(failures).toEqual([]);
          expect(calls).toBeGreaterThan(20);
        } finally {
          await backend.stop();
        }
      }
    },
  );
});
