import { spawn } from 'node:child_process';
import { tool } from '../../kit/index.ts';

/** One connection that is kept, as a client's process for each statement costs more than the statement. */
export type Session = {
  /** What the server says where it refuses a statement. */
  readonly run: (statement: string) => Promise<string | undefined>;
  readonly rows: (query: string) => Promise<readonly Readonly<Record<string, string>>[]>;
  readonly stop: () => Promise<void>;
};

/** Sent behind each statement: the client prints whether the server took it. */
const ASK_WHETHER_TAKEN = "\n;\nSELECT concat('-- ended ', @@error_count) AS `-- ended`;\n";

/** Opens a connection to a MariaDB on a local port. */
export function openSession(port: number): Session {
  const place = ['--no-defaults', '--protocol=tcp', '--host=127.0.0.1', `--port=${port}`, '--user=root'];
  const how = ['--batch', '--force', '--unbuffered', '--default-character-set=utf8mb4'];
  const client = spawn(tool('mariadb').client, [...place, ...how]);
  let [printed, said] = ['', ''];
  let heard = (): void => undefined;
  client.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
    heard();
  });
  client.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => {
    client.once('close', () => {
      heard();
      resolve();
    });
  });
  const send = (statement: string): Promise<{ readonly text: string; readonly isTaken: boolean }> => {
    [printed, said] = ['', ''];
    return new Promise((resolve, reject) => {
      heard = (): void => {
        if (client.exitCode !== null) reject(new Error(`The client ended: ${said}`));
        const end = /(?:^|\n)-- ended\n-- ended (\d+)\n$/.exec(printed);
        if (end === null) return;
        resolve({ text: printed.slice(0, end.index), isTaken: end[1] === '0' });
      };
      client.stdin.write(statement + ASK_WHETHER_TAKEN);
    });
  };
  return {
    run: async (statement) => {
      const { isTaken } = await send(statement);
      return isTaken ? undefined : `refused ${said}`;
    },
    rows: async (query) => {
      const { text, isTaken } = await send(query);
      if (!isTaken && text === '') throw new Error(`The server answers nothing: ${said}`);
      const lines = text.split('\n').filter((line) => line !== '');
      const [head = '', ...body] = lines.map((line) => line.split('\t'));
      return body.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? '', cell])));
    },
    stop: async () => {
      client.stdin.end();
      await closed;
    },
  };
}
