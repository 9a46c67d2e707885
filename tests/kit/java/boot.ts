import { freePort } from '../processes/free-port.ts';
import { startService, waitUntil } from '../processes/service.ts';
import { javaEnvironment, jdkProgram } from './java-environment.ts';
import { QUIET, wrapperOf } from './maven.ts';

export type Backend = {
  readonly url: string;
  log(): string;
  stop(): Promise<void>;
};

/** What to start: a project's jar, its compiled classes among the jars they need, or its folder as Maven runs it. */
export type BootProgram =
  { readonly jar: string } | { readonly classPath: string; readonly mainClass: string } | { readonly project: string };

export type BootOptions = BootProgram & {
  readonly jdk: string;
  /** Settings as the generated README names them, such as `DB_URL`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/actuator/health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again and gives up after its own time.
  }
}

function programOf(options: BootOptions): readonly [program: string, ...args: string[]] {
  if ('project' in options) return [wrapperOf(options.project), ...QUIET, 'spring-boot:run'];
  const program = 'jar' in options ? ['-jar', options.jar] : ['-cp', options.classPath, options.mainClass];
  return [jdkProgram(options.jdk, 'java'), '-Xmx512m', '-XX:TieredStopAtLevel=1', ...program];
}

/** Starts a generated backend that says what can be asked on a free port, and waits until its health route says it is up. */
export async function bootBackend(options: BootOptions): Promise<Backend> {
  const { jdk, env = {}, timeoutMs = 600_000 } = options;
  const port = await freePort();
  const [program, ...args] = programOf(options);
  const service = await startService(program, args, {
    ...('project' in options ? { cwd: options.project } : {}),
    env: { ...javaEnvironment(jdk), SERVER_PORT: String(port), API_DOCS: 'true', ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntil(service, 'the generated backend', () => isHealthy(url), timeoutMs);
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { url, log: () => service.log(), stop: () => service.stop() };
}
