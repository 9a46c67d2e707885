import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from '../kit/index.ts';
import { chance } from './chance.ts';
import { checkCustomer, zipOfCommandLine } from './check-customer.ts';
import { keepBuilding, type Seen } from './customer.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { keepReading, type Read } from './reader.ts';

/** BACKSMITH_CUTS=500 cuts that often. */
const CUTS = Number(process.env['BACKSMITH_CUTS'] ?? 50);
const RESTARTS = 5;
const BUILDERS = 4;
const READERS = 8;
/** The longest rest between two cuts, and between two restarts. Milliseconds. */
const LONGEST_REST = { cut: 500, restart: 3000 } as const;

/** Two that share a database, and would be gone together. */
const KINDS = [
  { script: 'serve-really.ts', workers: 1 },
  { script: 'serve-really.ts', workers: 1 },
] as const;

const SCHEMA = `create table author (id bigint primary key, name varchar(80) not null);
create table book (id bigint primary key, author_id bigint not null references author (id), title varchar(200) not null);`;

const folder = scratchFolder('chaos-connections');
chmodSync(folder, 0o755);
let database: OwnDatabase | undefined;
let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  await database?.stop();
});

/** Cuts and restarts at random moments. @returns how many connections were cut. */
async function disturb(own: OwnDatabase, random: () => number): Promise<number> {
  let connections = 0;
  for (let cut = 0; cut < CUTS; cut += 1) {
    await pause(random() * LONGEST_REST.cut);
    connections += await own.cutAll();
  }
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await own.restart();
    await pause(random() * LONGEST_REST.restart);
  }
  return connections;
}

test(
  `the database ends all connections ${CUTS} times and is restarted ${RESTARTS} times: every server lives, answers 503 meanwhile and ends what it began`,
  { timeout: 180_000 + CUTS * 2000 },
  async () => {
    const seed = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);
    const own = (database = await ownDatabase(path.join(folder, 'database')));
    const servers = (fleet = await startFleet(path.join(folder, 'data'), KINDS, { DATABASE_URL: own.url }));
    writeFileSync(path.join(folder, 'library.sql'), SCHEMA);
    const expected = await zipOfCommandLine(folder, path.join(folder, 'library.sql'));
    let isOver = false;
    const [connections, ...seen] = await Promise.all([
      disturb(own, chance(seed)).finally(() => (isOver = true)),
      ...Array.from({ length: BUILDERS }, () => keepBuilding(servers, SCHEMA, () => isOver)),
      ...Array.from({ length: READERS }, (_none, one) => {
        const address = servers.addresses()[one % KINDS.length] ?? '';
        return keepReading(servers, address, () => isOver);
      }),
    ]);
    expect(servers.ended()).toEqual([]);

    const built = seen.filter((one): one is Seen => 'tokens' in one);
    const read = seen.filter((one): one is Read => 'answered' in one);
    const projects = [];
    for (const token of built.flatMap(({ tokens }) => tokens)) {
      projects.push(...(await checkCustomer(servers, token, expected)));
    }
    const failed = projects.filter(({ status }) => status !== 'completed');
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    console.log(
      `seed ${seed}: ${connections} connections ended in ${CUTS} cuts, ${RESTARTS} restarts; ` +
        `${projects.length - failed.length} generations completed, ${failed.length} failed, ${sum(built.map(({ broken }) => broken))} answers lost; ` +
        `readers: ${sum(read.map(({ answered }) => answered))} answers, ${sum(read.map(({ unavailable }) => unavailable))} times 503, ` +
        `at most ${Math.round(Math.max(...read.map(({ longestGap }) => longestGap)))} ms without an answer`,
    );
    expect(failed).toEqual([]);
    expect(projects.length).toBeGreaterThan(BUILDERS);
    expect(connections).toBeGreaterThan(CUTS);
  },
);
