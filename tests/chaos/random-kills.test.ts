import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payment, Project } from '@backsmith/contract';
import { unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { REPOSITORY, runOk, scratchFolder } from '../kit/index.ts';
import { chance } from './chance.ts';
import { clientOf, paymentsOf, projectsOf, refresh } from './client.ts';
import { keepBuilding } from './customer.ts';
import { type Fleet, startFleet } from './fleet.ts';

/** BACKSMITH_KILLS=100 kills that often. */
const KILLS = Number(process.env['BACKSMITH_KILLS'] ?? 20);
const CUSTOMERS = 2;
/** The longest rest between two kills: about as long as a generation takes. Milliseconds. */
const LONGEST_REST = 1500;
/** What a kill may take with everything around it. Milliseconds. */
const PER_KILL = 30_000;
/** A job that was begun five times has waited half a minute in between; none may be open longer. Milliseconds. */
const LONGEST_END = 120_000;

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

/** The same project, as the command line writes it. */
async function zipOfCommandLine(): Promise<Buffer> {
  const zip = path.join(folder, 'expected.zip');
  const names = ['--name', 'shop', '--package', 'com.acme.shop', '--features', 'swagger,exceptionHandler'];
  const program = path.join(REPOSITORY, 'apps/cli/bin/backsmith.js');
  await runOk(process.execPath, [program, 'generate', SHOP, ...names, '--zip', zip], { cwd: folder });
  return readFileSync(zip);
}

/** Lets everything that is under way come to its end. */
async function projectsInTheEnd(servers: Fleet, token: string): Promise<readonly Project[]> {
  const end = performance.now() + LONGEST_END;
  for (;;) {
    const projects = await servers.ask((address) => projectsOf(address, token));
    if (projects.every(({ status }) => status !== 'generating') || performance.now() > end) return projects;
    await pause(500);
  }
}

/** All payments; what the card provider had no chance to tell is asked for first, as a browser that comes back would. */
async function paymentsInTheEnd(servers: Fleet, token: string): Promise<readonly Payment[]> {
  for (const { id, status } of await servers.ask((address) => paymentsOf(address, token))) {
    if (status !== 'succeeded') await servers.ask((address) => refresh(address, token, id));
  }
  return servers.ask((address) => paymentsOf(address, token));
}

async function killAtRandom(servers: Fleet, random: () => number): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(random() * LONGEST_REST);
    await servers.killOne(random());
  }
}

async function checkCustomer(servers: Fleet, token: string, expected: Buffer): Promise<readonly Project[]> {
  const projects = await projectsInTheEnd(servers, token);
  expect(projects.filter(({ status }) => status !== 'completed' && status !== 'failed')).toEqual([]);
  const finished = projects.filter(({ status }) => status === 'completed');
  const paid = (await paymentsInTheEnd(servers, token)).filter(({ status }) => status === 'succeeded');
  const used = paid.filter(({ use }) => use === 'used');
  // None is lost or held for ever; each was used for one project, and each finished project used one.
  expect(paid.filter(({ use }) => use !== 'used' && use !== 'unused')).toEqual([]);
  expect(used.map(({ projectId }) => projectId).toSorted()).toEqual(finished.map(({ id }) => id).toSorted());
  for (const { id } of finished) {
    const archive = await servers.ask((address) => clientOf(address, token).download(id));
    expect(archive.equals(expected), `the archive of project ${id}`).toBe(true);
  }
  return projects;
}

test(
  `kill -9 of servers and workers at random moments, ${KILLS} times: every job ends, no payment is lost or used twice, all archives are whole`,
  { timeout: 120_000 + KILLS * PER_KILL },
  async () => {
    const seed = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);
    const servers = (fleet = await startFleet(folder, KINDS));
    const expected = await zipOfCommandLine();
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
