import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY, describeWith, tool, type Tool } from '../../kit/index.ts';
import { readIndex } from '../../corpus/truth.ts';
import { wordFor } from '../../ledger/claim.ts';
import { readCommit } from '../../ledger/commit.ts';
import { readWish } from '../../ledger/wish.ts';
import type { ScriptServer } from '../../roundtrip/servers/server.ts';
import { exampleSources, type Source } from '../../roundtrip/sources.ts';
import { ENGINES, ENGINE_NAMES, type EngineName } from './engines.ts';
import { missingExtensions } from '../../roundtrip/servers/refusal.ts';
import { ownMigrations } from './own-migration.ts';

// What is proven with a user's own script says nothing about ours: each project's first migration runs on an empty database,
// whatever the database its schema was written for.

const LONGEST = 1_800_000;

function goldenSources(): readonly Source[] {
  const cases = join(REPOSITORY, 'tests/golden/cases');
  return readdirSync(cases).map((name) => ({ name, bytes: readFileSync(join(cases, name, 'input.sql')) }));
}

function trapSources(): readonly Source[] {
  const folder = join(REPOSITORY, 'tests/backends/migrations/schemas');
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** A fourth of the real schemas is taken, another one for each commit; all of them with BACKSMITH_PROOF=all. */
const SHARES = 4;

function realSources(): readonly Source[] {
  const corpus = tool('corpus');
  const all = readIndex(corpus);
  const { hash } = readCommit();
  const isInShare = (name: string): boolean => {
    const [byte = 0] = Buffer.from(wordFor([hash, name]), 'base64url');
    return byte % SHARES === 0;
  };
  const taken = readWish().kind === 'all' ? all : all.filter(({ name }) => isInShare(name));
  console.log(`${taken.length} of ${all.length} real schemas`);
  return taken.map(({ name, file }) => ({ name, bytes: readFileSync(join(corpus, file)) }));
}

// Two servers run what one project holds.
const designed = new Map<string, ReadonlyMap<string, string>>();

function migrationOf({ name, bytes }: Source, database: Database, folder: string): string | undefined {
  const key = `${name} for ${database}`;
  const migrations = designed.get(key) ?? ownMigrations(bytes, database);
  designed.set(key, migrations);
  return migrations.get(folder);
}

/** One test for each server, side by side: each waits for its server most of the time. */
function describeMigrations(tools: readonly Tool[], name: string, sources: () => readonly Source[]): void {
  describeWith(tools, name, () => {
    const servers = new Map<EngineName, ScriptServer>();
    beforeAll(async () => {
      for (const engine of ENGINE_NAMES) servers.set(engine, await ENGINES[engine].open());
    });
    afterAll(async () => {
      for (const server of servers.values()) await server.stop();
      designed.clear();
    });

    test.concurrent.each(ENGINE_NAMES)(
      'run on %s',
      async (engine) => {
        const server = servers.get(engine);
        if (server === undefined) throw new Error(`no server for ${engine}`);
        const refused: string[] = [];
        for (const source of sources()) refused.push(...(await refusalsOf(server, source, engine)));
        expect(refused).toEqual([]);
      },
      LONGEST,
    );
  });
}

async function refusalsOf(server: ScriptServer, source: Source, engine: EngineName): Promise<readonly string[]> {
  const { database, folder } = ENGINES[engine];
  const migration = migrationOf(source, database, folder);
  if (migration === undefined) return [`${source.name}: nothing was generated`];
  const reasons = (await server.run(migration)).map(({ reason }) => reason);
  const missing = missingExtensions(reasons);
  if (missing.length === 0) return reasons.map((reason) => `${source.name}: ${reason}`);
  // What stands on an extension that this server does not have cannot be judged on it.
  console.log(`${source.name}: not judged on ${engine}, which lacks ${missing.join(', ')}`);
  return [];
}

describeMigrations(
  ['mariadb', 'mysql'],
  'first migrations of examples, golden cases and schemas that need more',
  () => [...exampleSources(), ...goldenSources(), ...trapSources()],
);

describeMigrations(['mariadb', 'mysql', 'corpus'], 'first migrations of real schemas', realSources);
