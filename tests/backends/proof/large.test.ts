import { join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { madeSchema } from '../../../bench/made-schema.ts';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { bootBackend, scratchFolder, tool } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { POSTGRESQL, databaseSettings } from './database-kinds.ts';
import { compileBackends, generateProject } from './project.ts';

type Large = ProjectClaim & {
  /** Whether every call is tried, and not the lists alone. */
  readonly isWhole: boolean;
};

/** What the server of the tests comes without. */
const MISSING_EXTENSION = /create\s+extension[^;]*\b(?:postgis|vector)\b/i;

/** The known schema with the most words that create a table, of those whose migrations the server has all extensions for. */
function largestKnown(): Generation {
  const size = (source: Uint8Array): number =>
    Buffer.from(source)
      .toString('latin1')
      .match(/create\s+table/gi)?.length ?? 0;
  const sources = knownSchemas().map((schema) => schema.source());
  for (const source of sources.toSorted((a, b) => size(b) - size(a))) {
    const generation = generated(source);
    if (!generation.system.services.some(needsMore)) return generation;
  }
  throw new Error('no known schema runs on this server');
}

function needsMore({ store }: Generation['system']['services'][number]): boolean {
  return store.migrations.some(({ sql }) => MISSING_EXTENSION.test(sql));
}

function generated(source: Uint8Array): Generation {
  return generateProject('large', source, { database: 'postgresql' });
}

const TYPES = [
  'int',
  'text',
  'numeric(10,2)',
  'timestamptz',
  'boolean',
  'date',
  'varchar(40)',
  'bytea',
  'uuid',
  'bigint',
];

/** A table with more columns than a record of Java has components. */
function wideTable(count: number): string {
  const columns = Array.from(
    { length: count - 1 },
    (_, at) => `c${at} ${TYPES[at % TYPES.length]}${at % 3 ? '' : ' NOT NULL'}`,
  );
  return `CREATE TABLE wide (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columns.join(', ')});`;
}

function large(name: string, generate: () => Generation, isWhole: boolean): Large {
  return { name, isWhole, generate: () => [generate()] };
}

function claims(): readonly Large[] {
  const made = (): Generation => generated(Buffer.from(madeSchema(300)));
  return [
    large('a table of 300 columns', () => generated(Buffer.from(wideTable(300))), true),
    large('300 made tables, every list', made, false),
    large('300 made tables, every call', made, true),
    large('the largest known schema, every list', largestKnown, false),
  ];
}

const SUITE = {
  name: 'large schemas',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims,
  dependsOn: 'application',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['packages/prover/src/client', 'tests/backends/proof/large.test.ts'],
} as const;

describeProofs<Large>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('large');

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s answers', async (name, claim) => {
    const [generation] = claim.generate();
    const folder = join(scratch, name.replaceAll(/\W+/g, '-'));
    const [project] = await compileBackends(folder, new Map([['large', generation]]));
    if (project === undefined) throw new Error('nothing was compiled');
    const server = await POSTGRESQL.start();
    try {
      const database = await server.database('large');
      const env = databaseSettings(database);
      const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
      try {
        const resources = generation.system.services.flatMap((service) => service.resources);
        const lists = generation.system.services.flatMap((service) => service.lists);
        for (const { path } of [...resources, ...lists]) {
          const response = await fetch(`${backend.url}${path}`);
          expect(response.status, path).toBe(200);
        }
        console.log(`${name}: ${resources.length} resources and ${lists.length} lists answer`);
        if (claim.isWhole) {
          const proof = await proveApi(backend.url, POSTGRESQL.catalog(database));
          console.log(`${name}: ${proof.calls} calls, ${proof.failures.length} failures`);
          expect(proof.failures).toEqual([]);
        }
        proven(claim);
      } finally {
        await backend.stop();
      }
    } finally {
      await server.stop();
    }
  });
});
