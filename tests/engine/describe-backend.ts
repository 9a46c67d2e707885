import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bootBackend,
  describeWith,
  runWrapper,
  scratchFolder,
  tool,
  writeFiles,
  type Backend,
  type TestDatabase,
  type TestDatabaseServer,
  type Tool,
} from '../kit/index.ts';
import { exercise } from './api-client/exercise.ts';
import { generateExample, sourceOf, titleOf, type Example } from './examples.ts';

export type RealDatabase = {
  readonly label: string;
  readonly tools: readonly Tool[];
  start(): Promise<TestDatabaseServer>;
};

function settingsFor({ jdbcUrl, user, password }: TestDatabase): Readonly<Record<string, string>> {
  return { SPRING_PROFILES_ACTIVE: 'prod', DB_URL: jdbcUrl, DB_USER: user, DB_PASSWORD: password };
}

/**
 * What a user of the generated project does with it: verify it on two JDKs without any database, run it on H2, then on the
 * real database, on its own migrations and on the database their schema was loaded into; and call all of its API each time.
 */
export function describeBackend(example: Example, real: RealDatabase): void {
  const title = titleOf(example);

  describeWith(['jdk-17', 'jdk-25', 'maven', ...real.tools], `the backend of ${title}`, () => {
    const project = scratchFolder('backend');
    const { files, blueprint } = generateExample(example);
    let server: TestDatabaseServer;

    beforeAll(async () => {
      writeFiles(project, files);
      server = await real.start();
    });
    afterAll(async () => {
      await server.stop();
    });

    function jar(): string {
      const [found] = globSync('target/*.jar', { cwd: project });
      if (found === undefined) throw new Error('no jar was built');
      return join(project, found);
    }

    async function exerciseOn(env: Readonly<Record<string, string>>): Promise<void> {
      const backend: Backend = await bootBackend({ jdk: tool('jdk-25'), jar: jar(), env });
      try {
        const done = await exercise(backend.url, blueprint);
        console.log(
          `${title}: ${done.calls} calls, ${done.entities} entities, ${done.lists} lists, ${done.failures.length} failures`,
        );
        expect(done.failures).toEqual([]);
        expect(done.uncreatable).toEqual([]);
        expect(done.entities + done.lists).toBe(blueprint.entities.length + blueprint.keyless.length);
      } finally {
        await backend.stop();
      }
    }

    test.each(['jdk-17', 'jdk-25'] as const)('./mvnw verify is green on %s with no database running', async (jdk) => {
      const env = { DB_URL: 'jdbc:postgresql://127.0.0.1:1/none', MAVEN_OPTS: '-Xmx512m' };
      const ended = await runWrapper(project, tool(jdk), ['clean', 'verify'], env);
      console.log(`${title}: verify on ${jdk} took ${ended.seconds.toFixed(0)} s`);
      expect(ended.code).toBe(0);
    });

    test('answers on H2', async () => {
      await exerciseOn({});
    });

    test('describes every path in its OpenAPI document', async () => {
      const backend = await bootBackend({ jdk: tool('jdk-25'), jar: jar() });
      try {
        const response = await fetch(`${backend.url}/v3/api-docs`);
        const { paths } = (await response.json()) as { paths: Readonly<Record<string, object>> };
        const described = Object.keys(paths);
        const wanted = [...blueprint.entities, ...blueprint.keyless].map(({ path }) => path);
        expect(described).toEqual(expect.arrayContaining(wanted));
        for (const { path, identifier } of blueprint.entities) {
          const parts = described.filter((one) => one.startsWith(`${path}/{`)).map((one) => one.split('/{').length - 1);
          expect(parts, path).toContain(identifier.parts.length);
        }
      } finally {
        await backend.stop();
      }
    });

    test(`answers on ${real.label} after its own migrations`, async () => {
      await exerciseOn(settingsFor(await server.database('migrated')));
    });

    test(`answers on ${real.label} where the original schema was loaded`, async () => {
      const database = await server.database('original');
      await database.execute(sourceOf(example));
      await exerciseOn({ ...settingsFor(database), SPRING_FLYWAY_ENABLED: 'false' });
    });
  });
}
