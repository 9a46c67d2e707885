import { libraryEntries, schemaFromLibrary } from '@backsmith/idea';
import { readSchema, writeDdl, type DdlTarget } from '@backsmith/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith, startMariaDb, startPostgres, type TestDatabaseServer } from '../../kit/index.ts';

/** Every model of the library with all that can be added to it. */
const SCRIPTS = libraryEntries().map(({ name, packs }) => {
  const titles = packs.map((pack) => pack.name);
  return { name, sql: schemaFromLibrary(name, titles)?.sql ?? '' };
});

function describeLoading(start: () => Promise<TestDatabaseServer>, target: DdlTarget): void {
  let server: TestDatabaseServer | undefined;
  beforeAll(async () => (server = await start()), 120_000);
  afterAll(async () => server?.stop());

  test('every model of the library loads', { timeout: 600_000 }, async () => {
    const refused: string[] = [];
    for (const [index, { name, sql }] of SCRIPTS.entries()) {
      const database = await server?.database(`library_${index}`);
      const text = target === 'postgresql' ? sql : writeDdl(readSchema(sql).value.schema, target).value.text;
      await database?.execute(text).catch((error: unknown) => refused.push(`${name}: ${String(error).slice(0, 300)}`));
    }
    expect(server).toBeDefined();
    expect(refused).toEqual([]);
    expect(SCRIPTS.length).toBeGreaterThan(150);
  });
}

describe('the library on PostgreSQL', () => {
  describeLoading(startPostgres, 'postgresql');
});

describeWith(['mariadb'], 'the library on MariaDB', () => {
  describeLoading(startMariaDb, 'mariadb');
});
