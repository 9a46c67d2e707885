import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabaseServer } from '../../tests/kit/databases/test-database.ts';
import { javaEnvironment, jdkProgram } from '../../tests/kit/java/java-environment.ts';
import { freePort } from '../../tests/kit/processes/free-port.ts';
import { startService, waitUntil } from '../../tests/kit/processes/service.ts';
import { CALLS, ROWS, repeat } from './calls.ts';
import { cpuSeconds, residentMegabytes } from './process-figures.ts';
import type { Program } from './programs.ts';

/** Figures of one run by their titles. */
export type Figures = ReadonlyMap<string, number>;

export const BOOT = 'boot, CPU s';
export const BOOT_WALL = 'boot, s';
export const IDLE = 'idle, MB';

/**
 * What the JVM chooses for itself in a container of the generated deployment, which has 768 MB: one collector thread, and
 * three quarters of the memory as the Dockerfile says. Said here because the machine that measures has more.
 */
const CONTAINER = ['-XX:+UseSerialGC', '-Xms12m', '-Xmx576m'];

const QUIET_MS = 20_000;

export type Load = { readonly warmUp: number; readonly measured: number };

/** One run of a program: its start on a database of its own, its rest, and its calls. */
export async function measure(
  { name, jar }: Program,
  jdk: string,
  server: TestDatabaseServer,
  load: Load,
): Promise<Figures> {
  const database = await server.database(`${name}_${Date.now()}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const service = await startService(jdkProgram(jdk, 'java'), [...CONTAINER, '-jar', jar], {
    env: {
      ...javaEnvironment(jdk),
      SERVER_PORT: String(port),
      SPRING_PROFILES_ACTIVE: 'production',
      DB_URL: database.jdbcUrl,
      DB_USER: database.user,
      DB_PASSWORD: database.password,
    },
  });
  try {
    await waitUntil(service, name, () => isHealthy(url), 180_000);
    const figures = new Map([
      [BOOT, cpuSeconds(service.pid)],
      [BOOT_WALL, (performance.now() - started) / 1000],
    ]);
    await sleep(QUIET_MS);
    figures.set(IDLE, residentMegabytes(service.pid));
    await database.execute(ROWS);
    // All calls are warmed up before one is measured, as code they share is compiled for all of them.
    for (const call of CALLS) await repeat(url, call, load.warmUp);
    for (const call of CALLS) {
      const before = cpuSeconds(service.pid);
      await repeat(url, call, load.measured);
      figures.set(call.title, load.measured / (cpuSeconds(service.pid) - before));
    }
    return figures;
  } finally {
    await service.stop();
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/actuator/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again.
  }
}
