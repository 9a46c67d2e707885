import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATHS } from '@backsmith/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDisks, type Disks } from './disk/disks.ts';
import type { HealthCheck } from './features/health/routes.ts';
import { healthChecks } from './health-checks.ts';
import { callerOf } from './testing/caller.ts';
import { testApp } from './testing/test-app.ts';

const root = mkdtempSync(path.join(tmpdir(), 'backsmith-health-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'data-'));
  mkdirSync(path.join(folder, 'postgres'));
});

const ENDLESS = 2 ** 60;
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const embedded = (freeRoomBytes: number) => openDisks(folder, { databaseUrl: undefined, freeRoomBytes });

/** The names of what is not up. */
async function down(disks: Disks, answers = yes, jobs = yes): Promise<readonly string[]> {
  const isDown = (check: HealthCheck) =>
    check.isUp().then(
      (up) => !up,
      () => true,
    );
  const found = await Promise.all(
    healthChecks(answers, disks, { isUp: jobs }).map(async (check) => ((await isDown(check)) ? [check.name] : [])),
  );
  return found.flat();
}

test('each part is asked for itself', async () => {
  expect(await down(embedded(1))).toEqual([]);
  expect(await down(embedded(1), no)).toEqual(['database']);
  expect(await down(embedded(1), yes, no)).toEqual(['jobs']);
  expect(await down(embedded(1), yes, () => Promise.reject(new Error('away')))).toEqual(['jobs']);
});

test('disks without room are down: that of the archives, and that of the embedded database', async () => {
  expect(await down(embedded(ENDLESS))).toEqual(['database', 'archives']);
  const elsewhere = openDisks(folder, { databaseUrl: 'postgres://db/x', freeRoomBytes: ENDLESS });
  expect(await down(elsewhere)).toEqual(['archives']);
  expect(await elsewhere.haveRoom()).toBe(false);
  expect(await embedded(1).haveRoom()).toBe(true);
});

test('archives that cannot be written are down; a folder that is gone is made again', async () => {
  const disks = embedded(1);
  rmSync(disks.archives, { recursive: true });
  expect(await down(disks)).toEqual([]);
  rmSync(disks.archives, { recursive: true });
  writeFileSync(disks.archives, 'a file in its place');
  expect(await down(disks)).toEqual(['archives']);
});

test('the job queue answers for itself, and the answer names parts and nothing else', async () => {
  const subject = await testApp();
  expect(await subject.jobs.isUp()).toBe(true);
  await subject.database.pool.query(`delete from jobs.queue where name = 'generation'`);
  expect(await subject.jobs.isUp()).toBe(false);
  await subject.close();

  const checks = healthChecks(yes, embedded(ENDLESS), { isUp: yes });
  const app = await testApp({ checks });
  const ready = await callerOf(app.app).call('GET', PATHS.ready);
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'not-ready', checks: { database: 'down', archives: 'down', jobs: 'up' } });
  await app.close();
});

test('a part that never answers is down, and holds up no answer', async () => {
  const never = { name: 'database', isUp: () => new Promise<boolean>(() => undefined) };
  const app = await testApp({ checks: [never, { name: 'jobs', isUp: yes }] });
  const ready = await callerOf(app.app).call('GET', PATHS.ready);
  expect(ready.json()).toEqual({ status: 'not-ready', checks: { database: 'down', jobs: 'up' } });
  await app.close();
});
