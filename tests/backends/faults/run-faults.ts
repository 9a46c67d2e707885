import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import type { Generation } from '@backsmith/engine';
import { REPOSITORY, jdkProgram, resolveClassPath, runOk, startPostgres, tool, writeFiles } from '../../kit/index.ts';
import { launcherFor } from '../java-tools/junit-launcher.ts';
import type { Fault } from './fault.ts';
import { plantFault, type PlantedFile } from './plant-fault.ts';

/**
 * What became of a fault: a test failed, none did, the project has no place for it, it compiles at none of its places, or nothing
 * starts with it any more, which says nothing about tests.
 */
export type Verdict = 'noticed' | 'missed' | 'no place' | 'does not compile' | 'does not start';

export type FaultRun = {
  readonly fault: Fault;
  readonly verdict: Verdict;
  /** Where it stood. */
  readonly place: string;
  /** The test that failed, and why. */
  readonly test: string;
  readonly problem: string;
  readonly seconds: number;
};

/** What the tests of a project came to: without a fault, and with each. */
export type BenchRun = {
  readonly tests: number;
  /** Of a processor; with all faults, in all. */
  readonly seconds: number;
  readonly secondsInAll: number;
  readonly failures: string;
  /** What went wrong in them. */
  readonly problems: string;
  readonly runs: readonly FaultRun[];
};

const PROGRAM = join(REPOSITORY, 'tests/backends/faults/RunFaults.java');

const FLAGS = [
  '-Xmx3g',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:+EnableDynamicAgentLoading',
  '-Djdk.attach.allowAttachSelf=true',
  // A method that is put into a running class may have a lambda less, or one more.
  '-XX:+AllowRedefinitionToAddDeleteMethods',
  // The application that runs without a fault stays; of those with one, the last.
  '-Dspring.test.context.cache.maxSize=2',
  '-Dspring.main.banner-mode=off',
  '-Dlogging.level.root=WARN',
];

/** Plants the faults one at a time in a project for PostgreSQL and runs its tests until one notices it. */
export async function runFaults(scratch: string, generation: Generation, faults: readonly Fault[]): Promise<BenchRun> {
  const { files, system } = generation;
  const sources = join(scratch, 'project');
  writeFiles(sources, files);
  const pom = String(files.find(({ path }) => path === 'pom.xml')?.content);
  const jars = (await resolveClassPath(pom, tool('jdk-25'))).split(delimiter);
  const planted = faults.map((fault) => plantFault(fault, generation));
  const server = await startPostgres();
  try {
    const { jdbcUrl, user, password } = await server.database('fault0');
    const plan = planted.flatMap((places, at) => {
      if (places.length === 0) return [];
      const files = places.flatMap((place, index) => [
        writePlace(join(scratch, 'faults', `${at + 1}`, `${index + 1}`), place),
        place.firstTests.join(','),
      ]);
      return [[`${at + 1}`, isReadOnce(faults[at]) ? 'anew' : 'live', ...files].join('\t')];
    });
    const list = join(scratch, 'faults.txt');
    const results = join(scratch, 'results.txt');
    writeFileSync(list, plan.join('\n'));
    const database = [`-DDB_URL=${jdbcUrl}`, `-DDB_USER=${user}`, `-DDB_PASSWORD=${password}`];
    const resources = ['src/test/resources', 'src/main/resources']
      .map((folder) => join(sources, folder))
      .join(delimiter);
    const packageName = system.services[0]?.project.packageName ?? '';
    const classPath = [...jars, launcherFor(jars)].join(delimiter);
    const args = [packageName, join(sources, 'src'), join(scratch, 'classes'), resources, list, results];
    await runOk(jdkProgram(tool('jdk-25'), 'java'), [...FLAGS, ...database, '-cp', classPath, PROGRAM, ...args], {
      cwd: scratch,
      timeoutMs: 7_200_000,
    });
    return readRuns(readFileSync(results, 'utf8'), faults, planted);
  } finally {
    await server.stop();
  }
}

/** Annotations are read when an application starts: it is of no use to change them in one that runs. */
function isReadOnce(fault: Fault | undefined): boolean {
  return fault?.from.includes('@') === true;
}

function writePlace(folder: string, { path, text }: PlantedFile): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, basename(path));
  writeFileSync(file, text);
  return file;
}

function readRuns(results: string, faults: readonly Fault[], planted: readonly (readonly PlantedFile[])[]): BenchRun {
  const lines = new Map(results.split('\n').map((line) => [line.split('\t')[0] ?? '', line.split('\t').slice(1)]));
  const [, ran = '0', took = '0', failures = '', problems = ''] = lines.get('0') ?? [];
  const runs = faults.map((fault, at): FaultRun => {
    const places = planted[at] ?? [];
    const [number = '0', , seconds = '0', test = '', problem = ''] = lines.get(`${at + 1}`) ?? [];
    const place = places[Number(number) - 1];
    return {
      fault,
      verdict: verdictOf(places.length > 0, place !== undefined, test, problem),
      place: place === undefined ? '' : `${basename(place.path)}:${place.line}`,
      test,
      problem,
      seconds: Number(seconds),
    };
  });
  const secondsInAll = Number(lines.get('all')?.[2]);
  return { tests: Number(ran), seconds: Number(took), secondsInAll, failures, problems, runs };
}

function verdictOf(hasPlace: boolean, compiles: boolean, test: string, problem: string): Verdict {
  if (!hasPlace) return 'no place';
  if (!compiles) return 'does not compile';
  if (/Failed to load ApplicationContext|ApplicationContext failure/u.test(problem)) return 'does not start';
  return test === '' ? 'missed' : 'noticed';
}
