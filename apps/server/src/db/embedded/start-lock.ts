import { createHash } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isCode } from '@backsmith/text';
import { pause } from '../../pause.ts';

type Release = () => void;

/**
 * Holds the lock of a folder while `work` runs: one starter or stopper of its PostgreSQL at a time. The kernel frees the lock
 * when its holder dies, so there is never a stale one: an abstract Unix socket on Linux, a named pipe on Windows, an
 * exclusively opened file on macOS.
 *
 * @param timeoutMs how long to wait for another holder.
 */
export async function withStartLock<T>(folder: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const release = await hold(folder, timeoutMs);
  try {
    return await work();
  } finally {
    release();
  }
}

async function hold(folder: string, timeoutMs: number): Promise<Release> {
  // Not by the time of day, which may be set while we wait.
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const release = process.platform === 'darwin' ? takeFile(folder) : await takeName(lockName(folder));
    if (release) return release;
    if (performance.now() > deadline) {
      throw new Error(`Another process has been starting the database in ${folder} for ${timeoutMs / 1000} s.`);
    }
    await pause(25 + Math.random() * 25);
  }
}

function lockName(folder: string): string {
  const name = `backsmith-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`;
}

function takeName(name: string): Promise<Release | undefined> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => resolve(() => server.close()));
  });
}

/** O_EXLOCK of BSD and macOS, which Node's constants do not list. */
const EXCLUSIVE = 0x20;

function takeFile(folder: string): Release | undefined {
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | EXCLUSIVE;
  try {
    const file = openSync(path.join(folder, 'start.lock'), flags, 0o600);
    return () => closeSync(file);
  } catch (error) {
    if (isCode(error, 'EAGAIN')) return undefined;
    throw error;
  }
}
