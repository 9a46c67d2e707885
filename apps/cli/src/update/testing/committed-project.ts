import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, type ChosenOptions } from '@backsmith/engine';
import { afterEach } from 'vitest';
import { writeFolder } from '../../output/write-folder.ts';
import { tellGit } from '../git.ts';

/** The shop as one application; tests of services say what differs. */
export const SHOP_OPTIONS: ChosenOptions = {
  projectName: 'shop',
  packageName: 'com.acme.shop',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};
export const SHOP = readFileSync(new URL('../../../../../examples/shop.sql', import.meta.url), 'utf8');

const ME = { GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Ada' };
const CONFIG = { ...ME, GIT_CONFIG_KEY_1: 'user.email', GIT_CONFIG_VALUE_1: 'ada@example.com' };
Object.assign(process.env, CONFIG);

const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A folder that is gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith update ü-'));
  scratch.push(folder);
  return folder;
}

export const bytes = (sql: string): Uint8Array => new TextEncoder().encode(sql);

/** A generated project, committed as its user would. @returns its folder */
export function committedProject(sql: string, options: ChosenOptions, folder = newFolder()): string {
  const { value } = generate(bytes(sql), options, undefined, { dialect: 'postgresql' });
  writeFolder(folder, value?.files ?? []);
  tellGit(folder, ['init', '--quiet', '--initial-branch=main']);
  commit(folder, 'Begin');
  return folder;
}

export function commit(folder: string, message: string): void {
  tellGit(folder, ['add', '--all']);
  tellGit(folder, ['commit', '--quiet', '-m', message]);
}

export const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
