import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isCode } from '@backsmith/text';

/** What `postmaster.pid` of a cluster says (PostgreSQL: src/include/utils/pidfile.h). */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Empty when it has no Unix socket. */
  readonly socketFolder: string;
  /** Empty when it does not listen on TCP. */
  readonly address: string;
  /** `starting`, `ready`, `stopping`, … */
  readonly status: string;
};

/** Reads the file; undefined when there is none, or it is still being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const text = readIfThere(path.join(cluster, 'postmaster.pid'));
  const lines = text?.split('\n').map((line) => line.trim()) ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    address: lines[5] ?? '',
    status: lines[7] ?? '',
  };
}

/** The PostgreSQL that serves the cluster, or is on its way to. */
export function serving(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster);
  return found && serves(found.pid, cluster) ? found : undefined;
}

/**
 * True when the process is a PostgreSQL of this cluster. A number alone proves nothing, as the system hands numbers out again
 * after a crash: PostgreSQL always works inside its cluster, a stranger does not.
 */
export function serves(pid: number, cluster: string): boolean {
  switch (process.platform) {
    case 'linux':
      return worksIn(String(pid), realpathSync(cluster));
    case 'win32':
      return isAlive(pid);
    default:
      return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
  }
}

/**
 * Removes a `postmaster.pid` whose number now belongs to a stranger; PostgreSQL would refuse to start for ever. To be called
 * with the start lock held and only after PostgreSQL itself refused. A dead number is left to PostgreSQL, which also looks for
 * backends that survived their parent; for the same reason nothing is removed while any process works inside the cluster.
 *
 * @returns whether the file was removed.
 */
export function dropRecycled(cluster: string): boolean {
  const found = readPostmaster(cluster);
  if (!found || !isAlive(found.pid) || serves(found.pid, cluster) || isOccupied(cluster)) return false;
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  return true;
}

/** True when any process works inside the cluster: backends can outlive their parent for as long as their query runs. */
export function isOccupied(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  const real = realpathSync(cluster);
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && worksIn(entry, real));
}

/** True for a PostgreSQL process whose working folder it is; a shell that somebody left there is none. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch (error) {
    // Gone meanwhile, or not ours to see.
    if (isCode(error, 'ENOENT', 'EACCES', 'EPERM', 'ESRCH')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
