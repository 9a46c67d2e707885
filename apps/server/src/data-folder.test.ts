import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseDataFolder } from './data-folder.ts';
import { whenRoot } from './testing/test-where.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'backsmith-data-'));
  chmodSync(base, 0o755);
});
afterEach(() => rmSync(base, { recursive: true }));

const options = (dataFolder: string, more: object = {}) => ({
  dataFolder,
  dataFolderWasChosen: false,
  databaseUrl: undefined,
  databaseUser: undefined,
  ...more,
});

test('the default is used where it can be, and made', () => {
  const wanted = path.join(base, 'data');
  expect(chooseDataFolder(options(wanted), path.join(base, 'system'))).toEqual({ folder: wanted });
  expect(existsSync(wanted)).toBe(true);
});

whenRoot('a default below a closed home gives way to the system’s folder, always the same, and says so', () => {
  mkdirSync(path.join(base, 'home'), { mode: 0o700 });
  const wanted = path.join(base, 'home', 'clone', 'data');
  const system = path.join(base, 'system');
  const chosen = chooseDataFolder(options(wanted), system);
  expect(path.dirname(chosen.folder)).toBe(system);
  expect(chosen.notice).toContain(chosen.folder);
  expect(chosen.notice).toContain('BACKSMITH_DATA');
  expect(chooseDataFolder(options(wanted), system)).toEqual(chosen);
  expect(chooseDataFolder(options(`${wanted}2`), system).folder).not.toBe(chosen.folder);
});

whenRoot('a folder the user chose, and one without a database in it, stay', () => {
  mkdirSync(path.join(base, 'home'), { mode: 0o700 });
  const wanted = path.join(base, 'home', 'data');
  expect(chooseDataFolder(options(wanted, { dataFolderWasChosen: true }))).toEqual({ folder: wanted });
  expect(chooseDataFolder(options(wanted, { databaseUrl: 'postgres://x/y' }))).toEqual({ folder: wanted });
});

test('a folder that cannot be written to is told of at once, and what to do', () => {
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  for (const folder of [file, path.join(file, 'data')]) {
    const said = `The data folder ${folder} cannot be written to (`;
    expect(() => chooseDataFolder(options(folder, { dataFolderWasChosen: true }))).toThrow(said);
  }
});
