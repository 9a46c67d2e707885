import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detect, suggestDatabase, type Database, type Generation } from '@backsmith/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { readIndex } from '../corpus/truth.ts';
import { EXAMPLES } from '../engine/examples.ts';
import { REPOSITORY, describeWith, scratchFolder } from '../kit/index.ts';
import { runGeneratedTests, type TestRun } from './generated-tests.ts';
import { NAMED_SCHEMAS, PROVE_ALL, part } from './part.ts';
import { generateProject } from './project.ts';

/** So many projects are compiled and run by one JVM. */
const AT_ONCE = 12;

/** A file of at most so many bytes is tried in an ordinary run. */
const SMALL = 20_000;

type Subject = { readonly name: string; readonly file: string; readonly database: Database };

function targetsOf(name: string, file: string): readonly Subject[] {
  const own = suggestDatabase(detect(readFileSync(file)).dialect);
  return [...new Set<Database>([own, 'postgresql'])].map((database) => ({
    name: `${name}-${database}`,
    file,
    database,
  }));
}

/** The examples, and the files of the corpus where it is there, each for its own database and for PostgreSQL. */
function subjects(): readonly Subject[] {
  const examples = EXAMPLES.flatMap(({ file }) =>
    targetsOf(`example-${file.replace('.sql', '')}`, join(REPOSITORY, 'examples', file)),
  );
  const corpus = process.env['BACKSMITH_CORPUS'] ?? '';
  if (!existsSync(join(corpus, 'index.json'))) return examples;
  return [...examples, ...readIndex(corpus).flatMap(({ name, file }) => targetsOf(name, join(corpus, file)))];
}

function chosen(): readonly Subject[] {
  const all = subjects();
  if (PROVE_ALL) return all;
  if (NAMED_SCHEMAS.size > 0) {
    return all.filter(({ name, database }) =>
      [name, name.replace(`-${database}`, '')].some((one) => NAMED_SCHEMAS.has(one)),
    );
  }
  return part(
    all.filter(({ file }) => readFileSync(file).length <= SMALL),
    2,
  );
}

function batches(): readonly (readonly Subject[])[] {
  const all = chosen();
  return all.flatMap((_, at) => (at % AT_ONCE === 0 ? [all.slice(at, at + AT_ONCE)] : []));
}

describeWith(['jdk-25', 'maven', 'ecj'], 'the tests of generated projects pass', () => {
  describe.each(batches().map((batch, at) => [at + 1, batch] as const))('part %d', (_, batch) => {
    const scratch = scratchFolder('generated-tests');
    let runs: ReadonlyMap<string, TestRun> = new Map();

    beforeAll(async () => {
      const generations = new Map<string, Generation>();
      for (const [at, { name, file, database }] of batch.entries()) {
        // The database in memory is called like the project, and outlives the project's tests.
        const projectName = `proof${at}`;
        generations.set(name, generateProject(name, readFileSync(file), { projectName, database }));
      }
      runs = await runGeneratedTests(scratch, generations);
    }, 3_600_000);

    test.each(batch.map(({ name }) => name))('%s', (name) => {
      const { written = 0, outcomes = [], seconds = 0 } = runs.get(name) ?? {};
      const failed = outcomes.filter(({ problem }) => problem !== '');
      console.log(`${name}: ${outcomes.length} tests, ${failed.length} failed, ${seconds.toFixed(1)} s`);
      for (const { test: title, problem } of failed) console.log(`${name}: ${title}: ${problem}`);
      expect(failed.map(({ test: title }) => title)).toEqual([]);
      expect(outcomes.length).toBe(written);
    });
  });
});
