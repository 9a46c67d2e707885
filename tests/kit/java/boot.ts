import { freePort } from '../processes/free-port.ts';
import { startService, waitUntil } from '../processes/service.ts';
import type { ClassArchive } from './class-archive.ts';
import { javaEnvironment, jdkProgram } from './java-environment.ts';

export type Backend = {
  readonly url: string;
  log(): string;
  stop(): Promise<void>;
};

/** What to start: a project's jar, or its compiled classes among the jars they need. */
export type BootProgram = { readonly jar: string } | { readonly classPath: string; readonly mainClass: string };

export type BootOptions = BootProgram & {
  readonly jdk: string;
  /** Settings as the generated README names them, such as `DB_URL`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Where many backends with the same jars are started. */
  readonly archive?: ClassArchive;
};

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/actuator/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again and gives up after its own time.
  }
}

function programArguments(program: BootProgram): readonly string[] {
  return 'jar' in program ? ['-jar', program.jar] : ['-cp', program.classPath, program.mainClass];
}

/** Starts a generated backend on a free port and waits until its health route says it is up. */
export async function bootBackend(options: BootOptions): Promise<Backend> {
  const { jdk, env = {}, timeoutMs = 120_000, archive } = options;
  const port = await freePort();
  const flags = ['-Xmx512m', '-XX:TieredStopAtLevel=1', ...(archive?.flags ?? []), ...programArguments(options)];
  const service = await startService(jdkProgram(jdk, 'java'), flags, {
    env: { ...javaEnvironment(jdk), SERVER_PORT: String(port), ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntil(service, 'the generated backend', () => isHealthy(url), timeoutMs);
  } catch (error) {
    await service.stop();
    throw error;
  }
  const stop = async (): Promise<void> => {
    await service.stop();
    await archive?.settle();
  };
  return { url, log: () => service.log(), stop };
}
