import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from '@backsmith/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPOSITORY, describeWith } from '../kit/index.ts';
import { figuresOf, regressions, type TripFigures } from './figures.ts';
import { crossLoad, roundTrip } from './round-trip.ts';
import { openMariaDb } from './servers/mariadb.ts';
import { openPostgres } from './servers/postgres.ts';
import { openSqlite } from './servers/sqlite.ts';
import type { Server } from './servers/server.ts';
import { corpusSources } from './sources.ts';

// UPDATE_ROUNDTRIP=1 records what is measured; do it only for the better.
const RECORDED = join(REPOSITORY, 'tests/roundtrip/recorded.json');
const UPDATE = process.env['UPDATE_ROUNDTRIP'] === '1';

function readRecorded(): Readonly<Record<string, TripFigures>> {
  if (!existsSync(RECORDED)) return {};
  return JSON.parse(readFileSync(RECORDED, 'utf8')) as Readonly<Record<string, TripFigures>>;
}

const CROSSED: readonly Dialect[] = ['oracle', 'sqlserver', 'sqlite'];

describeWith(['corpus', 'mariadb'], 'real schemas on real databases', () => {
  const servers: Server[] = [];
  const measured: Record<string, TripFigures> = {};

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

  test.each(['sqlite', 'postgresql', 'mariadb'])('what %s loads comes back as recorded, or better', async (target) => {
    const server = serverFor(target);
    const trips = [];
    for (const { name, bytes } of corpusSources(server.dialect)) {
      const trip = await roundTrip(server, bytes);
      trips.push(trip);
      const refused = trip.refusals.map(({ reason }) => `refused: ${reason}`);
      const findings = trip.loaded ? [...trip.differences, ...refused] : ['the database makes no table of it'];
      for (const finding of findings) console.log(`${name}: ${finding}`);
    }
    const now = figuresOf(trips);
    measured[target] = now;
    console.log(target, JSON.stringify(now));
    const recorded = readRecorded()[target];
    if (UPDATE) return;
    expect(recorded, 'recorded figures').toBeDefined();
    if (recorded !== undefined) expect(regressions(recorded, now)).toEqual([]);
  });

  test.each(
    CROSSED.flatMap((from) => [[from, 'postgresql', 'postgresql'] as const, [from, 'mysql', 'mariadb'] as const]),
  )('every file of %s written as %s loads', async (from, target, engine) => {
    const sources = corpusSources(from);
    const refused: string[] = [];
    for (const { name, bytes } of sources) {
      const refusals = await crossLoad(serverFor(engine), bytes, from, target);
      if (refusals.length > 0) refused.push(name);
      for (const { reason } of refusals) console.log(`${name} as ${target}: refused: ${reason}`);
    }
    console.log(`${from} as ${target}: ${sources.length - refused.length} of ${sources.length} files load`);
    expect(refused).toEqual([]);
  });
});
