import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { localStorage } from './local-storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = localStorage(folder);

test('stores, replaces, reads and removes', async () => {
  expect(await storage.get('a/b.zip')).toBeUndefined();
  await storage.put('a/b.zip', Buffer.from('one'));
  await storage.put('a/b.zip', Buffer.from('two!'));
  const found = await storage.get('a/b.zip');
  expect(found?.size).toBe(4);
  expect(found && (await text(found.stream))).toBe('two!');
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['b.zip']);
  await storage.remove('a/b.zip');
  await storage.remove('a/b.zip');
  expect(await storage.get('a/b.zip')).toBeUndefined();
});

test.each(['', '..', 'a/../b', '/a', 'a//b', '.hidden', 'a\\b', 'a b', 'a/'])('the key %j is refused', (key) => {
  expect(() => storage.get(key)).toThrow('not a storage key');
});

test('keeps archives for its own user alone', async () => {
  await storage.put('mode/a.zip', Buffer.from('x'));
  expect(statSync(path.join(folder, 'mode/a.zip')).mode & 0o777).toBe(0o600);
});
