import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase, TestDatabaseServer } from '../../tests/kit/databases/test-database.ts';
import { javaEnvironment, jdkProgram } from '../../tests/kit/java/java-environment.ts';
import { freePort } from '../../tests/kit/processes/free-port.ts';
import { startService, waitUntil } from '../../tests/kit/processes/service.ts';
import { CALLS, ROWS, repeat } from './calls.ts';
import { compilerSeconds, cpuSeconds, residentMegabytes } from './process-figures.ts';
import type { Program } from './programs.ts';

/** Figures of one run by their titles. */
export type Figures = ReadonlyMap<string, number>;

export const BOOT = 'boot, CPU s';
export const BOOT_WALL = 'boot, s';
export const IDLE = 'idle, MB';

/**
 * What the JVM chooses for itself in a container of the generated deployment, which has 768 MB: one collector thread, and
 * three quarters of the memory as the Dockerfile says. Said here because the machine that measures has more. Compilers
 * stay, as they do on one processor: the time of one that has ended could not be told from that of the program.
 */
const CONTAINER = ['-XX:+UseSerialGC', '-Xms12m', '-Xmx576m', '-XX:-UseDynamicNumberOfCompilerThreads'];

const QUIET_MS = 20_000;

/** Calls of each kind: in one round of warming up, at most so many rounds, and measured. */
export type Load = { readonly warmUp: number; readonly warmUps: number; readonly measured: number };

/** A program that is up, has rested, and has rows to answer with. */
export type Running = {
  readonly pid: number;
  readonly url: string;
  token?: string;
  readonly figures: Map<string, number>;
  stop(): Promise<void>;
};

/** A program that has answered for the first time, on a database of its own. */
export type Booted = Pick<Running, 'pid' | 'url' | 'figures' | 'stop'> & { readonly database: TestDatabase };

/** Starts a program on a database of its own and measures what passes until it is healthy. */
export async function boot(
  { name, jar, folder = dirname(jar), options = [] }: Program,
  jdk: string,
  server: TestDatabaseServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<Booted> {
  const database = await server.database(`${name}_${Date.now()}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const service = await startService(jdkProgram(jdk, 'java'), [...CONTAINER, ...options, '-jar', jar], {
    cwd: folder,
    env: {
      ...javaEnvironment(jdk),
      SERVER_PORT: String(port),
      SPRING_PROFILES_ACTIVE: 'production',
      DB_URL: database.jdbcUrl,
      DB_USER: database.user,
      DB_PASSWORD: database.password,
      ...settings,
    },
  });
  const stop = (): Promise<void> => service.stop();
  try {
    await waitUntil(service, name, () => isHealthy(url), 180_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const seconds = (performance.now() - started) / 1000;
  const figures = new Map([
    [BOOT, cpuSeconds(service.pid)],
    [BOOT_WALL, seconds],
  ]);
  return { pid: service.pid, url, figures, stop, database };
}

/** Starts a program, lets it rest and gives it rows; measures its start and its rest. */
export async function start(
  program: Program,
  jdk: string,
  server: TestDatabaseServer,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const { database, ...running } = await boot(program, jdk, server, settings);
  try {
    await sleep(QUIET_MS);
    running.figures.set(IDLE, residentMegabytes(running.pid));
    await database.execute(ROWS);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Calls take turns in slices of so many, so that what else the machine does weighs on all programs alike. */
const SLICE = 250;

/** Above this share of a program's CPU time its compilers are at work still, and it is them that one would measure. */
const COMPILED = 0.04;

/** So many rounds in a row have to be quiet: a compiler that rests for one takes up what the next makes hot. */
const QUIET_ROUNDS = 3;

/**
 * Calls per CPU second of each program. All calls are warmed up before one is measured, as they share code, until the
 * compilers of all programs have come to rest: which program's are busy longer is chance, and over in some minutes of
 * work. What they still do while calls are measured is not counted for the same reason.
 */
export async function measureCalls(programs: readonly Running[], { warmUp, warmUps, measured }: Load): Promise<void> {
  for (let round = 1, quiet = 0; round <= warmUps && quiet < QUIET_ROUNDS; round++) {
    const begun = programs.map(({ pid }) => ({ pid, compilers: compilerSeconds(pid), all: cpuSeconds(pid) }));
    await inTurns(programs, warmUp);
    const shares = begun.map(({ pid, compilers, all }) => (compilerSeconds(pid) - compilers) / (cpuSeconds(pid) - all));
    const share = Math.max(...shares);
    console.error(
      `warmed up ${round} times by ${warmUp} calls of each kind: compilers took ${(share * 100).toFixed(0)} %`,
    );
    quiet = share <= COMPILED ? quiet + 1 : 0;
  }
  for (const [program, used] of await inTurns(programs, measured))
    for (const [title, { calls, seconds }] of used) program.figures.set(title, calls / seconds);
}

type Used = Map<string, { readonly calls: number; readonly seconds: number }>;

async function inTurns(programs: readonly Running[], times: number): Promise<ReadonlyMap<Running, Used>> {
  const taken = new Map(programs.map((program) => [program, new Map() as Used]));
  for (let done = 0; done < times; done += SLICE)
    for (const call of CALLS)
      for (const [{ pid, ...program }, used] of taken) {
        const before = workSeconds(pid);
        await repeat(program, call, SLICE);
        const { calls, seconds } = used.get(call.title) ?? { calls: 0, seconds: 0 };
        used.set(call.title, { calls: calls + SLICE, seconds: seconds + workSeconds(pid) - before });
      }
  return taken;
}

/** CPU seconds of a program without those of its compilers. */
function workSeconds(pid: number): number {
  return cpuSeconds(pid) - compilerSeconds(pid);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/actuator/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again.
  }
}
