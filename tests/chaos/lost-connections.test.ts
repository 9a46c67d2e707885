import { chmodSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from '../kit/index.ts';
import { chance } from './chance.ts';
import { zipOfText } from './check-customer.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { SMALL_SCHEMA, underLoad } from './under-load.ts';

/** BACKSMITH_CUTS=500 cuts that often. */
const CUTS = Number(process.env['BACKSMITH_CUTS'] ?? 50);
const RESTARTS = 5;
/** The longest rest between two cuts, and between two restarts. Milliseconds. */
const LONGEST_REST = { cut: 500, restart: 2000 } as const;

/** Two that share a database, and would be gone together. */
const KINDS = [
  { script: 'serve-really.ts', workers: 1 },
  { script: 'serve-really.ts', workers: 1 },
] as const;

const folder = scratchFolder('chaos-connections');
chmodSync(folder, 0o755);
let database: OwnDatabase | undefined;
let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  await database?.stop();
});

test(
  `the database ends all connections ${CUTS} times and is restarted ${RESTARTS} times: every server lives, answers 503 meanwhile and ends what it began`,
  { timeout: 180_000 + CUTS * 2000 },
  async () => {
    const seed = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);
    const random = chance(seed);
    const own = (database = await ownDatabase(path.join(folder, 'database')));
    fleet = await startFleet(path.join(folder, 'data'), KINDS, { DATABASE_URL: own.url });
    let connections = 0;
    const figures = await underLoad(fleet, await zipOfText(folder, SMALL_SCHEMA), async () => {
      for (let cut = 0; cut < CUTS; cut += 1) {
        await pause(random() * LONGEST_REST.cut);
        connections += await own.cutAll();
      }
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await own.restart();
        await pause(random() * LONGEST_REST.restart);
      }
    });
    console.log(`seed ${seed}: ${connections} connections in ${CUTS} cuts, ${RESTARTS} restarts; ${figures.text}`);
    expect(figures.failed).toBe(0);
    expect(figures.completed).toBeGreaterThan(0);
    expect(connections).toBeGreaterThan(CUTS);
  },
);
