import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Catalog, type Structure, proveApi } from '@backsmith/prover';
import { generateExample, sourceOf, titleOf, type Example } from '../../engine/examples.ts';
import {
  bootBackend,
  runWrapper,
  scratchFolder,
  tool,
  writeFiles,
  type BootProgram,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { sendHttpFile } from '../api-client/send-http-file.ts';
import { databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { VERIFIED_ON } from './verified-on.ts';

/**
 * What a user of the generated project does with it: verify it without any database, run it on the real
 * database, on its own migrations and on the database their schema was loaded into, and on that of its development; and
 * call all of its API each time, as its OpenAPI document describes it.
 */
export function describeBackend(example: Example, kind: DatabaseKind): void {
  const title = titleOf(example);
  const jdk = VERIFIED_ON.get(example) ?? 'jdk-25';
  const claim = { name: title, generate: () => [generateExample(example)] };
  const suite = {
    name: `the backend of ${title}`,
    tools: ['jdk-17', 'jdk-25', 'maven', ...kind.tools] as const,
    claims: () => [claim],
    dependsOn: 'everything' as const,
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 17', 'JDK 25', kind.part] as const,
    harness: [
      'packages/prover/src/client',
      'tests/backends/api-client',
      'tests/backends/examples/describe-backend.ts',
      'tests/kit/java/boot.ts',
    ],
  };

  describeProofs(suite, ({ proven }) => {
    const project = scratchFolder('backend');
    const { files, system } = generateExample(example);
    const resources = system.services.flatMap((service) => service.resources);
    const lists = system.services.flatMap((service) => service.lists);
    let server: TestDatabaseServer;
    let migrated: TestDatabase;
    let passed = 0;

    beforeAll(async () => {
      writeFiles(project, files);
      server = await kind.start();
      migrated = await server.database('migrated');
    });
    afterAll(async () => {
      await server.stop();
    });

    function jar(): string {
      const [found] = globSync('target/*.jar', { cwd: project });
      if (found === undefined) throw new Error('no jar was built');
      return join(project, found);
    }

    async function proveOn(
      env: Readonly<Record<string, string>>,
      catalog: Catalog | Structure,
      program: BootProgram = { jar: jar() },
    ): Promise<void> {
      const backend = await bootBackend({ jdk: tool('jdk-25'), ...program, env });
      try {
        await expectRequestsToWork(backend.url);
        const { calls, tables, failures, stuck } = await proveApi(backend.url, catalog);
        console.log(`${title}: ${tables} tables, ${calls} calls, ${failures.length} failures`);
        expect(failures).toEqual([]);
        expect(stuck).toEqual([]);
        expect(tables).toBeGreaterThanOrEqual(resources.length + lists.length);
        await expectDescribed(backend.url);
        passed += 1;
      } finally {
        await backend.stop();
      }
    }

    /** Whoever sends the whole of requests.http, from top to bottom, gets what its titles say. */
    async function expectRequestsToWork(url: string): Promise<void> {
      const file = files.find(({ path }) => path.endsWith('requests.http'));
      const { sent, failures } = await sendHttpFile(file?.content.toString() ?? '', url);
      console.log(`${title}: ${sent} requests of requests.http, ${failures.length} failures`);
      expect(failures).toEqual([]);
      expect(sent).toBeGreaterThan(resources.length * 5);
    }

    /** Every path the backend was designed with stands in its OpenAPI document, with all parts of a key. */
    async function expectDescribed(url: string): Promise<void> {
      const response = await fetch(`${url}/v3/api-docs`);
      const { paths } = (await response.json()) as { paths: Readonly<Record<string, object>> };
      const described = Object.keys(paths);
      expect(described).toEqual(expect.arrayContaining([...resources, ...lists].map(({ path }) => path)));
      for (const { path, identifier } of resources) {
        const parts = described.filter((one) => one.startsWith(`${path}/{`)).map((one) => one.split('/{').length - 1);
        expect(parts, path).toContain(identifier.parts.length);
      }
    }

    test(`./mvnw verify is green on ${jdk} with no database running`, async () => {
      const env = { DB_URL: 'jdbc:postgresql://127.0.0.1:1/none', MAVEN_OPTS: '-Xmx512m' };
      const ended = await runWrapper(project, tool(jdk), ['clean', 'verify'], env);
      console.log(`${title}: verify on ${jdk} took ${ended.seconds.toFixed(0)} s`);
      expect(ended.code).toBe(0);
      passed += 1;
    });

    test('ships nothing of the database of development, and does not start without its own', async () => {
      const entries = Object.keys(unzipSync(readFileSync(jar()), { filter: () => true }));
      expect(entries).toContain('BOOT-INF/classes/application.yaml');
      expect(
        entries.filter((entry) => /\bh2\b|zonky|embedded|DevelopmentDatabase|application-dev/i.test(entry)),
      ).toEqual([]);
      const settings = databaseSettings(migrated);
      // The same database at a port where nobody listens.
      const nowhere = settings['DB_URL']?.replace(/(?<=:\/\/)[^/]+/u, '127.0.0.1:1') ?? '';
      const env = { ...settings, DB_URL: nowhere, SPRING_DATASOURCE_HIKARI_CONNECTIONTIMEOUT: '250' };
      const started = bootBackend({ jdk: tool('jdk-25'), jar: jar(), env });
      await expect(started).rejects.toThrow(/No connection to the database\.[^]*DB_URL, DB_USER, DB_PASSWORD/);
      passed += 1;
    });

    test(`answers on ${kind.label} after its own migrations`, async () => {
      await proveOn(databaseSettings(migrated), kind.catalog(migrated));
    });

    test(`answers on ${kind.label} where the original schema was loaded`, async () => {
      const database = await server.database('original');
      await database.execute(sourceOf(example));
      await proveOn({ ...databaseSettings(database), SPRING_FLYWAY_ENABLED: 'false' }, kind.catalog(database));
    });

    test('answers on the database of its development where Maven runs it', async () => {
      // The tables are those its migrations make elsewhere; no SQL of ours reaches a database of the backend's own.
      const tables = await kind.catalog(migrated).tables();
      await proveOn({}, { tables: () => Promise.resolve(tables) }, { project });
      if (passed === 5) proven(claim);
    });
  });
}
