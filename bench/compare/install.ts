import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Installs packages into a folder of their own, unless they are there: what we are measured with is nobody's dependency. */
export function installInto(folder: string, packages: readonly string[]): void {
  if (existsSync(join(folder, 'installed'))) return;
  console.log(`Installing ${packages.join(', ')} into ${folder}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    ...{ cwd: folder, stdio: 'inherit', env: { ...process.env, PATH } },
  });
  if (status !== 0) throw new Error('They cannot be installed.');
  writeFileSync(join(folder, 'installed'), '');
}

/** Loads a package that was installed so. */
export async function loadFrom(folder: string, name: string): Promise<unknown> {
  const path = createRequire(join(folder, 'package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}
