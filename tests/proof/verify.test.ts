import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, runWrapper, scratchFolder, tool, writeFiles, type TestDatabaseServer } from '../kit/index.ts';
import { EXAMPLES, generateExample, titleOf, type Example } from '../engine/examples.ts';
import { MARIADB, POSTGRESQL, databaseSettings } from './database-kinds.ts';
import { PROVE_ALL, part } from './part.ts';

const JDKS = ['jdk-17', 'jdk-25'] as const;

/** The shop is verified by the suite of its own in every run. */
const OTHERS = EXAMPLES.filter(({ file }) => PROVE_ALL || !file.startsWith('shop'));

describeWith(['jdk-17', 'jdk-25', 'maven', 'mariadb'], './mvnw verify of the examples', () => {
  const scratch = scratchFolder('verify');
  const runs = OTHERS.flatMap((example) => JDKS.map((jdk) => [titleOf(example), jdk, example] as const));
  let servers: readonly TestDatabaseServer[] = [];

  beforeAll(async () => {
    servers = [await POSTGRESQL.start(), await MARIADB.start()];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  function project(example: Example, name: string): string {
    const folder = join(scratch, name);
    writeFiles(folder, generateExample(example).files);
    return folder;
  }

  async function verify(folder: string, jdk: (typeof JDKS)[number], env: Readonly<Record<string, string>>) {
    const ended = await runWrapper(folder, tool(jdk), ['clean', 'verify'], { MAVEN_OPTS: '-Xmx512m', ...env });
    console.log(`${folder.split('/').at(-1) ?? ''} on ${jdk}: ${ended.seconds.toFixed(0)} s`);
    expect(ended.code).toBe(0);
  }

  test.each(part(runs, 1))('%s on %s with no database running', async (title, jdk, example) => {
    const folder = project(example, title.replaceAll(/\W+/g, '-'));
    await verify(folder, jdk, { DB_URL: 'jdbc:postgresql://127.0.0.1:1/none' });
  });

  if (PROVE_ALL) {
    test.each(runs)('%s on %s against the real database', async (title, jdk, example) => {
      const server = servers[example.options.database === 'postgresql' ? 0 : 1];
      const name = `${title}-${jdk}`.replaceAll(/\W+/g, '_');
      const database = await server?.database(name);
      if (database === undefined) throw new Error('no server was started');
      await verify(project(example, name), jdk, databaseSettings(database));
    });
  }
});
