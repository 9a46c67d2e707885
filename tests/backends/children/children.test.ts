import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { bootBackend, REPOSITORY, scratchFolder, tool, type TestDatabaseServer } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

const SCHEMAS = join(REPOSITORY, 'tests/backends/children/schemas');

/** Schemas as tools write them, and what of them is listed below what. */
const CASES: readonly { readonly file: string; readonly kind: DatabaseKind; readonly below: readonly string[] }[] = [
  {
    file: 'warehouse-dump.sql',
    kind: POSTGRESQL,
    below: [
      '/api/v1/docks/{country}/{code}/{dockNo}/slots',
      '/api/v1/sites/{country}/{code}/docks',
      '/api/v1/tours/{tourId}/legs',
    ],
  },
  {
    file: 'forum-prisma.sql',
    kind: POSTGRESQL,
    below: ['/api/v1/posts/{postId}/comments', '/api/v1/posts/{postId}/votes', '/api/v1/users/{userId}/sessions'],
  },
  {
    file: 'ledger-mysqldump.sql',
    kind: MARIADB,
    below: ['entries', 'responses', 'summaries'].map((name) => `/api/v1/journals/{journalId}/${name}`),
  },
];

function generation({ file, kind }: (typeof CASES)[number]) {
  return generateProject(file.replace(/\W.*/, ''), readFileSync(join(SCHEMAS, file)), { database: kind.target });
}

const SUITE = {
  name: 'what lives and dies with something else',
  tools: ['jdk-25', 'maven', 'ecj', 'mariadb'],
  claims: () => CASES.map((one) => ({ ...one, name: one.file, generate: () => [generation(one)] })),
  dependsOn: 'application',
  limits: { changed: 3, again: 1 / 4 },
  parts: ['JDK 25', 'PostgreSQL', 'MariaDB'],
  harness: ['packages/prover/src/client', 'tests/backends/children/children.test.ts'],
} as const;

describeProofs(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('children');
  const servers = new Map<DatabaseKind, TestDatabaseServer>();
  afterAll(async () => {
    for (const server of servers.values()) await server.stop();
  });

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', async (name, claim) => {
    const { kind, below } = claim;
    const [project] = await compileBackends(
      join(scratch, name),
      new Map([[name.replace(/\W.*/, ''), generation(claim)]]),
    );
    if (project === undefined) throw new Error('nothing was compiled');
    const server = servers.get(kind) ?? (await kind.start());
    servers.set(kind, server);
    const database = await server.database(name.replace(/\W.*/, ''));
    const env = databaseSettings(database);
    const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
    try {
      const document = (await (await fetch(`${backend.url}/v3/api-docs`)).json()) as { readonly paths: object };
      const nested = Object.keys(document.paths).filter((path) => path.includes('}/') && !path.endsWith('}'));
      expect(nested.toSorted()).toEqual(below);
      const { calls, failures, stuck } = await proveApi(backend.url, kind.catalog(database));
      console.log(`${name}: ${calls} calls, ${failures.length} failures`);
      expect(failures).toEqual([]);
      expect(stuck).toEqual([]);
      proven(claim);
    } finally {
      await backend.stop();
    }
  });
});
