import {
  isEmptyDiff,
  diffSchemas,
  writeDdl,
  writeMigration,
  type DdlTarget,
  type Schema,
  type SchemaVersion,
} from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../kit/index.ts';
import type { Catalog } from '../catalogs/catalog.ts';
import { compareCatalogs } from '../catalogs/compare-catalogs.ts';
import { CHANGES, type Changed } from './changes.ts';
import { rowStatements } from './rows.ts';
import { versionedSchemas } from './sources.ts';

/** Places to try things in, on one server. */
export type Sandbox = {
  /** Does something in a database a script has made, which nobody sees afterwards. */
  readonly within: <T>(script: string, work: (database: TestDatabase) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
};

export type VersionServer = {
  readonly target: DdlTarget;
  readonly open: () => Promise<Sandbox>;
  readonly catalog: (database: TestDatabase) => Promise<Catalog>;
  readonly quote: (name: string) => string;
};

/** Tests that every change of every schema is brought to a database with rows in it, and none of them is lost. */
export function describeVersions({ target, open, catalog, quote }: VersionServer): void {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await open();
  });
  afterAll(async () => {
    await sandbox.stop();
  });

  const rowsOf = async (database: TestDatabase, schema: Schema): Promise<ReadonlyMap<string, number>> => {
    const counts = writeDdl(schema, target).value.tables.map(({ name, namespace, writtenName }) => {
      const address = [...(namespace === undefined ? [] : [namespace]), writtenName].map(quote).join('.');
      return `select '${name}' as name, count(*) as many from ${address}`;
    });
    const rows = await database.rows(counts.join(' union all '));
    return new Map(rows.map((row) => [String(row['name']), Number(row['many'])]));
  };
  const filled = (schema: Schema): string =>
    `${writeDdl(schema, target).value.text}\n${rowStatements(schema, target).join('\n')}`;
  const run = async (database: TestDatabase, words: string, script: string): Promise<void> =>
    database.execute(script).catch((error: unknown) => {
      throw new Error(`${words}: ${String(error)}\n${script}`);
    });

  test.each(versionedSchemas())('$name, changed in every way', async ({ schema }) => {
    let [rows, changes] = [0, 0];
    for (const [words, change] of Object.entries(CHANGES)) {
      const changed = change(schema);
      if (changed === undefined) continue;
      changes += 1;
      expect(isEmptyDiff(diffSchemas(schema, changed.schema)), words).toBe(false);
      rows += await sandbox.within(filled(schema), (database) => bring(database, schema, changed, words));
    }
    expect(changes).toBeGreaterThanOrEqual(14);
    expect(rows).toBeGreaterThan(0);
  });

  /** V1 with rows, then V2. */
  async function bring(database: TestDatabase, schema: Schema, changed: Changed, words: string): Promise<number> {
    const before = await rowsOf(database, schema);
    const versions = [{ schema }, versionOf(changed)];
    const { value, diagnostics } = writeMigration(versions, target);
    await run(database, words, value.text);
    const after = await rowsOf(database, merged(schema, changed));
    for (const [name, rows] of before)
      expect(after.get(changed.renames?.[name] ?? name), `${words}: ${name}`).toBe(rows);
    const now = await catalog(database);
    const fresh = await sandbox.within(writeDdl(changed.schema, target).value.text, catalog);
    expect(unexplained(fresh, now, changed, diagnostics), `${words}\n${value.text}`).toEqual([]);
    return [...before.values()].reduce((sum, rows) => sum + rows, 0);
  }

  test.each(versionedSchemas())('$name, changed again and again', async ({ schema }) => {
    await sandbox.within(filled(schema), async (database) => {
      const before = await rowsOf(database, schema);
      let versions: readonly SchemaVersion[] = [{ schema }];
      for (const [words, change] of Object.entries(CHANGES)) {
        const changed = change(versions.at(-1)?.schema ?? schema);
        if (changed === undefined) continue;
        versions = [...versions, versionOf(changed)];
        const { text } = writeMigration(versions, target).value;
        await run(database, words, text);
      }
      const back = writeMigration([...versions, { schema, renames: backward(versions) }], target).value.text;
      await run(database, 'back to the first', back);
      expect(await rowsOf(database, schema)).toEqual(before);
    });
  });
}

function versionOf({ schema, renames }: Changed): SchemaVersion {
  return renames === undefined ? { schema } : { schema, renames };
}

/** What leads back to the first names. */
function backward(versions: readonly SchemaVersion[]): Readonly<Record<string, string>> {
  const renames = versions.flatMap((version) => Object.entries(version.renames ?? {}));
  return Object.fromEntries(
    renames.map(([from, to]) => {
      const dot = from.lastIndexOf('.');
      if (dot < 0) return [to, from];
      const table = from.slice(0, dot);
      const now = renames.find(([one]) => one === table)?.[1] ?? table;
      return [`${now}.${to}`, from.slice(dot + 1)];
    }),
  );
}

/** Tables that are left behind have rows, too. */
function merged(before: Schema, { schema, renames = {} }: Changed): Schema {
  const names = new Set(schema.tables.map(({ name }) => name));
  const left = before.tables.filter(({ name }) => !names.has(name) && renames[name] === undefined);
  return { ...schema, tables: [...schema.tables, ...left], foreignKeys: [] };
}

/** What differs from a database made newly, and no finding says so. The order of columns and rules counts for nothing. */
function unexplained(fresh: Catalog, now: Catalog, changed: Changed, found: readonly Diagnostic[]): readonly string[] {
  const { differences } = compareCatalogs(withoutPlaces(fresh), withoutPlaces(now));
  // An index the database made for a foreign key outlives it.
  const own = differences.filter((line) => !/^\w+: indexes \+ \w+$/.test(line));
  if (changed.exact) return [...own, ...found.map(({ message }) => message)];
  const tables = found.map(({ message }) => /^Table "(?:[^".]*\.)?([^"]*)"/.exec(message)?.[1] ?? '');
  return differences.filter((line) => !tables.some((name) => line.split(':')[0]?.split('.').at(-1) === name));
}

function withoutPlaces({ tables, types }: Catalog): Catalog {
  const entries = [...tables].map(([name, table]) => {
    const columns = table.columns.map((fact) => fact.replace(/^\d+ /, ''));
    // A renamed table keeps its counters.
    const defaults = table.defaults.map((fact) => fact.replace(/nextval\('[^']*'/, 'nextval(a counter'));
    return [name, { ...table, columns, defaults }] as const;
  });
  return { tables: new Map(entries), types };
}
