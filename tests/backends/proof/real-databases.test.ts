import { afterAll, expect, test, vi } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { LACKS_EXTENSION } from '../../kit/skip-mark.ts';
import { readWish } from '../../ledger/wish.ts';
import { missingExtensions } from '../../roundtrip/servers/refusal.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { prepareSchemas } from './real-databases-ready.ts';
import { figuresOf, worsened } from './recorded-figures.ts';
import { realSchemas, type RealSchema } from './real-schemas.ts';

/** So many backends at a time: a client and a JVM wait for each other, so one alone leaves processors idle. */
const AT_A_TIME = 2;
vi.setConfig({ maxConcurrency: AT_A_TIME });

/** Hundreds of tables take minutes on a busy machine. */
const LONGEST_PROOF = 1_800_000;

const HARNESS = [
  'packages/prover/src/client',
  ...['load-original', 'real-databases-ready', 'real-databases.test'].map((file) => `tests/backends/proof/${file}.ts`),
  'tests/kit/java/boot.ts',
];

/** Nothing where the server lacks an extension that the migrations ask for; any other failure stays one. */
function refusedExtension(error: unknown): undefined {
  if (missingExtensions([String(error)]).length === 0) throw error;
}

function describeServer(kind: DatabaseKind, schemas: readonly RealSchema[]): void {
  const suite = {
    name: `real schemas on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => schemas,
    dependsOn: 'application' as const,
    limits: { changed: kind === MYSQL ? 3 : 6, again: kind === POSTGRESQL ? 1 : 1 / 2 },
    parts: ['JDK 25', kind.part] as const,
    harness: HARNESS,
  };
  describeProofs(suite, ({ taken, proven }) => {
    const total = { schemas: 0, tables: 0, calls: 0, failures: 0, refused: 0 };
    const passed = new Set<RealSchema>();
    const find = prepareSchemas(kind, taken);

    afterAll(() => {
      const others = taken.filter((schema) => !passed.has(schema)).map(({ name }) => name);
      console.log(`${kind.label}: ${JSON.stringify({ ...total, passed: passed.size, others })}`);
    });

    test.concurrent.for(taken.map((schema) => [schema.name, schema] as const))(
      '%s: every table created, read, listed, filtered, changed and deleted',
      { timeout: LONGEST_PROOF },
      async ([name, schema], { skip }) => {
        const ready = find(name);
        if (ready === undefined) return skip(`${LACKS_EXTENSION} that ${name} and its migrations need`);
        const catalog = kind.catalog(ready.database);
        if (ready.isLoaded) await catalog.empty(await catalog.tables());
        const backend = await ready.boot().catch(refusedExtension);
        if (backend === undefined) return skip(`${LACKS_EXTENSION} that the migrations of ${name} need`);
        try {
          const proof = await proveApi(backend.url, catalog);
          const { tables, calls, failures, refused, stuck, begun } = proof;
          const figures = { tables, calls, refused, failures: failures.length };
          console.log(`${name} on ${kind.label}: ${JSON.stringify(figures)}`);
          total.schemas++;
          total.tables += tables;
          total.calls += calls;
          total.failures += failures.length;
          total.refused += refused;
          if (stuck.length > 0) console.log(`${name}: tables in a circle: ${stuck.join(', ')}`);
          if (begun.length > 0) console.log(`${name}: circles begun through SQL at ${begun.join(', ')}`);
          expect(failures).toEqual([]);
          expect(worsened(kind.label, name, figuresOf(proof))).toEqual([]);
          passed.add(schema);
          proven(schema);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

const schemas = realSchemas();
const wish = readWish();
if (wish.kind === 'named' && !schemas.some(({ name }) => wish.names.has(name))) {
  test('the schemas asked for are known', () => expect.fail(`none of ${[...wish.names].join(', ')}`));
}
for (const kind of [POSTGRESQL, MARIADB, MYSQL]) {
  describeServer(
    kind,
    schemas.filter((schema) => schema.kind === kind),
  );
}
