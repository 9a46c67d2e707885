import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGES, PATHS, type Failure, type ProjectsAnswer } from '@backsmith/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { watchRoom, type HasRoom } from '../../disk/free-room.ts';
import { entitlementsOf } from '../../entitlements/entitlements.ts';
import { eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { pay, statusOf } from '../../testing/pay.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let subject: TestApp;
let caller: Caller;
let hasRoom: HasRoom;

beforeEach(async () => {
  hasRoom = () => Promise.resolve(true);
  const entitlements = entitlementsOf(systemClock, { sells: true });
  subject = await testApp({ hasRoom: () => hasRoom(), entitlements });
  await subject.work();
  caller = await signUp(subject.app);
});
afterEach(() => subject.close());

const generate = () => caller.call('POST', PATHS.generateMicroservice, generateBody('create table a (id int)'));
const projects = async () => (await caller.call('GET', PATHS.projects)).json<ProjectsAnswer>().data.projects;
const unused = async () => (await statusOf(caller)).unusedPayments.length;

/** What a run would leave behind, and what counts how many were asked for. */
async function stored(): Promise<object | undefined> {
  const counted = await subject.database.pool.query<object>(
    `select (select count(*) from generation) runs, (select count(*) from jobs.job) jobs, (select sum(count) from attempt) attempts`,
  );
  return counted.rows[0];
}

test('a run is refused while there is no room: nothing is stored or used up, and it runs once there is', async () => {
  await pay(caller, 'advanced');
  const before = await stored();
  hasRoom = () => Promise.resolve(false);
  const refused = await generate();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json<Failure>()).toEqual({
    success: false,
    message: MESSAGES.diskFullForRun,
    error: { code: 'DISK_FULL', retryAfter: 60 },
  });
  expect(await projects()).toEqual([]);
  expect(await unused()).toBe(1);
  expect(await stored()).toEqual(before);

  hasRoom = () => Promise.resolve(true);
  expect(eventsOf(await generate()).at(-1)?.completed).toBe(true);
  expect(await unused()).toBe(0);
});

test('a disk that cannot be asked refuses nobody', async () => {
  await pay(caller, 'advanced');
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-gone-'));
  rmSync(folder, { recursive: true });
  hasRoom = watchRoom([folder], 2 ** 60);
  expect(eventsOf(await generate()).at(-1)?.completed).toBe(true);
});
