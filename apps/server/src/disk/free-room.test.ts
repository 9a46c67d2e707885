import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freeBytes, watchRoom } from './free-room.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-room-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('says what the system says of the disk, and nothing of a folder that is not there', async () => {
  const { bavail, bsize } = statfsSync(folder);
  const free = (await freeBytes(folder)) ?? 0;
  // Others write meanwhile.
  expect(Math.abs(free - bavail * bsize)).toBeLessThan(2 ** 30);
  expect(free).toBeGreaterThan(0);
  expect(await freeBytes(path.join(folder, 'gone'))).toBeUndefined();
});

test('every disk must have the least that is asked for', async () => {
  const free: Readonly<Record<string, number>> = { archives: 300, database: 100 };
  const measure = (one: string) => Promise.resolve(free[one]);
  expect(await watchRoom(['archives', 'database'], 100, measure)()).toBe(true);
  expect(await watchRoom(['archives', 'database'], 101, measure)()).toBe(false);
  expect(await watchRoom(['database', 'archives'], 101, measure)()).toBe(false);
  expect(await watchRoom(['archives'], 301, measure)()).toBe(false);
});

test('what cannot be told, or not in time, counts as room, and is asked once at a time', async () => {
  expect(await watchRoom([path.join(folder, 'gone')], 2 ** 50)()).toBe(true);
  let asked = 0;
  const never = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  const hasRoom = watchRoom(['lost'], 1, never);
  expect(await Promise.all([hasRoom(), hasRoom(), hasRoom()])).toEqual([true, true, true]);
  expect(await hasRoom()).toBe(true);
  expect(asked).toBe(1);
});

test('nothing is asked where nothing is wanted, and each answer is a new one', async () => {
  expect(await watchRoom(['full'], 0, () => Promise.resolve(0))()).toBe(true);
  let bytes = 0;
  const hasRoom = watchRoom(['filling'], 5, () => Promise.resolve(bytes));
  expect(await hasRoom()).toBe(false);
  bytes = 5;
  expect(await hasRoom()).toBe(true);
});
