import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import {
  REPOSITORY,
  jdkProgram,
  resolveClassPath,
  runOk,
  startPostgres,
  tool,
  writeFiles,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { compileProjects } from '../java-tools/compile-projects.ts';
import { launcherFor } from '../java-tools/junit-launcher.ts';

/** What became of one test of a generated project; no problem when it passed. */
export type TestOutcome = { readonly test: string; readonly problem: string };

/** The tests of one generated project, run. */
export type TestRun = {
  /** How many tests its sources hold. */
  readonly written: number;
  readonly outcomes: readonly TestOutcome[];
  readonly seconds: number;
};

const PROGRAM = join(REPOSITORY, 'tests/backends/proof/RunGeneratedTests.java');

/** One context at a time, no code compiled twice, and what a failed call was refused for. */
const FLAGS = [
  '-Xmx3g',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:+EnableDynamicAgentLoading',
  '-Dspring.test.context.cache.maxSize=1',
  '-Dspring.main.banner-mode=off',
  '-Dspring.mvc.log-resolved-exception=true',
  '-Dlogging.level.root=WARN',
  '-Dlogging.level.org.hibernate.orm.jdbc.error=WARN',
];

/**
 * Compiles generated projects with their tests and runs these: on the database in memory, or, where a project would start a
 * server of its own, each on a database of one server for all.
 */
export async function runGeneratedTests(
  scratch: string,
  generations: ReadonlyMap<string, Generation>,
): Promise<ReadonlyMap<string, TestRun>> {
  const jars = await jarsOf([...generations.values()]);
  const folders = new Map([...generations.keys()].map((name) => [name, join(scratch, name)]));
  for (const [name, { files }] of generations) writeFiles(join(scratch, name), files);
  const output = join(scratch, 'classes');
  const errors = await compileProjects(folders, jars.join(delimiter), output);
  if (errors.size > 0)
    throw new Error([...errors].map(([name, text]) => `${name} does not compile:\n${text}`).join('\n'));
  // The compiler takes many projects at a time and calls each folder of classes by the first of them.
  const classes = [...folders.keys()].map((name) => join(output, name)).filter((folder) => existsSync(folder));
  const classPath = [...jars, launcherFor(jars)].join(delimiter);
  const java = jdkProgram(tool('jdk-25'), 'java');
  const server = await startPostgres();
  try {
    const databases = await databasesFor(generations, server);
    const projects = [...generations].flatMap(([name, { system }]) => {
      const folders = ['src/test/resources', 'src/main/resources'].map((folder) => join(scratch, name, folder));
      const resources = folders.filter((folder) => existsSync(folder)).join(delimiter);
      return system.services.flatMap(({ project, folder }) => [
        project.packageName,
        join(scratch, name, folder),
        resources,
        databases.get(name)?.jdbcUrl ?? '',
      ]);
    });
    const account = [...databases.values()][0];
    const signIn = [`-DDB_USER=${account?.user ?? ''}`, `-DDB_PASSWORD=${account?.password ?? ''}`];
    const args = [...FLAGS, ...signIn, '-cp', classPath, PROGRAM, classes.join(delimiter), ...projects];
    // What tests write into a folder of theirs, such as mails, lands there.
    const { stdout } = await runOk(java, args, { cwd: scratch, timeoutMs: 3_600_000 });
    return new Map([...generations].map(([name, generation]) => [name, runOf(generation, stdout)]));
  } finally {
    await server.stop();
  }
}

/** A database for each project that is developed on PostgreSQL itself. */
async function databasesFor(
  generations: ReadonlyMap<string, Generation>,
  server: TestDatabaseServer,
): Promise<ReadonlyMap<string, TestDatabase>> {
  const databases = new Map<string, TestDatabase>();
  for (const [name, { options }] of generations) {
    // Documents are kept in a stand-in of the project's own.
    const isTables = options.database !== 'mongodb';
    if (isTables && options.devDatabase === 'embedded')
      databases.set(name, await server.database(`tests${databases.size}`));
  }
  return databases;
}

async function jarsOf(generations: readonly Generation[]): Promise<readonly string[]> {
  const jars = new Set<string>();
  for (const { files } of generations) {
    const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
    (await resolveClassPath(pom, tool('jdk-25'))).split(delimiter).forEach((jar) => jars.add(jar));
  }
  return [...jars];
}

function runOf({ files, system }: Generation, stdout: string): TestRun {
  const tests = files.filter(({ path }) => path.startsWith('src/test/java/'));
  const written = tests.reduce((sum, { content }) => sum + (content.toString().match(/^ {2}@Test$/gm)?.length ?? 0), 0);
  const lines = stdout.split('\n').map((line) => line.split('\t'));
  const packages = new Set(system.services.map(({ project }) => project.packageName));
  const own = lines.filter(([packageName = '']) => packages.has(packageName));
  const outcomes = own.flatMap(([, test = '', problem]) => (problem === undefined ? [] : [{ test, problem }]));
  return { written, outcomes, seconds: Number(own.at(-1)?.[1]) };
}
