import { databaseEnvironment } from './environment.ts';
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The system user PostgreSQL runs under; undefined means the one this process runs under. PostgreSQL refuses to run as root. */
export type RunAs = { readonly name: string; readonly uid: number; readonly gid: number } | undefined;

/** Users that may stand in when this process is root: one made for the purpose, else one that owns nothing. */
const CANDIDATES = ['backsmith', 'nobody'];

/**
 * Chooses the user. As root: the owner of an existing cluster, else the wished one, else the first candidate the system has.
 *
 * @param cluster the cluster folder, which may not exist yet.
 * @throws Error when root has nobody to hand PostgreSQL to.
 */
export function chooseUser(cluster: string, wished?: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  if (owner) return owner;
  for (const name of wished === undefined ? CANDIDATES : [wished]) {
    const found = lookUp(name);
    if (found && found.uid !== 0) return found;
  }
  throw new Error(
    `PostgreSQL refuses to run as root and there is no user ${wished ?? CANDIDATES.join(' or ')} to run it under. ` +
      'Create one, start Backsmith as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(cluster: string): RunAs {
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (!found || found.uid === 0) return undefined;
  return { name: `user ${found.uid}`, uid: found.uid, gid: found.gid };
}

function lookUp(name: string): RunAs {
  const uid = askId('-u', name);
  const gid = askId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

function askId(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, '--', name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

/** The spawn options of a program that runs under the user and sees nothing of our environment but what it needs. */
export function asUser(user: RunAs): { readonly uid?: number; readonly gid?: number; readonly env: NodeJS.ProcessEnv } {
  const env = databaseEnvironment();
  return user === undefined ? { env } : { uid: user.uid, gid: user.gid, env };
}

/** True for the user that programs share which have none of their own. */
export function isShared(user: RunAs): boolean {
  return user !== undefined && user.uid === lookUp('nobody')?.uid;
}

/** True when the user can enter the folder: asked of the system, so that every ancestor, mode and access list counts. */
export function canEnter(user: RunAs, folder: string): boolean {
  const answer = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...asUser(user), cwd: '/', stdio: 'ignore' });
  return answer.status === 0;
}
