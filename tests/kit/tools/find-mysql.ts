import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  chmodSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { findMariaDb } from './find-mariadb.ts';
import { findProgram } from './find-program.ts';
import { MYSQL, findArtifact } from './maven-artifact.ts';

export type MySqlPrograms = { readonly home: string; readonly server: string; readonly client: string };

/** The archive of this machine's system inside the jar. */
const ARCHIVE = { 'linux-x64': 'mysql-Linux-amd64.tar.gz', 'darwin-x64': 'mysql-Mac_OS_X-x86_64.tar.gz' } as const;

const CACHE = join(tmpdir(), 'backsmith-packages');

/** Where systems keep libraries; newer ones call one of them by another name that means the same on 64 bits. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];
const RENAMED = { old: 'libaio.so.1', now: 'libaio.so.1t64' };

function archiveName(): string | undefined {
  const system = `${process.platform}-${process.arch}`;
  return system in ARCHIVE ? ARCHIVE[system as keyof typeof ARCHIVE] : undefined;
}

/** The folder of the server, unpacked once per machine; the server's own account may read it. */
function unpacked(jar: string, archive: string, tar: string): string | undefined {
  const folder = join(CACHE, `${MYSQL.name}-${MYSQL.version}`);
  if (existsSync(folder)) return folder;
  const packed = unzipSync(readFileSync(jar), { filter: ({ name }) => name === archive })[archive];
  if (packed === undefined) return undefined;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'unpack-'));
  chmodSync(scratch, 0o755);
  const ended = spawnSync(tar, ['-xzf', '-', '-C', scratch, '--no-same-owner'], { input: packed, timeout: 120_000 });
  if (ended.status !== 0) return undefined;
  linkRenamedLibrary(scratch);
  if (!existsSync(folder)) renameSync(scratch, folder);
  return folder;
}

function linkRenamedLibrary(home: string): void {
  const own = join(home, 'lib/private');
  if (!existsSync(own) || LIBRARIES.some((folder) => existsSync(join(folder, RENAMED.old)))) return;
  const now = LIBRARIES.map((folder) => join(folder, RENAMED.now)).find(existsSync);
  if (now !== undefined && !readdirSync(own).includes(RENAMED.old)) symlinkSync(now, join(own, RENAMED.old));
}

/**
 * A MySQL server out of the local Maven repository, and the client of MariaDB, which speaks to both. Nothing where one of them
 * is missing, or the server lacks a library of this system.
 */
export function findMySql(): MySqlPrograms | undefined {
  const archive = archiveName();
  const [client, tar] = [findMariaDb()?.client, findProgram('tar')];
  if (archive === undefined || client === undefined || tar === undefined) return undefined;
  const jar = findArtifact(MYSQL);
  const home = jar === undefined ? undefined : unpacked(jar, archive, tar);
  if (home === undefined) return undefined;
  const server = join(home, 'bin/mysqld');
  return spawnSync(server, ['--no-defaults', '--version']).status === 0 ? { home, server, client } : undefined;
}
