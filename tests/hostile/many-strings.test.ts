import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Generation, type Options } from '@backsmith/engine';
import { escapeSpringPlaceholders, markdownText, renderMarkdown } from '@backsmith/render';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
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
import { manyTables } from './many-tables.ts';
import { storedInH2 } from './stored-in-h2.ts';
import { storedWords } from './stored-words.ts';
import { hostileWords, tameWords, type Words } from './words.ts';

const FILES = 5;
const OPTION_NAMES = 150;
/** Projects one run of Java takes together, as its start costs more than they do. */
const TOGETHER = 4;
const WANTED = Number(process.env['BACKSMITH_HOSTILE'] ?? (PROVE_ALL ? 300_000 : 4_000));

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
function generateFrom(words: Words): Generation {
  const source = manyTables(words, FILES).map(({ name, sql }) => ({
    name,
    content: Buffer.from(`\ufeff${sql}`, 'utf16le'),
  }));
  const { value, diagnostics } = generate(source, OPTIONS, () => undefined, { dialect: 'postgresql' });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

function countOf(words: Words): number {
  return [...words.taken.values()].reduce((sum, taken) => sum + taken.length, 0);
}

function textOf({ files }: Generation, path: string): string {
  return String(files.find((file) => file.path === path)?.content);
}

const SETTINGS = 'src/main/resources/application.yaml';

/** The files no word of a schema gets into. */
function otherFiles({ files }: Generation): Readonly<Record<string, string>> {
  const fixed = files.filter(({ path }) => path !== SETTINGS && !/\.(java|sql|md|http)$/.test(path));
  return Object.fromEntries(fixed.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]));
}

type Settings = { readonly spring: { readonly flyway: { readonly schemas: readonly string[] } } };

/** The names of the schemas in the settings, and the settings without them. */
function settingsOf(generation: Generation): { readonly schemas: readonly string[]; readonly others: unknown } {
  const settings = parse(textOf(generation, SETTINGS)) as Settings;
  const { flyway } = settings.spring;
  return {
    schemas: flyway.schemas,
    others: { ...settings, spring: { ...settings.spring, flyway: { ...flyway, schemas: [] } } },
  };
}

/** Of each kind of word a database has exactly those that were meant. */
function expectWords(stored: ReadonlyMap<string, readonly string[]>, taken: Words['taken']): void {
  for (const [position, found] of stored) {
    const meant = [...taken].find(([name]) => name === position)?.[1] ?? [];
    expect(found, position).toEqual(meant.map((word) => word.toWellFormed()).toSorted());
  }
}

function h2Migration({ files }: Generation): string {
  return files.flatMap(({ path, content }) => (path.includes('db/migration/h2') ? [String(content)] : [])).join('\n');
}

describeWith(['jdk-25', 'h2'], 'many hostile strings', () => {
  const scratch = scratchFolder('many-strings');
  const tameStrings = tameWords();
  const tame = generateFrom(tameStrings);
  const batches = Math.ceil(WANTED / (countOf(tameStrings) + 2 * OPTION_NAMES));
  const counted = new Map<string, number>();
  let javaFiles = 0;
  let expected: readonly string[] = [];
  let server: TestDatabaseServer;

  function count(position: string, more: number): void {
    counted.set(position, (counted.get(position) ?? 0) + more);
  }

  async function shapesOf(generations: readonly Generation[]): Promise<readonly (readonly string[])[]> {
    const folders = generations.map(({ files }, at) => {
      const folder = join(scratch, `project${at}`);
      writeFiles(
        folder,
        files.filter(({ path }) => path.endsWith('.java')),
      );
      return folder;
    });
    const shapes = await treeShapes(folders);
    for (const folder of folders) rmSync(folder, { recursive: true });
    return folders.map((folder) => shapes.get(folder) ?? []);
  }

  beforeAll(async () => {
    [expected = []] = await shapesOf([tame]);
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
    const total = [...counted.values()].reduce((sum, more) => sum + more, 0);
    const list = [...counted].map(([position, more]) => `${position} ${more}`).join(', ');
    console.log(`hostile: ${total} strings in ${javaFiles} Java files of ${batches} projects: ${list}`);
  });

  const groups = Array.from({ length: Math.ceil(batches / TOGETHER) }, (_, group) =>
    Array.from({ length: Math.min(TOGETHER, batches - group * TOGETHER) }, (__, at) => group * TOGETHER + at),
  );

  test.each(groups.map((group) => [group.join(', '), group] as const))('batches %s', async (_, group) => {
    const made = group.map((batch) => {
      const words = hostileWords(1 + batch);
      return { batch, words, generation: generateFrom(words) };
    });
    const shapes = await shapesOf(made.map(({ generation }) => generation));
    const inMemory = await storedInH2(made.map(({ generation }) => h2Migration(generation)));
    for (const [at, { batch, words, generation }] of made.entries()) {
      expectSameShape(shapes[at] ?? []);
      expectSameFiles(generation, words);
      await expectStored(generation, words, batch);
      expect(inMemory[at]?.size).toBe(7);
      expectWords(inMemory[at] ?? new Map(), words.taken);
      for (const [position, taken] of words.taken) count(position, taken.length);
    }
  });

  function expectSameShape(shapes: readonly string[]): void {
    expect(shapes.length).toBe(expected.length);
    expect(shapes.filter((shape, at) => shape !== expected[at])).toEqual([]);
    javaFiles += shapes.length;
  }

  /** Files that are not Java differ from those of the tame twin in the words only that belong there. */
  function expectSameFiles(generation: Generation, { taken }: Words): void {
    expect(otherFiles(generation)).toEqual(otherFiles(tame));
    const settings = settingsOf(generation);
    expect(settings.others).toEqual(settingsOf(tame).others);
    const schemas = (taken.get('schema name') ?? []).map((name) => escapeSpringPlaceholders(name.toWellFormed()));
    expect(settings.schemas.toSorted()).toEqual(['public', ...schemas].toSorted());
    for (const path of ['README.md', 'REPORT.md']) {
      expect(markdownShape(textOf(generation, path)), path).toEqual(markdownShape(textOf(tame, path)));
    }
    expect(requestShape(textOf(generation, 'requests.http'))).toEqual(requestShape(textOf(tame, 'requests.http')));
    for (const [at, name] of (taken.get('file name') ?? []).entries()) {
      const place = renderMarkdown(markdownText`${`V${at + 1}__${name}.sql`}:`);
      expect(textOf(generation, 'REPORT.md')).toContain(place);
    }
  }

  /** The migration does on a real server what the schema says: every word of it is there, letter by letter. */
  async function expectStored({ files }: Generation, { taken }: Words, batch: number): Promise<void> {
    const database = await server.database(`batch${batch}`);
    for (const { path, content } of files) {
      if (path.includes('db/migration/postgresql')) await database.execute(String(content));
    }
    const stored = await storedWords(database);
    expectWords(stored.words, taken);
    const missing = ['check value', 'check text'].flatMap((position) =>
      [...taken].flatMap(([name, texts]) => (name === position ? texts : [])),
    );
    const literals = missing.map((text) => `'${text.toWellFormed().replaceAll("'", "''")}'`);
    expect(literals.filter((literal) => !stored.checks.includes(literal))).toEqual([]);
  }

  test.each(Array.from({ length: batches }, (_, batch) => batch))('names of projects and packages %i', (batch) => {
    const strings = hostileStrings(100_000 + batch);
    const source = new TextEncoder().encode('CREATE TABLE item (id int PRIMARY KEY);');
    for (let at = 0; at < OPTION_NAMES; at++) {
      const projectName = strings.next();
      const packageName = `com.${strings.next()}`;
      const project = generate(source, { ...OPTIONS, projectName });
      if (project.value !== undefined) expect(projectName).toMatch(/^[A-Za-z0-9]{3,20}$/);
      const named = generate(source, { ...OPTIONS, packageName });
      if (named.value !== undefined) expect(packageName).toMatch(/^com(\.[A-Za-z][A-Za-z0-9]*)+$/);
    }
    count('project name', OPTION_NAMES);
    count('package name', OPTION_NAMES);
  });
});
