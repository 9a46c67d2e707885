import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Generation } from '@backsmith/engine';
import {
  freePort,
  javaEnvironment,
  jdkProgram,
  startService,
  waitUntil,
  type Service,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { databaseSettings } from '../proof/database-kinds.ts';

type System = Generation['system'];

/** A service of a system, or its gateway, as a process. */
export type Running = { readonly url: string; readonly service: Service };

/** What is built of a system: its folder, with a jar in each module. */
export type BuiltSystem = {
  readonly folder: string;
  readonly jdk: string;
  readonly databases: TestDatabaseServer;
  /** What all services are told besides. */
  readonly env: Readonly<Record<string, string>>;
  /** What a module is told of its database, where it is none of these. */
  readonly elsewhere?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The gateway tells everybody else of itself at another port, and shows what services can be asked where it is asked to. */
const GATEWAY = 'gateway';
const SHOWN = { SPRING_PROFILES_ACTIVE: 'docs', MANAGEMENT_PORT: '0' };

async function isHealthy(url: string, path: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet: the caller asks again and gives up after its own time.
  }
}

/** Starts what was built of a system as processes that know each other's addresses, each service on a database of its own. */
export class RunningSystem {
  #built: BuiltSystem;
  readonly #ports: ReadonlyMap<string, number>;
  readonly #running = new Map<string, Running>();
  readonly #kept = new Map<string, TestDatabase>();

  private constructor(built: BuiltSystem, ports: ReadonlyMap<string, number>) {
    this.#built = built;
    this.#ports = ports;
  }

  /** Finds a port for each module; nothing is started yet. */
  static async prepare(built: BuiltSystem, modules: readonly string[]): Promise<RunningSystem> {
    const ports = new Map<string, number>();
    for (const module of modules) ports.set(module, await freePort());
    return new RunningSystem(built, ports);
  }

  /** Where a module answers, started or not. */
  url(module: string): string {
    return `http://127.0.0.1:${this.#ports.get(module) ?? 0}`;
  }

  /** Where the service answers that a file of requests names by the port it has by default. */
  answering({ services }: System): (named: URL) => string {
    const folders = new Map(services.map(({ port, folder }) => [String(port), folder]));
    return ({ port }) => this.url(folders.get(port) ?? '');
  }

  /** The database a service was started on. */
  database(module: string): TestDatabase {
    const found = this.#kept.get(module);
    if (found === undefined) throw new Error(`${module} has no database`);
    return found;
  }

  /** What is started from now on is built in this folder. */
  startFrom(folder: string): void {
    this.#built = { ...this.#built, folder };
  }

  /** Starts a module, with a database where it is a service, and waits until it is healthy. */
  async start(module: string): Promise<void> {
    const { folder, jdk, env } = this.#built;
    const [jar] = globSync(`${module}/target/*.jar`, { cwd: folder });
    if (jar === undefined) throw new Error(`no jar of ${module} was built`);
    const service = await startService(
      jdkProgram(jdk, 'java'),
      ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-jar', join(folder, jar)],
      {
        env: {
          ...javaEnvironment(jdk),
          ...this.#addresses(),
          API_DOCS: 'true',
          ...env,
          ...(await this.#settingsOf(module)),
          SERVER_PORT: String(this.#ports.get(module)),
        },
      },
    );
    this.#running.set(module, { url: this.url(module), service });
    await waitUntil(
      service,
      module,
      () => isHealthy(this.url(module), module === GATEWAY ? '/readyz' : '/actuator/health'),
      240_000,
    );
  }

  /** Ends a module; it may be started again, on the database it had. */
  async stop(module: string): Promise<void> {
    await this.#running.get(module)?.service.stop();
    this.#running.delete(module);
  }

  /** Kills a module as a machine that fails would: it gets no chance to end anything. */
  async kill(module: string): Promise<void> {
    const service = this.#running.get(module)?.service;
    if (service === undefined) throw new Error(`${module} does not run`);
    process.kill(service.pid, 'SIGKILL');
    while (!service.hasEnded()) await sleep(5);
    this.#running.delete(module);
  }

  /** Lets a module hang, as one that is out of memory or of processors does: it takes connections and answers nothing. */
  freeze(module: string): void {
    this.#signal(module, 'SIGSTOP');
  }

  /** Lets it go on. */
  thaw(module: string): void {
    this.#signal(module, 'SIGCONT');
  }

  #signal(module: string, signal: NodeJS.Signals): void {
    const service = this.#running.get(module)?.service;
    if (service === undefined) throw new Error(`${module} does not run`);
    process.kill(service.pid, signal);
  }

  async stopAll(): Promise<void> {
    for (const module of [...this.#running.keys()]) await this.stop(module);
  }

  /** By what a module finds its database; the gateway has none. */
  async #settingsOf(module: string): Promise<Readonly<Record<string, string>>> {
    if (module === GATEWAY) return SHOWN;
    return this.#built.elsewhere?.[module] ?? databaseSettings(await this.#databaseOf(module));
  }

  async #databaseOf(module: string): Promise<TestDatabase> {
    const known = this.#kept.get(module) ?? (await this.#built.databases.database(module.replaceAll('-', '_')));
    this.#kept.set(module, known);
    return known;
  }

  /** The variables by which each is told where the others are. */
  #addresses(): Readonly<Record<string, string>> {
    const services = [...this.#ports.keys()].filter((module) => module.endsWith('-service'));
    return Object.fromEntries(
      services.map((module) => [
        `${module
          .replace(/-service$/u, '')
          .replaceAll('-', '_')
          .toUpperCase()}_URL`,
        this.url(module),
      ]),
    );
  }
}
