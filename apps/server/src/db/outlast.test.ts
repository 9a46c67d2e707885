import { expect, test } from 'vitest';
import { backOff, outlast } from './outlast.ts';

const STAY = new AbortController().signal;
const away = () => Promise.reject(new Error('Connection terminated unexpectedly'));

test('each pause is twice as long as the one before, up to the longest', () => {
  const next = backOff(100, 700);
  expect(Array.from({ length: 6 }, next)).toEqual([100, 200, 400, 700, 700, 700]);
});

test('work is done again until the database is back, and says before each pause why there is one', async () => {
  let tries = 0;
  const why: unknown[] = [];
  const work = () => ((tries += 1) < 3 ? away() : Promise.resolve(tries));
  expect(await outlast(work, STAY, (error) => why.push(error))).toBe(3);
  expect(why).toHaveLength(2);
});

test('any other error ends the work at once', async () => {
  let tries = 0;
  const work = () => {
    tries += 1;
    return Promise.reject(new Error('of another kind'));
  };
  await expect(outlast(work, STAY)).rejects.toThrow('of another kind');
  expect(tries).toBe(1);
});

test('a signal ends the waiting, with the error that was waited for', async () => {
  const stop = new AbortController();
  await expect(outlast(away, stop.signal, () => stop.abort())).rejects.toThrow('Connection terminated');
});
