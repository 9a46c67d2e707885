import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '@backsmith/engine';
import {
  ClassArchive,
  bootBackend,
  describeWith,
  scratchFolder,
  tool,
  type TestDatabase,
  type TestDatabaseServer,
} from '../kit/index.ts';
import { proveApi } from './api/exercise.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { databaseName, loadOriginal } from './load-original.ts';
import { NAMED_SCHEMAS, PROVE_ALL } from './part.ts';
import { compileBackends, generateProject, type Project } from './project.ts';
import { figuresOf, worsened } from './recorded-figures.ts';
import { realSchemas, type RealSchema } from './real-schemas.ts';

/** Making one takes as much time as it saves on so many boots. */
const WORTH_AN_ARCHIVE = 5;

type Ready = {
  readonly database: TestDatabase;
  readonly generation: Generation;
  /** Whether the tables are the user's own, made by their script. */
  readonly isLoaded: boolean;
};

/** An ordinary run takes the examples the server reads itself; others are asked for. */
function isChosen({ name, isExample, isNative }: RealSchema): boolean {
  return PROVE_ALL || (NAMED_SCHEMAS.size > 0 ? NAMED_SCHEMAS.has(name) : isExample && isNative);
}

/** Whether the migrations ask the server for what it has refused already. */
function needsMissingExtension({ blueprint }: Generation, refusal: string): boolean {
  const extension = /extension "([^"]+)" is not available/.exec(refusal)?.[1];
  const wanted = new RegExp(`create extension[^;]*\\b${extension ?? ''}\\b`, 'i');
  return extension !== undefined && blueprint.migrations.some(({ sql }) => wanted.test(sql));
}

function describeServer(kind: DatabaseKind): void {
  const schemas = realSchemas().filter((one) => one.kind === kind && isChosen(one));
  const total = { schemas: 0, tables: 0, calls: 0, failures: 0, refused: 0 };

  describeWith(['jdk-25', 'maven', 'ecj', ...kind.tools], `real schemas on ${kind.label}`, () => {
    const scratch = scratchFolder('proof');
    const ready = new Map<string, Ready>();
    const unloadable: string[] = [];
    const taken = new Set(['postgres', 'mysql', 'information_schema']);
    let server: TestDatabaseServer;
    let projects: readonly Project[] = [];
    let archive: ClassArchive | undefined;

    beforeAll(async () => {
      server = await kind.start();
      for (const schema of schemas) await prepare(schema);
      const generations = new Map([...ready].map(([name, { generation }]) => [name, generation]));
      projects = await compileBackends(scratch, generations);
      const jars = projects[0]?.jars;
      if (jars !== undefined && projects.length >= WORTH_AN_ARCHIVE) archive = new ClassArchive(tool('jdk-25'), jars);
    }, 1_800_000);

    afterAll(async () => {
      await server.stop();
      console.log(`${kind.label}: ${JSON.stringify(total)}`);
      if (unloadable.length > 0)
        console.log(`not loaded by ${kind.label} itself, made by the migrations:\n${unloadable.join('\n')}`);
    });

    /** Where the server itself refuses a file, for an extension it lacks say, the backend's own migrations make the tables. */
    async function prepare({ name, source, isNative }: RealSchema): Promise<void> {
      const own = `p_${name.replaceAll(/\W/g, '_')}`;
      // A script may call its tables by the name of the database it makes.
      const wished = isNative ? databaseName(source, own) : own;
      const generation = generateProject(name, source, { database: kind.target });
      const database = await server.database(taken.has(wished) ? own : wished);
      taken.add(database.name);
      if (!isNative) {
        ready.set(name, { database, generation, isLoaded: false });
        return;
      }
      try {
        await loadOriginal(database, source);
        ready.set(name, { database, generation, isLoaded: true });
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        unloadable.push(`${name}: ${why.slice(0, 200)}`);
        if (needsMissingExtension(generation, why)) return;
        ready.set(name, { database: await server.database(`${own}_made`), generation, isLoaded: false });
      }
    }

    test.for(schemas.map(({ name }) => name))(
      '%s: every table created, read, listed, filtered, changed and deleted',
      async (name, { skip }) => {
        const project = projects.find((one) => one.name === name);
        const prepared = ready.get(name);
        if (prepared === undefined)
          return skip(`${kind.label} lacks an extension that ${name} and its migrations need`);
        if (project === undefined) throw new Error(`${name} was not compiled`);
        const { database, isLoaded } = prepared;
        const catalog = kind.catalog(database);
        if (isLoaded) await catalog.empty(await catalog.tables());
        const flyway: Record<string, string> = isLoaded ? { SPRING_FLYWAY_ENABLED: 'false' } : {};
        const env = { ...databaseSettings(database), ...flyway };
        const backend = await bootBackend({
          jdk: tool('jdk-25'),
          ...project.program,
          env,
          ...(archive === undefined ? {} : { archive }),
        });
        try {
          const proof = await proveApi(backend.url, catalog);
          const { tables, calls, failures, refused } = proof;
          console.log(
            `${name} on ${kind.label}: ${JSON.stringify({ tables, calls, refused, failures: failures.length })}`,
          );
          total.schemas++;
          total.tables += proof.tables;
          total.calls += proof.calls;
          total.failures += proof.failures.length;
          total.refused += proof.refused;
          if (proof.stuck.length > 0) console.log(`${name}: tables in a circle: ${proof.stuck.join(', ')}`);
          if (proof.begun.length > 0) console.log(`${name}: circles begun through SQL at ${proof.begun.join(', ')}`);
          expect(proof.failures).toEqual([]);
          expect(worsened(kind.label, name, figuresOf(proof))).toEqual([]);
        } finally {
          await backend.stop();
        }
      },
    );
  });
}

describeServer(POSTGRESQL);
describeServer(MARIADB);
