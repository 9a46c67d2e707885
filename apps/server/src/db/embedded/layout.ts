import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunAs } from './run-as.ts';

/** The folders and files of one embedded PostgreSQL. */
export type Layout = {
  /** Belongs to whoever started Backsmith. */
  readonly folder: string;
  /** Belongs to the user PostgreSQL runs under. */
  readonly home: string;
  readonly cluster: string;
  readonly log: string;
};

export function layoutOf(folder: string): Layout {
  const home = path.join(folder, 'postgres');
  return { folder, home, cluster: path.join(home, 'cluster'), log: path.join(folder, 'postgres.log') };
}

/** Makes the folders. Existing ones keep owner and mode. */
export function makeFolders(layout: Layout, user: RunAs): void {
  mkdirSync(layout.folder, { recursive: true });
  makeOwned(layout.home, user);
}

/** A Unix socket's path may have 103 bytes (macOS) or 107 (Linux). */
const LONGEST_SOCKET = 103;

/**
 * The folder of the Unix socket: inside the home, or, when that path is too long, below the system's temporary folder. There
 * anyone may have made it first, so only one that belongs to us alone is used.
 */
export function makeSocketFolder(layout: Layout, user: RunAs): string {
  const inside = path.join(layout.home, 'run');
  if (Buffer.byteLength(path.join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET) return makeOwned(inside, user);
  const hash = createHash('sha256').update(layout.folder).digest('hex').slice(0, 16);
  const outside = makeOwned(path.join(tmpdir(), `backsmith-${hash}`), user);
  const found = lstatSync(outside);
  const uid = user?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${outside} belongs to someone else. Remove it, or choose a data folder with a shorter path.`);
  }
  return outside;
}

function makeOwned(folder: string, user: RunAs): string {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (made && user) chownSync(folder, user.uid, user.gid);
  return folder;
}
