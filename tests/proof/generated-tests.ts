import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import { REPOSITORY, compileProjects, jdkProgram, resolveClassPath, runOk, tool, writeFiles } from '../kit/index.ts';
import { findArtifact } from '../kit/tools/maven-artifact.ts';

/** What became of one test of a generated project; no problem when it passed. */
export type TestOutcome = { readonly test: string; readonly problem: string };

/** The tests of one generated project, run. */
export type TestRun = {
  /** How many tests its sources hold. */
  readonly written: number;
  readonly outcomes: readonly TestOutcome[];
  readonly seconds: number;
};

const PROGRAM = join(REPOSITORY, 'tests/proof/RunGeneratedTests.java');

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

/** Compiles generated projects with their tests and runs these on the database in memory. */
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
  const projects = [...generations].flatMap(([name, { blueprint }]) => [
    blueprint.project.packageName,
    join(scratch, name, 'src/main/resources'),
  ]);
  const classPath = [...jars, launcherFor(jars)].join(delimiter);
  const java = jdkProgram(tool('jdk-25'), 'java');
  const args = [...FLAGS, '-cp', classPath, PROGRAM, classes.join(delimiter), ...projects];
  const { stdout } = await runOk(java, args, { timeoutMs: 3_600_000 });
  return new Map([...generations].map(([name, generation]) => [name, runOf(generation, stdout)]));
}

async function jarsOf(generations: readonly Generation[]): Promise<readonly string[]> {
  const jars = new Set<string>();
  for (const { files } of generations) {
    const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
    (await resolveClassPath(pom, tool('jdk-25'))).split(delimiter).forEach((jar) => jars.add(jar));
  }
  return [...jars];
}

/** The launcher of the JUnit a project brings: Maven adds it to a class path only when it runs the tests. */
function launcherFor(jars: readonly string[]): string {
  const version = jars.flatMap((jar) => /junit-platform-engine-([\d.]+)\.jar$/.exec(jar)?.[1] ?? [])[0] ?? '';
  const launcher = findArtifact({ group: 'org.junit.platform', name: 'junit-platform-launcher', version });
  if (launcher === undefined) throw new Error(`junit-platform-launcher ${version} could not be resolved through Maven`);
  return launcher;
}

function runOf({ files, blueprint }: Generation, stdout: string): TestRun {
  const tests = files.filter(({ path }) => path.startsWith('src/test/java/'));
  const written = tests.reduce((sum, { content }) => sum + (content.toString().match(/^ {2}@Test$/gm)?.length ?? 0), 0);
  const lines = stdout.split('\n').map((line) => line.split('\t'));
  const own = lines.filter(([packageName]) => packageName === blueprint.project.packageName);
  const outcomes = own.flatMap(([, test = '', problem]) => (problem === undefined ? [] : [{ test, problem }]));
  return { written, outcomes, seconds: Number(own.at(-1)?.[1]) };
}
