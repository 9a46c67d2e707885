import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeSchema } from '../../bench/made-schema.ts';
import { readIndex } from '../corpus/truth.ts';
import { bootBackend, describeWith, scratchFolder, tool } from '../kit/index.ts';
import { proveApi } from './api/exercise.ts';
import { POSTGRESQL, databaseSettings } from './database-kinds.ts';
import { PROVE_ALL } from './part.ts';
import { compileBackends, generateProject } from './project.ts';

/** The file of a corpus with the most words that create a table. */
function largestOfCorpus(): string | undefined {
  const corpus = process.env['BACKSMITH_CORPUS'] ?? '';
  if (!existsSync(join(corpus, 'index.json'))) return undefined;
  const files = readIndex(corpus).map(({ file }) => join(corpus, file));
  const size = (file: string): number => readFileSync(file, 'latin1').match(/create\s+table/gi)?.length ?? 0;
  return files.toSorted((a, b) => size(b) - size(a))[0];
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
