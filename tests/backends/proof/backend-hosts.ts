import type { Backend } from '../../kit/index.ts';
import { BackendHost, type HostedBackend } from './backend-host.ts';

/** As many hosts as backends run at the same time: each is lent until its backend is stopped. */
export class BackendHosts {
  readonly #jdk: string;
  readonly #jars: string;
  readonly #all: BackendHost[] = [];
  readonly #idle: BackendHost[] = [];

  /** @param jars the class path that all backends begin with */
  constructor(jdk: string, jars: string) {
    this.#jdk = jdk;
    this.#jars = jars;
  }

  /** Starts a backend in a process that is idle. Throws with what kept it from starting. */
  async start(backend: HostedBackend): Promise<Backend> {
    const host = this.#idle.pop() ?? this.#another();
    try {
      const started = await host.start(backend);
      const stop = async (): Promise<void> => {
        await started.stop();
        this.#idle.push(host);
      };
      return { ...started, stop };
    } catch (error) {
      // Whatever a start that failed left behind goes with its process.
      await host.end();
      this.#idle.push(host);
      throw error;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#all.map((host) => host.end()));
  }

  #another(): BackendHost {
    const host = new BackendHost(this.#jdk, this.#jars);
    this.#all.push(host);
    return host;
  }
}
