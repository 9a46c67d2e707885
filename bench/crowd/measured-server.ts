import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Strain } from './serve-measured.ts';

/** A server in a process of its own, see `serve-measured.ts`. */
export type MeasuredServer = {
  readonly address: string;
  readonly pid: number | undefined;
  /** The figures since the last time they were asked for. */
  ask(): Promise<Strain>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
};

/**
 * Starts one without limits that strangers meet, on an empty folder of its own.
 *
 * @param lean options for Node.js, variables that those of the environment win over, and settings of the server that win.
 */
export async function startMeasured(
  lean: {
    readonly execArgv?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly settings?: Readonly<Record<string, string>>;
  } = {},
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-measured-'));
  chmodSync(folder, 0o755);
  const child = fork(fileURLToPath(new URL('serve-measured.ts', import.meta.url)), {
    ...(lean.execArgv && { execArgv: [...lean.execArgv] }),
    env: {
      ...lean.env,
      ...process.env,
      ...{
        BACKSMITH_DATA: folder,
        BACKSMITH_PORT: '0',
        BACKSMITH_RATE_LIMITS: 'off',
        BACKSMITH_VERIFY: 'off',
        BACKSMITH_FREE_GENERATION: 'on',
      },
      BACKSMITH_LOG_LEVEL: 'error',
      ...lean.settings,
    },
  });
  const answer = async <Answer>(): Promise<Answer> => {
    const [message] = (await once(child, 'message')) as [Answer];
    return message;
  };
  const { address } = await answer<{ readonly address: string }>();
  return {
    address,
    pid: child.pid,
    ask: () => {
      child.send('figures');
      return answer<Strain>();
    },
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
