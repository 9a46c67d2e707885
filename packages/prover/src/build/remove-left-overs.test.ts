import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeLeftOvers } from './remove-left-overs.ts';

const folder = mkdtempSync(join(tmpdir(), 'backsmith-left-overs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was left long ago goes; what is at work stays, and so does what is kept', () => {
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['pom-old', 'pom-new']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'pom.xml'), '');
  }
  writeFileSync(join(folder, 'kept.txt'), '');
  for (const name of ['pom-old', 'kept.txt']) utimesSync(join(folder, name), longAgo, longAgo);
  removeLeftOvers(folder, 'pom-');
  expect(readdirSync(folder).toSorted()).toEqual(['kept.txt', 'pom-new']);
});
