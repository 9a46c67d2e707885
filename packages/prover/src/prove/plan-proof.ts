import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile, Options } from '@backsmith/engine';
import { labelOf } from '@backsmith/options';
import { resolveClassPath } from '../build/class-path.ts';
import type { CatalogTable } from '../client/catalog/catalog.ts';
import { findJdk, type Jdk } from '../machine/find-jdk.ts';
import { describeProject } from './describe-project.ts';

/** A part of a project with a POM and Java of its own: a service, or the gateway before them. */
export type PlannedModule = {
  /** Its folder below that of the project; empty for a project that is one module. */
  readonly path: string;
  readonly mainClass: string;
  readonly packageName: string;
  readonly classPath: readonly string[];
};

export type ProofLimits = {
  /** For all of it. Milliseconds. */
  readonly total: number;
  /** For one start of a backend. Milliseconds. */
  readonly start: number;
};

/** All that a proof needs to know; JSON, so that it can run in another process. */
export type ProofPlan = {
  readonly project: string;
  readonly digest: string;
  readonly jdk: Jdk;
  readonly javaVersion: number;
  /** The database the project is written for, what stands for it in the development, and what its migrations install. */
  readonly database: {
    readonly kind: Options['database'];
    readonly label: string;
    readonly development: string;
    readonly standIn?: string;
    readonly extensions: readonly string[];
  };
  readonly modules: readonly PlannedModule[];
  /** Another form of the same project that serves the OpenAPI document which the project lacks. */
  readonly described?: { readonly folder: string; readonly module: PlannedModule };
  readonly security: boolean;
  /** Whether a refusal names the fields it is about. */
  readonly namesFields: boolean;
  /** Whose records callers see depends on them, or they sign in by a table of the schema. */
  readonly hasRules: boolean;
  readonly ownTables: readonly string[];
  readonly tables: readonly CatalogTable[];
  readonly limits: ProofLimits;
};

/** What the proof needs is not on this machine; the message says how to get it. */
export class NotHere extends Error {}

export type PlanOptions = {
  /** The folder of the project. */
  readonly project: string;
  /** A folder for what the plan brings along. */
  readonly scratch: string;
  /** Where class paths are kept from one proof to the next. */
  readonly cache: string;
  readonly limits: ProofLimits;
  readonly signal: AbortSignal;
};

/** One start of a backend takes seconds; on a busy machine a minute. Milliseconds. */
export const START_LIMIT = 180_000;

/** The limits of a proof that may take so long in all: whoever gives it more knows the machine to be slow. Milliseconds. */
export function limitsOf(total: number): ProofLimits {
  return { total, start: Math.max(START_LIMIT, total / 3) };
}

/** How long Maven may take: the first time it fetches all that Spring Boot is made of. */
const MAVEN_TIMEOUT = 600_000;

/**
 * Looks at a project and brings together what its proof needs: a JDK, the libraries, and what the project says of itself.
 * Runs nothing of the project but Maven, which is asked for the libraries.
 *
 * @throws NotHere where there is no fitting JDK, UnknownProject where the folder holds no project of ours
 */
export async function planProof(options: PlanOptions): Promise<ProofPlan> {
  const { project, scratch, limits } = options;
  const { options: chosen, described, ownTables, tables } = describeProject((path) => readText(join(project, path)));
  const jdk = jdkFor(chosen.javaVersion);
  const modules: PlannedModule[] = [];
  for (const path of modulePaths(project)) modules.push(await planModule(project, path, jdk, options));
  const isSingle = modules.length === 1;
  const twin = described !== undefined && isSingle ? await planDescribed(described, scratch, jdk, options) : undefined;
  return {
    project,
    digest: digestOf(project, modules),
    jdk,
    javaVersion: chosen.javaVersion,
    database: { ...databaseOf(chosen), extensions: extensionsOf(project) },
    modules,
    ...(twin === undefined ? {} : { described: twin }),
    security: chosen.features.security,
    namesFields: chosen.features.exceptionHandler,
    hasRules: chosen.choices?.accounts !== undefined || (chosen.choices?.rules ?? []).length > 0,
    ownTables,
    tables,
    limits,
  };
}

/** A JDK for this version of Java. @throws NotHere with how to get one */
export function jdkFor(version: number): Jdk {
  const jdk = findJdk(version);
  if (jdk !== undefined) return jdk;
  throw new NotHere(
    `No JDK ${version} or newer was found. Install one, such as Temurin from https://adoptium.net, and set JAVA_HOME to its folder.`,
  );
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function modulePaths(project: string): readonly string[] {
  const poms = globSync('{,*/}pom.xml', { cwd: project }).map((path) => dirname(path));
  const paths = poms.map((path) => (path === '.' ? '' : path));
  return paths.filter((path) => existsSync(join(project, path, 'src/main/java'))).toSorted();
}

async function planModule(project: string, path: string, jdk: Jdk, options: PlanOptions): Promise<PlannedModule> {
  const { cache, signal } = options;
  const own = readText(join(project, path, 'pom.xml')) ?? '';
  const parent = path === '' ? undefined : readText(join(project, 'pom.xml'));
  const wrapper = join(project, process.platform === 'win32' ? 'mvnw.cmd' : 'mvnw');
  const poms = parent === undefined ? { own } : { own, parent };
  const classPath = await resolveClassPath(poms, { jdk, cache, wrapper, timeout: MAVEN_TIMEOUT, signal });
  const [main = ''] = globSync('src/main/java/**/*Application.java', { cwd: join(project, path) });
  const mainClass = main.replaceAll('\\', '/').slice('src/main/java/'.length, -'.java'.length).replaceAll('/', '.');
  const separator = process.platform === 'win32' ? ';' : ':';
  const packageName = mainClass.slice(0, mainClass.lastIndexOf('.'));
  return { path, mainClass, packageName, classPath: classPath.split(separator) };
}

async function planDescribed(
  files: readonly GeneratedFile[],
  scratch: string,
  jdk: Jdk,
  options: PlanOptions,
): Promise<NonNullable<ProofPlan['described']>> {
  const folder = join(scratch, 'described');
  writeProject(
    folder,
    files.filter(({ path }) => !path.startsWith('src/test/')),
  );
  return { folder, module: await planModule(folder, '', jdk, options) };
}

/** Writes the files of a project below a folder, with their modes. */
export function writeProject(folder: string, files: readonly GeneratedFile[]): void {
  for (const file of files) {
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.content, { mode: file.executable === true ? 0o755 : 0o644 });
  }
}

/** All that is compiled, started and tested: with the same bytes the same is seen. */
function digestOf(project: string, modules: readonly PlannedModule[]): string {
  const hash = createHash('sha256');
  for (const { path } of modules) {
    const files = globSync('{pom.xml,src/**/*}', { cwd: join(project, path), withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const name of names.toSorted())
      hash.update(name.slice(project.length)).update('\0').update(readFileSync(name));
  }
  return hash.digest('hex');
}

function databaseOf({ database, devDatabase }: Options): Omit<ProofPlan['database'], 'extensions'> {
  return {
    kind: database,
    label: labelOf('database', database),
    development: devDatabase,
    // What stands for MongoDB lies in the project, which starts it as it does for whoever develops.
    ...(database === 'mongodb' ? { standIn: 'mongo-java-server' } : {}),
    ...(devDatabase === 'h2' ? { standIn: 'H2' } : {}),
  };
}

/** The extensions that migrations install, those somebody has added included. */
function extensionsOf(project: string): readonly string[] {
  const files = globSync('{,*/}src/main/resources/db/migration/**/*.sql', { cwd: project });
  const texts = files.toSorted().map((path) => readFileSync(join(project, path), 'utf8'));
  const statements = texts.flatMap((text) => [
    ...text.matchAll(/^\s*CREATE\s+EXTENSION\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w-]+)/gimu),
  ]);
  return [...new Set(statements.flatMap(([, name]) => name ?? []))];
}
