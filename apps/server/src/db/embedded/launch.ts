import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import net from 'node:net';
import type { Binaries } from './binaries.ts';
import { makeSocketFolder, type Layout } from './layout.ts';
import { asUser, type RunAs } from './run-as.ts';

/** Where PostgreSQL listens: a Unix socket, or 127.0.0.1 for programs that know no Unix sockets. */
export type Listen = 'socket' | 'tcp';

const LOG_LIMIT = 5 * 1024 * 1024;

/** One started PostgreSQL process and what became of it. */
export type Launched = {
  readonly child: ChildProcess;
  /** Undefined while it runs. */
  exit(): { readonly reason: string } | undefined;
};

/**
 * Starts the server program. It is detached: a Ctrl-C in the terminal must not reach it before the application has let go of
 * it, and it outlives a killed application, to be joined by the next one.
 */
export async function launch(
  layout: Layout,
  binaries: Binaries,
  user: RunAs,
  options: { readonly listen: Listen; readonly durable: boolean; readonly port?: number },
): Promise<Launched> {
  const where = options.listen === 'tcp' ? await overTcp(options.port) : overSocket(makeSocketFolder(layout, user));
  const log = openLog(layout.log);
  const args = ['-D', layout.cluster, ...where, ...settings(options.durable)];
  const child = spawn(binaries.postgres, args, {
    ...asUser(user),
    cwd: layout.home,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let reason: string | undefined;
  child.once('error', (error) => (reason ??= error.message));
  child.once('exit', (code, signal) => (reason ??= `it ended with ${signal ?? `code ${code ?? 0}`}`));
  return { child, exit: () => (reason === undefined ? undefined : { reason }) };
}

/** The last lines of the log, for the error message of a start that failed. */
export function logTail(layout: Layout): string {
  return readFileSync(layout.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function settings(durable: boolean): readonly string[] {
  const chosen = {
    max_connections: '100',
    shared_buffers: '32MB',
    // Keeps what users typed out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    // Else it keeps a gigabyte of old log for later use, which on a small disk that was full once is all the room there is.
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  return Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function overSocket(folder: string): readonly string[] {
  const socket = ['-c', `unix_socket_directories=${folder}`, '-c', 'unix_socket_permissions=0700'];
  return ['-p', '5432', '-c', 'listen_addresses=', ...socket];
}

async function overTcp(port?: number): Promise<readonly string[]> {
  const chosen = port ?? (await freePort());
  return ['-p', String(chosen), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
}

/** A port nobody uses at this moment. Somebody may take it before PostgreSQL does; the caller then starts again. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}
