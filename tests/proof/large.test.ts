import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeSchema } from '../../bench/made-schema.ts';
import { readIndex } from '../corpus/truth.ts';
import { REPOSITORY, bootBackend, describeWith, runOk, scratchFolder, tool } from '../kit/index.ts';
import { proveApi } from './api/exercise.ts';
import { POSTGRESQL, databaseSettings } from './database-kinds.ts';
import { PROVE_ALL } from './part.ts';
import { compileBackends, generateProject } from './project.ts';

/**
 * The goal is 3 s and 250 MB for a first run in a fresh process; measured so far are 3.0 to 3.1 s and 248 to 290 MB on a
 * busy machine. These bounds catch what makes it much worse; bench/generate.ts has the figures.
 */
const MOST_CPU_SECONDS = 4.5;
const MOST_MEGABYTES = 330;

/** The young generation the server gives its worker threads. */
const FLAGS = ['--max-semi-space-size=8'];

/** Other work on the machine shows in CPU time, too: caches are shared, so the best of some runs counts. */
const RUNS = 3;

type Measured = {
  readonly tables: number;
  readonly files: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
};

/** The file of a corpus with the most words that create a table. */
function largestOfCorpus(): string | undefined {
  const corpus = process.env['BACKSMITH_CORPUS'] ?? '';
  if (!existsSync(join(corpus, 'index.json'))) return undefined;
  const files = readIndex(corpus).map(({ file }) => join(corpus, file));
  const size = (file: string): number => readFileSync(file, 'latin1').match(/create\s+table/gi)?.length ?? 0;
  return files.toSorted((a, b) => size(b) - size(a))[0];
}

async function measure(file: string): Promise<Measured> {
  const program = join(REPOSITORY, 'tests/proof/measure-generation.ts');
  const runs: Measured[] = [];
  for (let at = 0; at < RUNS; at++) {
    const { stdout } = await runOk(process.execPath, [...FLAGS, program, file]);
    runs.push(JSON.parse(stdout) as Measured);
  }
  const [best] = runs.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  if (best === undefined) throw new Error('nothing was measured');
  return best;
}

describeWith(['jdk-25', 'maven', 'ecj'], 'large schemas', () => {
  const scratch = scratchFolder('large');
  const made = join(scratch, 'made.sql');
  writeFileSync(made, madeSchema(300));
  const largest = largestOfCorpus();
  const schemas = [
    ['300 made tables', made] as const,
    ...(largest === undefined ? [] : [['the largest file of the corpus', largest] as const]),
  ];

  test.each(schemas)('%s: generated within the bounds of CPU and memory', async (title, file) => {
    const measured = await measure(file);
    console.log(`${title}: ${JSON.stringify(measured)}`);
    expect(measured.tables).toBeGreaterThanOrEqual(300);
    expect(measured.cpuSeconds).toBeLessThanOrEqual(MOST_CPU_SECONDS);
    expect(measured.peakMb).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  test.each(PROVE_ALL ? schemas : schemas.slice(0, 1))(
    '%s: compiled, booted, and every list answers',
    async (title, file) => {
      const generation = generateProject('large', readFileSync(file), { database: 'postgresql' });
      const [project] = await compileBackends(
        join(scratch, title.replaceAll(' ', '-')),
        new Map([['large', generation]]),
      );
      if (project === undefined) throw new Error('nothing was compiled');
      const server = await POSTGRESQL.start();
      try {
        const database = await server.database('large');
        const env = databaseSettings(database);
        const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env, timeoutMs: 240_000 });
        try {
          const { entities, keyless } = generation.blueprint;
          for (const { path } of [...entities, ...keyless]) {
            const response = await fetch(`${backend.url}${path}`);
            expect(response.status, path).toBe(200);
          }
          console.log(`${title}: ${entities.length} entities and ${keyless.length} lists answer`);
          if (!PROVE_ALL) return;
          const proof = await proveApi(backend.url, POSTGRESQL.catalog(database));
          console.log(`${title}: ${proof.calls} calls, ${proof.failures.length} failures`);
          expect(proof.failures).toEqual([]);
        } finally {
          await backend.stop();
        }
      } finally {
        await server.stop();
      }
    },
  );
});
