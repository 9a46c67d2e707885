import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Project } from '@backsmith/contract';
import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { REPOSITORY, scratchFolder } from '../kit/index.ts';
import { chance } from './chance.ts';
import { checkCustomer, zipOfCommandLine } from './check-customer.ts';
import { keepBuilding } from './customer.ts';
import { type Fleet, startFleet } from './fleet.ts';

/** BACKSMITH_KILLS=100 kills that often. */
const KILLS = Number(process.env['BACKSMITH_KILLS'] ?? 20);
const CUSTOMERS = 2;
/** The longest rest between two kills: about as long as a generation takes. Milliseconds. */
const LONGEST_REST = 1500;
/** What a kill may take with everything around it. Milliseconds. */
const PER_KILL = 30_000;

/** One that serves only, and two that work as well. */
const KINDS = [
  { script: 'serve-really.ts', workers: 0 },
  { script: 'serve-really.ts', workers: 1 },
  { script: 'serve-really.ts', workers: 1 },
] as const;

const SHOP = path.join(REPOSITORY, 'examples/shop.sql');
const folder = scratchFolder('chaos-kills');
chmodSync(folder, 0o755);

let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
});

async function killAtRandom(servers: Fleet, random: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(random() * LONGEST_REST);
    await servers.killOne(random());
  }
}

test(
  `kill -9 of servers and workers at random moments, ${KILLS} times: every job ends, no payment is lost or used twice, all archives are whole`,
  { timeout: 120_000 + KILLS * PER_KILL },
  async () => {
    const seed = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);
    const servers = (fleet = await startFleet(folder, KINDS));
    const expected = await zipOfCommandLine(folder, SHOP);
    expect(Object.keys(unzipSync(expected)).length).toBeGreaterThan(100);
    const schema = readFileSync(SHOP, 'utf8');
    let isOver = false;
    const [seen] = await Promise.all([
      Promise.all(Array.from({ length: CUSTOMERS }, () => keepBuilding(servers, schema, () => isOver))),
      killAtRandom(servers, chance(seed)).finally(() => (isOver = true)),
    ]);

    const projects: Project[] = [];
    for (const token of seen.flatMap(({ tokens }) => tokens))
      projects.push(...(await checkCustomer(servers, token, expected)));
    const count = (status: Project['status']) => projects.filter((project) => project.status === status).length;
    const broken = seen.reduce((sum, one) => sum + one.broken, 0);
    console.log(
      `seed ${seed}: ${KILLS} kills, ${broken} streams broken, ${count('completed')} generations completed, ${count('failed')} failed`,
    );
    expect(count('completed')).toBeGreaterThan(0);
    expect(broken).toBeGreaterThan(0);
  },
);
