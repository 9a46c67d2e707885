import { afterAll, expect, test, vi } from 'vitest';
import { type ApiDocument, HttpCalls } from '@backsmith/prover';
import { LACKS_EXTENSION } from '../../kit/skip-mark.ts';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { missingExtensions } from '../../roundtrip/servers/refusal.ts';
import type { Backend } from '../../kit/index.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';
import { prepareSchemas, type Ready } from './real-databases-ready.ts';
import type { RealSchema } from './real-schemas.ts';

// The way of everyone who takes a zip to a new database, whatever the schema was written for: our own migration makes the
// tables, Hibernate's validation accepts them, and every list answers.

/** So many backends at a time: one alone leaves processors idle while it waits for its server. */
const AT_A_TIME = 2;
vi.setConfig({ maxConcurrency: AT_A_TIME });

const LONGEST_START = 900_000;

/** Every known schema for one server, none of them loaded by the user's own script. */
function schemasFor(kind: DatabaseKind): readonly RealSchema[] {
  return knownSchemas().map(({ name, source }) => ({
    name,
    kind,
    isNative: false,
    source,
    generate: () => [generateProject(name, source(), { database: kind.target })],
  }));
}

/** Boots; nothing where the server lacks an extension that the migrations ask for. */
async function start(ready: Ready): Promise<Backend | undefined> {
  try {
    return await ready.boot();
  } catch (error) {
    if (missingExtensions([String(error)]).length > 0) return undefined;
    throw error;
  }
}

/** Asks for each list that the document names, and returns how many there are. */
async function readLists(calls: HttpCalls): Promise<number> {
  const { body } = await calls.expect(200, { method: 'GET', path: '/v3/api-docs' });
  const lists = Object.entries((body as ApiDocument).paths).filter(
    ([path, { get }]) => get !== undefined && !path.includes('{'),
  );
  for (const [path] of lists) await calls.expect(200, { method: 'GET', path });
  return lists.length;
}

function describeStarts(kind: DatabaseKind): void {
  const suite = {
    name: `starts on its own migrations on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => schemasFor(kind),
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['real-databases-ready', 'starts.test'].map((file) => `tests/backends/proof/${file}.ts`),
  };
  describeProofs<RealSchema>(suite, ({ taken, proven }) => {
    const total = { schemas: 0, lists: 0 };
    const find = prepareSchemas(kind, taken);

    afterAll(() => console.log(`${kind.label}, on its own migrations: ${JSON.stringify(total)}`));

    test.concurrent.for(taken.map((schema) => [schema.name, schema] as const))(
      '%s',
      { timeout: LONGEST_START },
      async ([name, schema], { skip }) => {
        const ready = find(name);
        const backend = ready === undefined ? undefined : await start(ready);
        if (backend === undefined) return skip(`${LACKS_EXTENSION} that the migrations of ${name} need`);
        try {
          const calls = new HttpCalls(backend.url);
          total.lists += await readLists(calls);
          expect(calls.failures).toEqual([]);
          total.schemas++;
          proven(schema);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

for (const kind of [POSTGRESQL, MARIADB, MYSQL]) describeStarts(kind);
