import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema, writeDdl, type DdlTarget } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY } from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { figuresOf, regressions, type TripFigures } from '../../roundtrip/figures.ts';
import { crossLoad, roundTrip } from '../../roundtrip/round-trip.ts';
import { openMariaDb } from '../../roundtrip/servers/mariadb.ts';
import { openPostgres } from '../../roundtrip/servers/postgres.ts';
import type { Server } from '../../roundtrip/servers/server.ts';
import { openSqlite } from '../../roundtrip/servers/sqlite.ts';
import { corpusSources } from '../../roundtrip/sources.ts';

// UPDATE_ROUNDTRIP=1 records what is measured; do it only for the better.
const RECORDED = join(REPOSITORY, 'tests/backends/roundtrip/recorded.json');
const UPDATE = process.env['UPDATE_ROUNDTRIP'] === '1';

function readRecorded(): Readonly<Record<string, TripFigures>> {
  if (!existsSync(RECORDED)) return {};
  return JSON.parse(readFileSync(RECORDED, 'utf8')) as Readonly<Record<string, TripFigures>>;
}

/** The files of one dialect, written for one target and loaded by the server that stands for it. */
type Trip = Claim & { readonly from: Dialect; readonly target: DdlTarget; readonly engine: Server['target'] };

function trip(from: Dialect, target: DdlTarget, engine: Server['target']): Trip {
  const written = (bytes: Uint8Array): string =>
    writeDdl(readSchema(bytes, { dialect: from }).value.schema, target).value.text;
  const files = () => corpusSources(from).map(({ name, bytes }) => ({ path: name, content: written(bytes) }));
  return { name: `${from} as ${target}`, from, target, engine, generate: () => [{ files: files() }] };
}

/** There and back: each server loads the files of its own dialect. */
const BACK = [
  trip('sqlite', 'sqlite', 'sqlite'),
  trip('postgresql', 'postgresql', 'postgresql'),
  trip('mysql', 'mariadb', 'mariadb'),
];

const CROSSED = (['oracle', 'sqlserver', 'sqlite'] as const).flatMap((from) => [
  trip(from, 'postgresql', 'postgresql'),
  trip(from, 'mysql', 'mariadb'),
]);

const SUITE = {
  name: 'real schemas on real databases',
  tools: ['corpus', 'mariadb'],
  claims: () => [...BACK, ...CROSSED],
  dependsOn: 'everything',
  limits: { changed: UPDATE ? 100 : 4, again: 1 / 8 },
  parts: ['PostgreSQL', 'MariaDB'],
  harness: ['tests/roundtrip', 'tests/backends/roundtrip/round-trip.test.ts'],
} as const;

describeProofs<Trip>(SUITE, ({ taken, proven }) => {
  const servers: Server[] = [];
  const measured: Record<string, TripFigures> = { ...readRecorded() };

  beforeAll(async () => {
    servers.push(openSqlite(), await openPostgres(), await openMariaDb());
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    if (UPDATE) writeFileSync(RECORDED, `${JSON.stringify(measured, undefined, 2)}\n`);
  });

  function serverFor(target: string): Server {
    const server = servers.find((candidate) => candidate.target === target);
    if (server === undefined) throw new Error(`no server for ${target}`);
    return server;
  }

  test.each(taken.filter((one) => BACK.includes(one)).map((one) => [one.name, one] as const))(
    'what %s loads comes back as recorded, or better',
    async (_, claim) => {
      const server = serverFor(claim.engine);
      const trips = [];
      for (const { name, bytes } of corpusSources(server.dialect)) {
        const back = await roundTrip(server, bytes);
        trips.push(back);
        const refused = back.refusals.map(({ reason }) => `refused: ${reason}`);
        const findings = back.loaded ? [...back.differences, ...refused] : ['the database makes no table of it'];
        for (const finding of findings) console.log(`${name}: ${finding}`);
      }
      const now = figuresOf(trips);
      measured[claim.engine] = now;
      console.log(claim.engine, JSON.stringify(now));
      const recorded = readRecorded()[claim.engine];
      if (UPDATE) return;
      expect(recorded, 'recorded figures').toBeDefined();
      if (recorded !== undefined) expect(regressions(recorded, now)).toEqual([]);
      proven(claim);
    },
  );

  test.each(taken.filter((one) => CROSSED.includes(one)).map((one) => [one.name, one] as const))(
    'every file of %s loads',
    async (title, claim) => {
      const sources = corpusSources(claim.from);
      const refused: string[] = [];
      for (const { name, bytes } of sources) {
        const refusals = await crossLoad(serverFor(claim.engine), bytes, claim.from, claim.target);
        if (refusals.length > 0) refused.push(name);
        for (const { reason } of refusals) console.log(`${name} as ${claim.target}: refused: ${reason}`);
      }
      console.log(`${title}: ${sources.length - refused.length} of ${sources.length} files load`);
      expect(refused).toEqual([]);
      proven(claim);
    },
  );
});
