import { afterAll, expect, test } from 'vitest';
import { HttpCalls, describedTables, fetchDocument, proveApi, readResources } from '@backsmith/prover';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { tool } from '../../kit/index.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { OF_ORACLE, OF_SQLSERVER, driverPath, onNamedServer, type Ownership } from './named-databases.ts';
import { generateProject } from './project.ts';
import { prepareSchemas } from './real-databases-ready.ts';

// Servers that no machine of ours has: whoever has one names it by BACKSMITH_SQLSERVER_URL or BACKSMITH_ORACLE_URL, and every
// known schema starts there on its own migration and is called as on PostgreSQL.

const LONGEST_PROOF = 1_800_000;

type NamedClaim = ProjectClaim & { readonly source: () => Uint8Array; readonly isNative: false };

function claimsFor(database: Ownership['database']): readonly NamedClaim[] {
  return knownSchemas().map(({ name, source }) => ({
    name,
    source,
    isNative: false,
    generate: () => [generateProject(`${name}${database}`, source(), { database })] as const,
  }));
}

function describeNamed(label: 'SQL Server' | 'Oracle', ownership: Ownership): void {
  const { database } = ownership;
  const suite = {
    name: `starts and answers on a named ${label}`,
    tools: ['jdk-25', 'maven', 'ecj', database] as const,
    claims: () => claimsFor(database),
    dependsOn: 'application' as const,
    limits: { changed: 8, again: 1 },
    parts: ['JDK 25', label] as const,
    harness: [
      'packages/prover/src/client',
      ...['named-databases', 'named-servers.test', 'real-databases-ready'].map(
        (file) => `tests/backends/proof/${file}.ts`,
      ),
    ],
  };
  describeProofs<NamedClaim>(suite, ({ taken, proven }) => {
    const total = { schemas: 0, calls: 0, failures: 0 };
    const start = async () => onNamedServer(tool(database), ownership, await driverPath(database));
    const find = prepareSchemas({ label, start }, taken);
    afterAll(() => console.log(`${label}: ${JSON.stringify(total)}`));

    test.each(taken.map((claim) => [claim.name, claim] as const))(
      '%s starts, lists and answers every call',
      { timeout: LONGEST_PROOF },
      async (name, claim) => {
        const ready = find(name);
        if (ready === undefined) throw new Error(`${name} was not prepared`);
        const backend = await ready.boot();
        try {
          const lists = new HttpCalls(backend.url);
          for (const { path } of readResources(await fetchDocument(backend.url)))
            await lists.expect(200, { method: 'GET', path });
          const tables = describedTables(claim.generate()[0].schema).filter(({ isView }) => !isView);
          const proof = await proveApi(backend.url, { tables: () => Promise.resolve(tables) });
          const failures = [...lists.failures, ...proof.failures];
          console.log(`${name} on ${label}: ${JSON.stringify({ calls: proof.calls, failures: failures.length })}`);
          total.schemas++;
          total.calls += lists.count + proof.calls;
          total.failures += failures.length;
          expect(failures).toEqual([]);
          proven(claim);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

describeNamed('SQL Server', OF_SQLSERVER);
describeNamed('Oracle', OF_ORACLE);
