import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { run } from './run.ts';
import { asUser, type RunAs } from './run-as.ts';

export const SUPERUSER = 'postgres';
const PASSWORD_FILE = 'backsmith.password';
const MAJOR = '18';

/**
 * Makes the cluster unless there is one. It is made beside its place and moved there when complete, with its password inside,
 * so that no crash leaves half of one. To be called with the start lock held.
 *
 * @param durable false skips the wait for the disk (tests).
 * @returns whether it was made.
 */
export async function ensureCluster(
  layout: Layout,
  binaries: Binaries,
  user: RunAs,
  durable: boolean,
): Promise<boolean> {
  removeDrafts(layout.home);
  if (existsSync(path.join(layout.cluster, 'PG_VERSION'))) {
    checkVersion(layout.cluster);
    return false;
  }
  const draft = path.join(layout.home, `draft-${randomBytes(4).toString('hex')}`);
  const password = randomBytes(24).toString('base64url');
  const passwordFile = `${draft}.password`;
  writeSecret(passwordFile, password, user);
  await run(binaries.initdb, initArguments(draft, passwordFile, durable), { ...asUser(user), cwd: layout.home });
  renameSync(passwordFile, path.join(draft, PASSWORD_FILE));
  renameSync(draft, layout.cluster);
  if (durable) syncFolder(layout.home);
  return true;
}

/** The random password made with the cluster. */
export function readPassword(cluster: string): string {
  return readFileSync(path.join(cluster, PASSWORD_FILE), 'utf8');
}

function initArguments(draft: string, passwordFile: string, durable: boolean): readonly string[] {
  return [
    ...['-D', draft, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    // PostgreSQL's own locale: the same order and case rules on every system, whatever it has installed.
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** What a killed starter left; nobody else can be working on one while the lock is held. */
function removeDrafts(home: string): void {
  for (const entry of readdirSync(home)) {
    if (entry.startsWith('draft-')) rmSync(path.join(home, entry), { recursive: true, force: true });
  }
}

function checkVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${version}; this Backsmith brings ${MAJOR}. ` +
      'Dump it with the release that made it and load it into a new data folder, or serve it yourself and set DATABASE_URL.',
  );
}

/** Fails when the file exists, so that no planted link is ever followed. */
function writeSecret(file: string, text: string, user: RunAs): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    if (user) fchownSync(handle, user.uid, user.gid);
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
