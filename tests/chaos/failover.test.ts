import { chmodSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from '../kit/index.ts';
import { zipOfText } from './check-customer.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { startPair, type StandbyPair } from './standby-pair.ts';
import { SMALL_SCHEMA, underLoad } from './under-load.ts';

/** How long people work before and after. Milliseconds. */
const WORK = 3000;

const KIND = { script: 'serve-really.ts', workers: 1 } as const;

const folder = scratchFolder('chaos-failover');
chmodSync(folder, 0o755);
let pair: StandbyPair | undefined;
let fleet: Fleet | undefined;
afterEach(async () => {
  await fleet?.stop();
  await pair?.stop();
});

test('the database crashes and its standby takes over: the server lives, and everything it had stored is there', async () => {
  const own = (pair = await startPair(folder));
  fleet = await startFleet(path.join(folder, 'data'), [KIND], { DATABASE_URL: own.url });
  const figures = await underLoad(fleet, await zipOfText(folder, SMALL_SCHEMA), async () => {
    await pause(WORK);
    await own.failOver();
    await pause(WORK);
  });
  console.log(`one failover; ${figures.text}`);
  expect(figures.failed).toBe(0);
  expect(figures.completed).toBeGreaterThan(0);
});
