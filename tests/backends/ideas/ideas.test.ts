import { understandIdea } from '@backsmith/idea';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveApi } from '@backsmith/prover';
import { isRelated } from '../../ideas/gold.ts';
import { readIdeas } from '../../ideas/read-ideas.ts';
import { bootBackend, describeWith, scratchFolder, tool, type TestDatabaseServer } from '../../kit/index.ts';
import { POSTGRESQL, databaseSettings } from '../proof/database-kinds.ts';
import { compileBackends, generateProject } from '../proof/project.ts';

/** What our own rules make of the ideas; those they refuse are counted where the figures are recorded. */
const SCHEMAS = readIdeas()
  .filter(isRelated)
  .flatMap(({ id, prompt }) => {
    const understood = understandIdea(prompt);
    return understood.kind === 'schema' ? [{ id, sql: understood.value.sql }] : [];
  });

test('most ideas become a schema', () => {
  expect(SCHEMAS.length).toBeGreaterThan(120);
});

describeWith(['jdk-25', 'maven', 'ecj'], 'backends of ideas', () => {
  /** One of each style of writing, and two terse ones, in ten domains. */
  const CHOSEN = [
    ...['terse-marina', 'terse-court', 'rel-zoo', 'rel-freight', 'exp-tattoo', 'exp-claims'],
    ...['enum-dating', 'bullet-photostudio', 'nonnative-tailor', 'long-airfield'],
  ];
  /** Ten compile on every run, and two of them boot; with BACKSMITH_PROOF=all every schema compiles, and the ten boot. */
  const isAll = process.env['BACKSMITH_PROOF'] === 'all';
  const compiled = isAll ? SCHEMAS : SCHEMAS.filter(({ id }) => CHOSEN.includes(id));
  const booted = isAll ? CHOSEN : ['rel-zoo', 'exp-claims'];
  const scratch = scratchFolder('ideas');
  let server: TestDatabaseServer;
  beforeAll(async () => (server = await POSTGRESQL.start()));
  afterAll(() => server.stop());

  test(
    `${compiled.length} compile, and ${booted.length} boot and answer every call`,
    { timeout: 3_600_000 },
    async () => {
      expect(compiled.map(({ id }) => id)).toEqual(expect.arrayContaining(CHOSEN));
      const generations = new Map(
        compiled.map(({ id, sql }) => [id, generateProject(id, Buffer.from(sql), { database: 'postgresql' })]),
      );
      const projects = await compileBackends(join(scratch, 'projects'), generations);
      expect(projects).toHaveLength(compiled.length);
      for (const project of projects.filter(({ name }) => booted.includes(name))) {
        const database = await server.database(project.name.replaceAll('-', '_'));
        const env = databaseSettings(database);
        const backend = await bootBackend({ jdk: tool('jdk-25'), ...project.program, env, timeoutMs: 240_000 });
        try {
          const proof = await proveApi(backend.url, POSTGRESQL.catalog(database));
          console.log(`${project.name}: ${proof.calls} calls, ${proof.failures.length} failures`);
          expect(proof.failures).toEqual([]);
          expect(proof.calls).toBeGreaterThan(20);
        } finally {
          await backend.stop();
        }
      }
    },
  );
});
