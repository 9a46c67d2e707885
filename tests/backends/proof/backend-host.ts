import { delimiter, join } from 'node:path';
import {
  REPOSITORY,
  freePort,
  jdkProgram,
  startService,
  waitUntil,
  type Backend,
  type Service,
} from '../../kit/index.ts';

const PROGRAM = join(REPOSITORY, 'tests/backends/proof/BackendHost.java');

/** Classes of backends that were closed stay in memory: a process gets a successor after so many. */
const BACKENDS_OF_A_PROCESS = 50;

/** A backend as the host takes it: its classes and resources among the jars that all of them share. */
export type HostedBackend = {
  readonly mainClass: string;
  readonly classPath: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

/** A process that starts one backend after the other with the same jars, each in a fraction of the time of its own process. */
export class BackendHost {
  readonly #jdk: string;
  readonly #jars: string;
  #service: Service | undefined;
  #started = 0;

  /** @param jars the class path that all its backends begin with */
  constructor(jdk: string, jars: string) {
    this.#jdk = jdk;
    this.#jars = jars;
  }

  /** Starts a backend on a free port; the one before must have been stopped. Throws with what kept it from starting. */
  async start({ mainClass, classPath, env }: HostedBackend): Promise<Backend> {
    if (this.#started === BACKENDS_OF_A_PROCESS) await this.end();
    const service = (this.#service ??= await this.#launch());
    this.#started += 1;
    const port = await freePort();
    const variables = Object.entries({ API_DOCS: 'true', ...env, SERVER_PORT: String(port) }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const before = service.log().length;
    const log = () => service.log().slice(before);
    const stop = () => this.#ask(service, 'stop', []);
    try {
      await this.#ask(service, 'start', [mainClass, classPath.join(delimiter), ...variables]);
    } catch (error) {
      await stop();
      throw new Error(`the generated backend\n${log().slice(-6000)}`, { cause: error });
    }
    return { url: `http://127.0.0.1:${port}`, log, stop };
  }

  /** Ends the process, if there is one. */
  async end(): Promise<void> {
    await this.#service?.stop();
    this.#service = undefined;
    this.#started = 0;
  }

  async #launch(): Promise<Service> {
    const flags = ['-Xmx1500m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
    const service = await startService(jdkProgram(this.#jdk, 'java'), [...flags, '-cp', this.#jars, PROGRAM]);
    await waitUntil(service, 'the host of backends', () => Promise.resolve(portOf(service) !== undefined), 120_000);
    return service;
  }

  async #ask(service: Service, call: 'start' | 'stop', lines: readonly string[]): Promise<void> {
    const url = `http://127.0.0.1:${portOf(service) ?? ''}/${call}`;
    const response = await fetch(url, { method: 'POST', body: lines.join('\n'), signal: AbortSignal.timeout(600_000) });
    if (!response.ok) throw new Error(await response.text());
  }
}

function portOf(service: Service): string | undefined {
  return /^\d+$/m.exec(service.log())?.[0];
}
