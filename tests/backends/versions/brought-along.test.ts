import { join } from 'node:path';
import type { Database } from '@backsmith/engine';
import { writeDdl, type Schema } from '@backsmith/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootBackend, scratchFolder, tool, type TestDatabase, type TestDatabaseServer } from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { rowStatements } from '../../roundtrip/versions/rows.ts';
import { versionedSchemas, type NamedSchema } from '../../roundtrip/versions/sources.ts';
import { MARIADB, POSTGRESQL, databaseSettings, type DatabaseKind } from '../proof/database-kinds.ts';
import { compileBackends, type Project } from '../proof/project.ts';
import { generateOften, type LongLived } from './generations.ts';
import { readAllLists } from './read-all-lists.ts';

// A database in use is brought along by Flyway through every version of a project, and the application of the last one
// starts on it with `validate` and reads every row there is, those included that the newer rules would not take.

/** Two are what the ledger knows of, all ten are taken with BACKSMITH_PROOF=all. */
const KNOWN = 2;

/** What stands around a name. */
const QUOTES = { PostgreSQL: '"', MariaDB: '`' } as const;

/** A schema whose project is generated again and again. */
type Brought = Claim & { readonly grow: () => LongLived; readonly schema: Schema };

function broughtAlong({ name, schema }: NamedSchema, database: Database): Brought {
  let grown: LongLived | undefined;
  const grow = () => (grown ??= generateOften(name, schema, database));
  return { name, schema, grow, generate: () => [grow().first, grow().last] };
}

function claimsOn(database: Database): readonly Brought[] {
  const all = versionedSchemas();
  const chosen = process.env['BACKSMITH_PROOF'] === 'all' ? all : all.slice(0, KNOWN);
  return chosen.map((one) => broughtAlong(one, database));
}

function describeBroughtAlong(kind: DatabaseKind & { readonly label: keyof typeof QUOTES }): void {
  const suite = {
    name: `a database brought along on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools] as const,
    claims: () => claimsOn(kind.target),
    dependsOn: 'application' as const,
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', kind.part] as const,
    harness: ['tests/backends/versions', 'tests/roundtrip/versions'],
  };
  describeProofs(suite, ({ taken, proven }) => {
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

    test.each(taken)('$name', { timeout: 600_000 }, async (claim) => {
      const { name, schema } = claim;
      const { first, last, changes, nameNow } = claim.grow();
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
        proven(claim);
      } finally {
        await backend.stop();
      }
    });
  });
}

describeBroughtAlong({ ...POSTGRESQL, label: 'PostgreSQL' });
describeBroughtAlong({ ...MARIADB, label: 'MariaDB' });
