import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EXAMPLES,
  generateExample,
  SHOP_MYSQL,
  SHOP_POSTGRESQL,
  titleOf,
  type Example,
} from '../../engine/examples.ts';
import { bootBackend, scratchFolder, tool, type TestDatabaseServer } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { sendHttpFile } from '../api-client/send-http-file.ts';
import { databaseSettings, MARIADB, POSTGRESQL, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends } from '../proof/project.ts';

/** The examples whose backends are not proven as a whole beside this. */
const REST = EXAMPLES.filter((example) => example !== SHOP_POSTGRESQL && example !== SHOP_MYSQL);

/** Whoever sends the whole of an example's requests.http, from top to bottom, gets what its titles say. */
function describeRequests(kind: DatabaseKind, examples: readonly Example[]): void {
  const claims = examples.map((example) => ({
    name: `requests of ${titleOf(example)}`,
    example,
    generate: () => [generateExample(example)],
  }));
  const suite = {
    name: `the requests of examples, on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => claims,
    dependsOn: 'requests' as const,
    limits: { changed: 3, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/examples/requests.test.ts', 'tests/backends/api-client/send-http-file.ts'],
  };
  describeProofs(suite, ({ taken, proven }) => {
    let server: TestDatabaseServer;
    beforeAll(async () => {
      server = await kind.start();
    });
    afterAll(async () => {
      await server.stop();
    });

    test.for(taken)('$name', { timeout: 600_000 }, async (claim) => {
      const { example } = claim;
      const generation = generateExample(example);
      const { projectName: name } = example.options;
      const [compiled] = await compileBackends(scratchFolder('requests'), new Map([[name, generation]]));
      if (compiled === undefined) throw new Error('nothing was compiled');
      const env = databaseSettings(await server.database(name));
      const backend = await bootBackend({ jdk: tool('jdk-25'), ...compiled.program, env });
      try {
        const file = generation.files.find(({ path }) => path === 'requests.http');
        const { sent, failures } = await sendHttpFile(file?.content.toString() ?? '', backend.url);
        console.log(`${titleOf(example)}: ${sent} requests of requests.http, ${failures.length} failures`);
        expect(failures).toEqual([]);
        expect(sent).toBeGreaterThan(generation.system.services.flatMap(({ resources }) => resources).length * 5);
        proven(claim);
      } finally {
        await backend.stop();
      }
    });
  });
}

describeRequests(
  POSTGRESQL,
  REST.filter(({ options }) => options.database === 'postgresql'),
);
describeRequests(
  MARIADB,
  REST.filter(({ options }) => options.database === 'mariadb'),
);
