import { afterAll, beforeAll } from 'vitest';
import type { Generation } from '@backsmith/engine';
import {
  bootBackend,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { missingExtensions } from '../../roundtrip/servers/refusal.ts';
import { BackendHosts } from './backend-hosts.ts';
import { databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { databaseName, loadOriginal, type Rows } from './load-original.ts';
import { compileBackends, type Project } from './project.ts';
import type { RealSchema } from './real-schemas.ts';

/** A schema, whatever server it is for. */
type ReadySchema = Omit<RealSchema, 'kind'>;

type Prepared = {
  readonly database: TestDatabase;
  /** Whether the tables are the user's own, made by their script. */
  readonly isLoaded: boolean;
};

/** A schema's database, and its backend to be booted. */
export type Ready = Prepared & { boot(): Promise<Backend> };

/** Whether the migrations ask the server for what it has refused already. */
function needsMissingExtension({ system }: Generation, refusal: string): boolean {
  const [extension] = missingExtensions([refusal]);
  const wanted = new RegExp(`create extension[^;]*\\b${extension ?? ''}\\b`, 'i');
  return (
    extension !== undefined && system.services.some(({ store }) => store.migrations.some(({ sql }) => wanted.test(sql)))
  );
}

/**
 * Loads and compiles the schemas of a suite before its tests.
 *
 * @param rows whether the script's own rows are loaded, where the server takes them
 * @returns how a test finds its own; nothing where the server lacks an extension that schema and migrations need
 */
export function prepareSchemas(
  kind: Pick<DatabaseKind, 'label' | 'start'>,
  schemas: readonly ReadySchema[],
  rows: Rows = 'without rows',
): (name: string) => Ready | undefined {
  const scratch = scratchFolder('proof');
  const prepared = new Map<string, Prepared>();
  const projects = new Map<string, Pick<Project, 'program' | 'own'>>();
  const unloadable: string[] = [];
  const taken = new Set(['postgres', 'mysql', 'information_schema']);
  let server: TestDatabaseServer;
  let hosts: BackendHosts | undefined;

  beforeAll(async () => {
    server = await kind.start();
    const generations = new Map<string, Generation>();
    for (const schema of schemas) {
      const [generation] = schema.generate();
      if (await prepare(schema, generation)) generations.set(schema.name, generation);
    }
    // Only what a boot needs is kept: the generations of all schemas take gigabytes.
    for (const { name, program, own, jars } of await compileBackends(scratch, generations)) {
      projects.set(name, { program, own });
      hosts ??= new BackendHosts(tool('jdk-25'), jars);
    }
  }, 1_800_000);

  afterAll(async () => {
    await hosts?.end();
    await server.stop();
    if (unloadable.length > 0)
      console.log(`not loaded by ${kind.label} itself, made by the migrations:\n${unloadable.join('\n')}`);
  });

  /** Where the server itself refuses a file, for an extension it lacks say, the backend's own migrations make the tables. */
  async function prepare(schema: ReadySchema, generation: Generation): Promise<boolean> {
    const { name, isNative } = schema;
    const source = schema.source();
    const own = `p_${name.replaceAll(/\W/g, '_')}`;
    // A script may call its tables by the name of the database it makes.
    const wished = isNative ? databaseName(source, own) : own;
    const database = await server.database(taken.has(wished) ? own : wished);
    taken.add(database.name);
    try {
      const loaded = isNative ? await load(database, source) : database;
      prepared.set(name, { database: loaded, isLoaded: isNative });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      unloadable.push(`${name}: ${why.slice(0, 200)}`);
      if (needsMissingExtension(generation, why)) return false;
      prepared.set(name, { database: await server.database(`${own}_made`), isLoaded: false });
    }
    return true;
  }

  /** Rows that the server refuses are left out, all of them. */
  async function load(database: TestDatabase, source: Uint8Array): Promise<TestDatabase> {
    try {
      await loadOriginal(database, source, rows);
      return database;
    } catch (error) {
      if (rows === 'without rows') throw error;
      console.log(`${database.name}: its own rows are not taken: ${String(error).slice(0, 300)}`);
      const bare = await server.database(`${database.name}_bare`);
      await loadOriginal(bare, source);
      return bare;
    }
  }

  async function boot(name: string): Promise<Backend> {
    const project = projects.get(name);
    const own = prepared.get(name);
    if (project === undefined || own === undefined || hosts === undefined) throw new Error(`${name} was not compiled`);
    const flyway: Record<string, string> = own.isLoaded ? { SPRING_FLYWAY_ENABLED: 'false' } : {};
    const env = { ...databaseSettings(own.database), ...flyway };
    const { mainClass } = project.program;
    try {
      return await hosts.start({ mainClass, classPath: project.own, env });
    } catch (error) {
      // Sharing a process must never be the reason: what fails here is judged in one of its own.
      console.log(`${name} did not start beside others, tried alone: ${String(error).slice(0, 500)}`);
      return bootBackend({ jdk: tool('jdk-25'), ...project.program, env });
    }
  }

  return (name) => {
    const own = prepared.get(name);
    return own === undefined ? undefined : { ...own, boot: () => boot(name) };
  };
}
