import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describedTables, proveApi } from '@backsmith/prover';
import type { Generation } from '@backsmith/engine';
import { knownSchemas } from '../../corpus/known-schemas.ts';
import { bootBackend, REPOSITORY, scratchFolder, tool } from '../../kit/index.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

/**
 * Real schemas of every dialect, large and small, with keys of several columns, of texts, of numbers and none, and with large columns
 * that may not be empty. Without those whose tables need each other's first record, which no client can make.
 */
const REAL: ReadonlySet<string> = new Set([
  ...['mysql_xxl_job', 'mysql_petclinic', 'mysql_pma_wordpress', 'mysql_employees'],
  ...['postgres_pagila', 'postgres_bench_tpcc', 'postgres_northwind'],
  ...['oracle_oracle_hr', 'mssql_northwind', 'mssql_pubs', 'sqlite_chinook'],
]);

/** One schema on documents; what it runs on stands for MongoDB, as it does for whoever develops. */
type Case = { readonly name: string; readonly generate: () => readonly [Generation] };

function caseOf(name: string, source: () => Uint8Array): Case {
  const options = { database: 'mongodb', devDatabase: 'embedded' } as const;
  return { name, generate: () => [generateProject(name, source(), options)] };
}

/** Parts of a record by keys that are read as another type than they are written: one that is refused takes all of it back. */
const SHORT_KEYS = `
  CREATE TABLE fruit (id smallint PRIMARY KEY, name varchar(20) NOT NULL);
  CREATE TABLE basket (id smallint PRIMARY KEY, name varchar(20) NOT NULL);
  CREATE TABLE basket_item (basket_id smallint REFERENCES basket, fruit_id smallint REFERENCES fruit, pieces int NOT NULL,
    PRIMARY KEY (basket_id, fruit_id));`;

const CASES: readonly Case[] = [
  caseOf('short keys', () => Buffer.from(SHORT_KEYS)),
  ...['library', 'shop', 'clinic'].map((name) =>
    caseOf(name, () => readFileSync(join(REPOSITORY, `examples/${name}.sql`))),
  ),
  ...knownSchemas()
    .filter(({ name }) => REAL.has(name))
    .map(({ name, source }) => caseOf(name, source)),
];

const SUITE = {
  name: 'documents',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => CASES,
  dependsOn: 'application',
  limits: { changed: 3, again: 1 / 4 },
  parts: ['JDK 25'],
  harness: ['packages/prover/src/client', 'tests/backends/mongo/mongo.test.ts'],
} as const;

describeProofs<Case>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('documents');

  test.each(taken.map((claim) => [claim.name, claim] as const))('%s', async (name, claim) => {
    const [made] = claim.generate();
    const [project] = await compileBackends(join(scratch, name), new Map([[name, made]]));
    if (project === undefined) throw new Error('nothing was compiled');
    const env = { SPRING_PROFILES_ACTIVE: 'dev' };
    const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
    try {
      const tables = describedTables(made.schema);
      const { calls, failures, stuck } = await proveApi(backend.url, { tables: () => Promise.resolve(tables) });
      console.log(`${name}: ${calls} calls, ${failures.length} failures`);
      for (const failure of failures) console.log(`${name}: ${failure}`);
      expect(failures).toEqual([]);
      expect(stuck).toEqual([]);
      expect(calls).toBeGreaterThan(tables.filter(({ isView }) => !isView).length * 10);
      proven(claim);
    } finally {
      await backend.stop();
    }
  });
});
