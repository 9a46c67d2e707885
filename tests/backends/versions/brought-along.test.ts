import { join } from 'node:path';
import { writeDdl, type Schema } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bootBackend,
  describeWith,
  scratchFolder,
  tool,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import { rowStatements } from '../../roundtrip/versions/rows.ts';
import { versionedSchemas, type NamedSchema } from '../../roundtrip/versions/sources.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends, type Project } from '../proof/project.ts';
import { generateOften, type LongLived } from './generations.ts';
import { readAllLists } from './read-all-lists.ts';

// A database in use is brought along by Flyway through every version of a project, and the application of the last one
// starts on it with `validate` and reads every row there is, those included that the newer rules would not take.

/** Two on every run, all ten with BACKSMITH_PROOF=all. */
const IN_EVERY_RUN = 2;

/** What stands around a name. */
const QUOTES = { PostgreSQL: '"', MariaDB: '`' } as const;

function chosen(): readonly NamedSchema[] {
  const all = versionedSchemas();
  return process.env['BACKSMITH_PROOF'] === 'all' ? all : all.slice(0, IN_EVERY_RUN);
}

function describeBroughtAlong(kind: DatabaseKind & { readonly label: keyof typeof QUOTES }): void {
  describeWith(['jdk-25', 'maven', 'ecj', ...kind.tools], `a database brought along on ${kind.label}`, () => {
    const scratch = scratchFolder('versions');
    const target = kind.label === 'PostgreSQL' ? 'postgresql' : 'mariadb';
    let server: TestDatabaseServer;
    beforeAll(async () => (server = await kind.start()), 120_000);
    afterAll(() => server.stop());

    const started = (database: TestDatabase, { program }: Project) =>
      bootBackend({ jdk: tool('jdk-25'), ...program, env: databaseSettings(database), timeoutMs: 240_000 });

    const rowsOf = async (database: TestDatabase, schema: Schema, nameNow: LongLived['nameNow']) => {
      const counts = new Map<string, number>();
      const quote = (name: string) => QUOTES[kind.label] + name + QUOTES[kind.label];
      for (const { name, namespace, writtenName } of writeDdl(schema, target).value.tables) {
        const written = nameNow(name) === name ? writtenName : nameNow(name);
        const address = [...(namespace === undefined ? [] : [namespace]), written].map(quote).join('.');
        const [row] = await database.rows(`select count(*) as many from ${address}`);
        counts.set(name, Number(row?.['many']));
      }
      return counts;
    };

    test.each(chosen())('$name', { timeout: 600_000 }, async ({ name, schema }) => {
      const { first, last, changes, nameNow } = generateOften(name, schema, kind.target);
      expect(changes).toBeGreaterThanOrEqual(14);
      const [before] = await compileBackends(join(scratch, name, 'before'), new Map([['before', first]]));
      const [after] = await compileBackends(join(scratch, name, 'after'), new Map([['after', last]]));
      if (before === undefined || after === undefined) throw new Error('nothing was compiled');
      const database = await server.database(`long_${name.replaceAll(/\W/g, '_')}`);
      await (await started(database, before)).stop();
      await database.execute(rowStatements(schema, target).join('\n'));
      const rows = await rowsOf(database, schema, (table) => table);
      const total = [...rows.values()].reduce((sum, many) => sum + many, 0);
      expect(total).toBeGreaterThan(0);

      const backend = await started(database, after);
      try {
        expect(await rowsOf(database, schema, nameNow)).toEqual(rows);
        const lists = await readAllLists(backend.url);
        console.log(`${name}: ${changes} versions, ${total} rows kept, ${lists.length} lists read`);
        expect(lists.filter(({ status }) => status !== 200)).toEqual([]);
        const shown = lists.reduce((sum, { entries }) => sum + entries, 0);
        expect(shown).toBeGreaterThan(0);
      } finally {
        await backend.stop();
      }
    });
  });
}

describeBroughtAlong({ ...POSTGRESQL, label: 'PostgreSQL' });
describeBroughtAlong({ ...MARIADB, label: 'MariaDB' });
