import { afterAll, expect, test, vi } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { proveApi } from './api/exercise.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { NAMED_SCHEMAS, PROVE_ALL, shareOf } from './part.ts';
import { prepareSchemas } from './real-databases-ready.ts';
import { figuresOf, worsened } from './recorded-figures.ts';
import { realSchemas, type RealSchema } from './real-schemas.ts';

/** So many backends at a time: a client and a JVM wait for each other, so one alone leaves processors idle. */
const AT_A_TIME = 2;
vi.setConfig({ maxConcurrency: AT_A_TIME });

/** Hundreds of tables take minutes on a busy machine. */
const LONGEST_PROOF = 900_000;

/** An ordinary run takes the examples the server reads itself; others are asked for. */
function chosenSchemas(): readonly RealSchema[] {
  const all = realSchemas();
  if (PROVE_ALL) return all;
  if (NAMED_SCHEMAS.size > 0) return all.filter(({ name }) => NAMED_SCHEMAS.has(name));
  return shareOf(all) ?? all.filter(({ isExample, isNative }) => isExample && isNative);
}

function describeServer(kind: DatabaseKind, schemas: readonly RealSchema[]): void {
  if (schemas.length === 0) return;
  const total = { schemas: 0, tables: 0, calls: 0, failures: 0, refused: 0 };
  const passed = new Set<string>();

  describeWith(['jdk-25', 'maven', 'ecj', ...kind.tools], `real schemas on ${kind.label}`, () => {
    const find = prepareSchemas(kind, schemas);

    afterAll(() => {
      const others = schemas.map(({ name }) => name).filter((name) => !passed.has(name));
      console.log(`${kind.label}: ${JSON.stringify({ ...total, passed: passed.size, others })}`);
    });

    test.concurrent.for(schemas.map(({ name }) => name))(
      '%s: every table created, read, listed, filtered, changed and deleted',
      { timeout: LONGEST_PROOF },
      async (name, { skip }) => {
        const ready = find(name);
        if (ready === undefined) return skip(`${kind.label} lacks an extension that ${name} and its migrations need`);
        const catalog = kind.catalog(ready.database);
        if (ready.isLoaded) await catalog.empty(await catalog.tables());
        const backend = await ready.boot();
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
          passed.add(name);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

const chosen = chosenSchemas();
if (chosen.length === 0)
  test('the schemas asked for are known', () => expect.fail(`none of ${[...NAMED_SCHEMAS].join(', ')}`));
for (const kind of [POSTGRESQL, MARIADB])
  describeServer(
    kind,
    chosen.filter((schema) => schema.kind === kind),
  );
