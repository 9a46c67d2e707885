import net from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';
import type { ConnectionOptions } from '../db/database.ts';

/** A way to the database that a test can cut. */
export type DatabaseGate = {
  /** The given connection, through the gate. */
  readonly connection: ConnectionOptions;
  /** Cuts all connections and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Cuts all connections and takes new ones at once. */
  cut(): void;
  /** Lets the next query that holds the text through, and cuts its connection instead of passing the answer on. */
  loseAnswerTo(text: string): void;
  /** Lets the next query that holds the text through, and passes nothing of its connection on any more, without a word. */
  fallSilentAt(text: string): void;
};

/** Stands between a test and its database: a port of its own, which passes everything on to the socket of the server. */
export async function databaseGate(connection: ConnectionOptions): Promise<DatabaseGate> {
  const server = inject('database');
  const open = new Set<net.Socket>();
  let trap: { readonly text: string; readonly then: 'cut' | 'silence' } | undefined;
  const listener = net.createServer((near) => {
    const far = net.connect(path.join(server.host, `.s.PGSQL.${server.port}`));
    let caught: 'cut' | 'silence' | undefined;
    near.on('data', (chunk) => {
      if (trap && chunk.includes(trap.text)) {
        caught = trap.then;
        trap = undefined;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (caught === undefined) near.write(chunk);
      else if (caught === 'cut') near.destroy();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      // What breaks here is broken on purpose; the end of either side ends the other.
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      listener.listen(port, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const at = listener.address();
  const port = typeof at === 'object' ? (at?.port ?? 0) : 0;
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    shut: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        cut();
      }),
    open: () => listen(port),
    cut,
    loseAnswerTo: (text) => (trap = { text, then: 'cut' }),
    fallSilentAt: (text) => (trap = { text, then: 'silence' }),
  };
}
