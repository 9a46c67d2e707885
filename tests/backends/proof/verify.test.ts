import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWrapper, scratchFolder, tool, writeFiles, type TestDatabaseServer } from '../../kit/index.ts';
import { EXAMPLES, GUARDED_EXAMPLES, generateExample, titleOf, type Example } from '../../engine/examples.ts';
import { VERIFIED_ON } from '../examples/verified-on.ts';
import { MARIADB, POSTGRESQL, databaseSettings } from './database-kinds.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

const JDKS = ['jdk-17', 'jdk-25'] as const;

/** PostgreSQL cuts the name of a database here, MySQL refuses one beyond 64. Bytes. */
const LONGEST_NAME = 63;

type Run = Claim & {
  readonly example: Example;
  readonly jdk: (typeof JDKS)[number];
  readonly hasDatabase: boolean;
};

/** The shops are verified without a database by suites of their own, each on one JDK. */
function runs(): readonly Run[] {
  const all = [...EXAMPLES, ...GUARDED_EXAMPLES].flatMap((example) =>
    JDKS.flatMap((jdk) =>
      [false, true].map((hasDatabase) => ({
        name: `${titleOf(example)} on ${jdk}${hasDatabase ? ' against the real database' : ' with no database running'}`,
        ...{ example, jdk, hasDatabase },
        generate: () => [generateExample(example)],
      })),
    ),
  );
  const isElsewhere = ({ example, jdk, hasDatabase }: Run): boolean => !hasDatabase && VERIFIED_ON.get(example) === jdk;
  return all.filter((one) => !isElsewhere(one));
}

const SUITE = {
  name: './mvnw verify of the examples',
  tools: ['jdk-17', 'jdk-25', 'maven', 'mariadb'],
  claims: runs,
  dependsOn: 'build',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 17', 'JDK 25', 'PostgreSQL', 'MariaDB'],
  harness: ['tests/backends/proof/verify.test.ts'],
} as const;

describeProofs<Run>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('verify');
  const servers: TestDatabaseServer[] = [];

  beforeAll(async () => {
    if (taken.some(({ hasDatabase }) => hasDatabase)) servers.push(await POSTGRESQL.start(), await MARIADB.start());
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  async function settingsFor({ name, example, hasDatabase }: Run): Promise<Readonly<Record<string, string>>> {
    if (!hasDatabase) return { DB_URL: 'jdbc:postgresql://127.0.0.1:1/none' };
    const server = servers[example.options.database === 'postgresql' ? 0 : 1];
    if (server === undefined) throw new Error('no server was started');
    return databaseSettings(await server.database(name.replaceAll(/\W+/g, '_').slice(0, LONGEST_NAME)));
  }

  test.each(taken.map((one) => [one.name, one] as const))('%s', async (name, one) => {
    const folder = join(scratch, name.replaceAll(/\W+/g, '-'));
    writeFiles(folder, generateExample(one.example).files);
    const env = { MAVEN_OPTS: '-Xmx512m', ...(await settingsFor(one)) };
    const ended = await runWrapper(folder, tool(one.jdk), ['clean', 'verify'], env);
    console.log(`${name}: ${ended.seconds.toFixed(0)} s`);
    expect(ended.code).toBe(0);
    proven(one);
  });
});
