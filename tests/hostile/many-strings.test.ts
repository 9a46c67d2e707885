import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Generation, type Options } from '@backsmith/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROVE_ALL } from '../proof/part.ts';
import {
  describeWith,
  scratchFolder,
  startPostgres,
  treeShapes,
  writeFiles,
  type TestDatabaseServer,
} from '../kit/index.ts';
import { markdownShape, requestShape } from './document-shape.ts';
import { hostileStrings } from './hostile-strings.ts';
import { STRINGS_PER_TABLE, manyTables } from './many-tables.ts';

const TABLES = 40;
const STRINGS = PROVE_ALL ? 300_000 : 4_000;
const BATCHES = Math.ceil(STRINGS / (TABLES * STRINGS_PER_TABLE));

const OPTIONS: Options = {
  projectName: 'hostile',
  packageName: 'com.acme.hostile',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

/** UTF-16, so that halves of a pair arrive as they are. */
function generateFrom(sql: string): Generation {
  const source = Buffer.from(`\ufeff${sql}`, 'utf16le');
  const { value, diagnostics } = generate(source, OPTIONS, () => undefined, { dialect: 'postgresql' });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

function harmless(): Generation {
  let at = 0;
  return generateFrom(manyTables({ name: () => `word ${at++}`, text: () => `text ${at++}` }, TABLES));
}

/** A line end in a name is refused by the reader, so names go without. */
function hostile(batch: number): { readonly sql: string; readonly count: number } {
  const strings = hostileStrings(1 + batch);
  const name = (): string =>
    strings
      .next()
      .replaceAll(/[\r\n\u0085\u2028]/g, '')
      .slice(0, 60);
  const sql = manyTables({ name, text: () => strings.next() }, TABLES);
  return { sql, count: strings.count };
}

function textOf({ files }: Generation, path: string): string {
  return String(files.find((file) => file.path === path)?.content);
}

function otherFiles({ files }: Generation): Readonly<Record<string, string>> {
  const fixed = files.filter(({ path }) => !/\.(java|sql|md|http)$/.test(path));
  return Object.fromEntries(fixed.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]));
}

describeWith(['jdk-25'], 'many hostile strings', () => {
  const scratch = scratchFolder('many-strings');
  const tame = harmless();
  const counted = { strings: 0, files: 0 };
  let expected: readonly string[] = [];
  let server: TestDatabaseServer;

  async function shapesOf(generation: Generation, name: string): Promise<readonly string[]> {
    const folder = join(scratch, name);
    writeFiles(
      folder,
      generation.files.filter(({ path }) => path.endsWith('.java')),
    );
    const shapes = (await treeShapes([folder])).get(folder) ?? [];
    rmSync(folder, { recursive: true });
    return shapes;
  }

  beforeAll(async () => {
    expected = await shapesOf(tame, 'tame');
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    console.log(`hostile: ${counted.strings} strings in ${counted.files} Java files of ${BATCHES} projects`);
  });

  test.each(Array.from({ length: BATCHES }, (_, batch) => batch))('batch %i', async (batch) => {
    const { sql, count } = hostile(batch);
    const generation = generateFrom(sql);
    const shapes = await shapesOf(generation, 'wild');
    counted.strings += count;
    counted.files += shapes.length;
    expect(shapes.length).toBe(expected.length);
    expect(shapes.filter((shape, at) => shape !== expected[at])).toEqual([]);
    expect(otherFiles(generation)).toEqual(otherFiles(tame));
    for (const path of ['README.md', 'REPORT.md']) {
      expect(markdownShape(textOf(generation, path)), path).toEqual(markdownShape(textOf(tame, path)));
    }
    expect(requestShape(textOf(generation, 'requests.http'))).toEqual(requestShape(textOf(tame, 'requests.http')));
    await expectSameComments(generation, batch);
  });

  /** The migration does on a real server what the schema says: every name, comment and default is there, letter by letter. */
  async function expectSameComments({ schema, files }: Generation, batch: number): Promise<void> {
    const database = await server.database(`batch${batch}`);
    for (const { path, content } of files) {
      if (path.includes('db/migration/postgresql')) await database.execute(String(content));
    }
    const rows = await database.rows(`
      select c.relname as "table", a.attname as "column", col_description(c.oid, a.attnum) as "comment"
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
    const stored = rows.map((row) => [row['table'], row['column'], row['comment']].join('\u0000')).toSorted();
    const meant = schema.tables.flatMap((table) =>
      table.columns.map((column) => [table.name, column.name, column.comment ?? ''].join('\u0000').toWellFormed()),
    );
    expect(stored).toEqual(meant.toSorted());
  }
});
