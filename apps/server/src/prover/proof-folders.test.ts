import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveSignOfLife } from '../jobs/sign-of-life.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeProofFolder, removeProofFolder, sweepProofFolders } from './proof-folders.ts';

let database: TestDatabase;
const dataFolder = mkdtempSync(path.join(tmpdir(), 'backsmith-data-'));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataFolder, { recursive: true });
});

test('what proofs leave behind is removed once their process is gone, and not before', async () => {
  const life = await giveSignOfLife(database.connection);
  const dying = await giveSignOfLife(database.connection);
  const running = makeProofFolder(dataFolder, life.instance);
  const left = makeProofFolder(dataFolder, dying.instance);
  writeFileSync(path.join(left, 'archive.zip'), 'of somebody');
  await sweepProofFolders(database.db, dataFolder);
  expect(readdirSync(path.join(dataFolder, 'proofs'))).toHaveLength(2);
  await dying.close();
  await sweepProofFolders(database.db, dataFolder);
  expect(readdirSync(path.join(dataFolder, 'proofs'))).toEqual([path.basename(running)]);
  removeProofFolder(running);
  await life.close();
  await sweepProofFolders(database.db, dataFolder);
  expect(readdirSync(path.join(dataFolder, 'proofs'))).toEqual([]);
});
