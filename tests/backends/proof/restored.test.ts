import { expect, test, vi } from 'vitest';
import { relational } from '@backsmith/blueprint';
import { fetchDocument, HttpCalls } from '@backsmith/prover';
import { LACKS_EXTENSION } from '../../kit/skip-mark.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { prepareSchemas } from './real-databases-ready.ts';
import { realSchemas, type RealSchema } from './real-schemas.ts';
import { callRows } from './restored/called-rows.ts';
import { differences, dumpRows } from './restored/dump.ts';
import { makeRows } from './restored/made-rows.ts';
import { Returner } from './restored/write-back.ts';

vi.setConfig({ maxConcurrency: 1 });

/** Thousands of rows, one call after the other. */
const LONGEST_PROOF = 1_800_000;

const HARNESS = [
  'packages/prover/src/client/document.ts',
  ...['load-original.ts', 'real-databases-ready.ts', 'restored.test.ts', 'restored'].map(
    (file) => `tests/backends/proof/${file}`,
  ),
];

/** Columns that the backend writes whatever a client changes: the time of the last change, and how many there were. */
function ownColumns(schema: RealSchema): (table: string, column: string) => boolean {
  const owned = new Set<string>();
  for (const { system } of schema.generate())
    for (const { store } of system.services)
      for (const entity of relational(store).entities)
        for (const attribute of entity.attributes)
          if (attribute.kind === 'basic' && ['updated', 'version'].includes(attribute.role))
            owned.add(`${entity.table.name} ${attribute.column.name}`);
  return (table, column) => owned.has(`${table} ${column}`);
}

function describeServer(kind: DatabaseKind, schemas: readonly RealSchema[]): void {
  const suite = {
    name: `rows of real schemas stay on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => schemas,
    dependsOn: 'application' as const,
    limits: { changed: 2, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: HARNESS,
  };
  describeProofs(suite, ({ taken, proven }) => {
    const find = prepareSchemas(kind, taken, 'with rows');

    test.for(taken.map((schema) => [schema.name, schema] as const))(
      '%s: every row read and written back as it was',
      { timeout: LONGEST_PROOF },
      async ([name, schema], { skip }) => {
        const ready = find(name);
        if (ready === undefined) return skip(`${LACKS_EXTENSION} that ${name} and its migrations need`);
        const { database } = ready;
        const catalog = kind.catalog(database);
        const tables = (await catalog.tables()).filter(({ isView }) => !isView);
        const { made, unfilled } = await makeRows(kind, database, tables);
        const backend = await ready.boot();
        try {
          const document = await fetchDocument(backend.url);
          const calls = new HttpCalls(backend.url);
          const empty = await callRows(backend.url, document, catalog, unfilled);
          const before = await dumpRows(kind, database, tables);
          const put = await new Returner(calls, 'PUT', tables).run(document);
          const changed = differences(before, await dumpRows(kind, database, tables));
          const owned = ownColumns(schema);
          const early = await dumpRows(kind, database, tables, owned);
          const patch = await new Returner(calls, 'PATCH', tables).run(document);
          const touched = differences(early, await dumpRows(kind, database, tables, owned));
          const rows = [...before.values()].reduce((sum, { length }) => sum + length, 0);
          const failures = [...put.failures, ...changed, ...patch.failures, ...touched];
          const refused = [...put.refused, ...patch.refused];
          console.log(
            `${name} on ${kind.label}: ${tables.length} tables, ${empty.length} of them empty, ${rows} rows (${made} made by SQL), ${put.writes} puts, ${patch.writes} patches, ${refused.length} refused, ${changed.length + touched.length} rows changed, ${failures.length} failures`,
          );
          if (refused.length > 0) console.log(refused.slice(0, 20).join('\n'));
          if (empty.length > 0) console.log(`${name}: no row could be made in ${empty.join(', ')}`);
          if (failures.length > 0) console.log(failures.slice(0, 20).join('\n'));
          expect(failures).toEqual([]);
          proven(schema);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

const native = realSchemas().filter(({ isNative }) => isNative);
for (const kind of [POSTGRESQL, MARIADB, MYSQL]) {
  describeServer(
    kind,
    native.filter((schema) => schema.kind === kind),
  );
}
