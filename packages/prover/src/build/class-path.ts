import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runChild, type Ended } from '../machine/child.ts';
import { environmentOf, PROXIES } from '../machine/environment.ts';
import { dieTogether } from '../machine/die-together.ts';
import { findProgram } from '../machine/find-program.ts';
import { javaEnvironment, type Jdk } from '../machine/find-jdk.ts';
import { removeLeftOvers } from './remove-left-overs.ts';

/** The POM of one module, and that of the folder above where it has one. */
export type Poms = { readonly own: string; readonly parent?: string };

export type ClassPathOptions = {
  readonly jdk: Jdk;
  /** Where answers are kept: asked for once per set of dependencies. */
  readonly cache: string;
  /** The script that brings Maven along, for where none is installed. */
  readonly wrapper: string;
  readonly timeout: number;
  readonly signal: AbortSignal;
};

/** Maven adds the launcher of JUnit to a class path only when it runs the tests itself. */
const LAUNCHER = `    <dependency>
      <groupId>org.junit.platform</groupId>
      <artifactId>junit-platform-launcher</artifactId>
      <scope>test</scope>
    </dependency>
  </dependencies>`;

/** What Maven needs of the environment: where its files lie, and how the network is reached. */
const OF_MAVEN = ['HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'SystemRoot', 'MAVEN_OPTS', 'MAVEN_ARGS', ...PROXIES];

/** Folders in which Maven is asked begin with it. */
const AT_WORK = 'pom-';

const QUIET = ['-B', '-q', '-Dstyle.color=never'];

function isComplete(classPath: string): boolean {
  return classPath !== '' && classPath.split(delimiter).every((jar) => existsSync(jar));
}

/** A POM without what no jar depends on: the project's own coordinates, its Java version, and how it is built. */
function dependenciesOf(pom: string): string {
  return pom
    .replace(/(?<=<\/parent>)[^]*?(?=<properties>)/, '')
    .replace(/<java\.version>\d+<\/java\.version>/, '')
    .replaceAll(/<build>[^]*?<\/build>/g, '');
}

/**
 * The jars of a module's test scope, with what runs its tests, as one class path. Maven is asked once per set of
 * dependencies: without a network first, as most of them lie on the machine already. Its answer is kept, and asked for again
 * when a jar of it is gone.
 *
 * @throws Error with the end of what Maven said
 */
export async function resolveClassPath(poms: Poms, options: ClassPathOptions): Promise<string> {
  const { cache } = options;
  mkdirSync(cache, { recursive: true });
  const word = createHash('sha256')
    .update(dependenciesOf(poms.own))
    .update(dependenciesOf(poms.parent ?? ''));
  const kept = join(cache, `${word.update(homedir()).digest('hex').slice(0, 32)}.txt`);
  if (existsSync(kept)) {
    const classPath = readFileSync(kept, 'utf8').trim();
    if (isComplete(classPath)) return classPath;
  }
  removeLeftOvers(cache, AT_WORK);
  const folder = mkdtempSync(join(cache, AT_WORK));
  try {
    const module = poms.parent === undefined ? folder : join(folder, 'module');
    mkdirSync(module, { recursive: true });
    if (poms.parent !== undefined) writeFileSync(join(folder, 'pom.xml'), poms.parent);
    writeFileSync(join(module, 'pom.xml'), poms.own.replace(/^ {2}<\/dependencies>/m, LAUNCHER));
    const output = join(folder, 'class-path.txt');
    await askMaven(module, output, options);
    renameSync(output, kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return readFileSync(kept, 'utf8').trim();
}

async function askMaven(folder: string, output: string, options: ClassPathOptions): Promise<void> {
  const goal = ['dependency:build-classpath', `-Dmdep.outputFile=${output}`, '-Dmdep.includeScope=test'];
  const offline = await runMaven(folder, ['-o', ...goal], options);
  if (offline.code === 0) return;
  const online = await runMaven(folder, goal, options);
  if (online.code === 0) return;
  const why = online.timedOut ? 'took too long' : 'failed';
  throw new Error(`Maven ${why} when it was asked for the libraries of the project.\n${online.output.slice(-4000)}`);
}

function runMaven(cwd: string, args: readonly string[], options: ClassPathOptions): Promise<Ended> {
  const { jdk, wrapper, timeout, signal } = options;
  const program = findProgram('mvn') ?? wrapper;
  const env = { ...environmentOf(OF_MAVEN), ...javaEnvironment(jdk) };
  const [first = program, ...others] = dieTogether([program, ...QUIET, ...args]);
  return runChild(first, others, { cwd, env, timeout, signal });
}
