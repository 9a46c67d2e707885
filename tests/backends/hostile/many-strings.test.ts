import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, readRecord, RECORD_PATH, type Generation, type ChosenOptions } from '@backsmith/engine';
import { escapeSpringPlaceholders, markdownText, renderMarkdown } from '@backsmith/render';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { scratchFolder, startPostgres, writeFiles, type TestDatabaseServer } from '../../kit/index.ts';
import { treeShapes } from '../java-tools/tree-shapes.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';
import { readWish } from '../../ledger/wish.ts';
import { markdownShape, requestShape } from '../../hostile/document-shape.ts';
import { manyTables } from '../../hostile/many-tables.ts';
import { storedInH2 } from '../java-tools/stored-in-h2.ts';
import { storedWords } from '../../hostile/stored-words.ts';
import { hostileWords, tameWords, type Words } from '../../hostile/words.ts';

const FILES = 5;
/** Projects one run of Java takes together, as its start costs more than they do. */
const TOGETHER = 4;
const WANTED = Number(process.env['BACKSMITH_HOSTILE'] ?? (readWish().kind === 'all' ? 300_000 : 4_000));

const OPTIONS: ChosenOptions = {
  projectName: 'hostile',
  packageName: 'com.acme.hostile',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  devDatabase: 'h2',
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
const RULES = 'src/main/resources/database-rules.properties';

/** A line of properties in which nothing but letters, digits and a few signs stands as itself. */
const RULE = /^(?:[A-Za-z0-9_.]|\\u[0-9a-f]{4})+=(?:[A-Za-z0-9_.,]|\\u[0-9a-f]{4})+$/;

/** The files no word of a schema gets into. */
function otherFiles({ files }: Generation): Readonly<Record<string, string>> {
  const varied = new Set([SETTINGS, RULES, RECORD_PATH]);
  const fixed = files.filter(({ path }) => !varied.has(path) && !/\.(java|sql|md|http)$/.test(path));
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

/** Some batches of words, each in a project of its own. */
type Group = Claim & { readonly batches: readonly number[] };

function made(batch: number): { readonly words: Words; readonly generation: Generation } {
  const words = hostileWords(1 + batch);
  return { words, generation: generateFrom(words) };
}

function groups(): readonly Group[] {
  const words = tameWords();
  generateFrom(words); // Only then it is known how many words a project takes.
  const count = Math.ceil(WANTED / countOf(words));
  return Array.from({ length: Math.ceil(count / TOGETHER) }, (_, group) => {
    const first = group * TOGETHER;
    const batches = Array.from({ length: Math.min(TOGETHER, count - first) }, (__, at) => first + at);
    return {
      name: `batches ${batches.join(', ')}`,
      batches,
      generate: () => batches.map((batch) => made(batch).generation),
    };
  });
}

const SUITE = {
  name: 'many hostile strings',
  tools: ['jdk-25', 'h2'],
  claims: groups,
  dependsOn: 'everything',
  limits: { changed: 1000, again: 1 / 4 },
  parts: ['JDK 25', 'PostgreSQL'],
  harness: ['tests/backends/java-tools', 'tests/backends/hostile/many-strings.test.ts', 'tests/hostile'],
} as const;

describeProofs<Group>(SUITE, ({ taken, proven }) => {
  const scratch = scratchFolder('many-strings');
  const tame = generateFrom(tameWords());
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
    console.log(`hostile: ${total} strings in ${javaFiles} Java files of ${taken.length} groups of projects: ${list}`);
  });

  test.each(taken.map((group) => [group.name, group] as const))('%s', async (_, group) => {
    const all = group.batches.map((batch) => ({ batch, ...made(batch) }));
    const shapes = await shapesOf(all.map(({ generation }) => generation));
    const inMemory = await storedInH2(all.map(({ generation }) => h2Migration(generation)));
    for (const [at, { batch, words, generation }] of all.entries()) {
      expectSameShape(shapes[at] ?? []);
      expectSameFiles(generation, words);
      await expectStored(generation, words, batch);
      expect(inMemory[at]?.size).toBe(7);
      expectWords(inMemory[at] ?? new Map(), words.taken);
      for (const [position, used] of words.taken) count(position, used.length);
    }
    proven(group);
  });

  function expectSameShape(shapes: readonly string[]): void {
    expect(shapes.length).toBe(expected.length);
    expect(shapes.filter((shape, at) => shape !== expected[at])).toEqual([]);
    javaFiles += shapes.length;
  }

  /** Files that are not Java differ from those of the tame twin in the words only that belong there. */
  function expectSameFiles(generation: Generation, { taken }: Words): void {
    expect(otherFiles(generation)).toEqual(otherFiles(tame));
    expect(readRecord(textOf(generation, RECORD_PATH))).toEqual(generation.record);
    const settings = settingsOf(generation);
    expect(settings.others).toEqual(settingsOf(tame).others);
    const schemas = (taken.get('schema name') ?? []).map((name) => escapeSpringPlaceholders(name.toWellFormed()));
    expect(settings.schemas.toSorted()).toEqual(['public', ...schemas].toSorted());
    const rules = textOf(generation, RULES).trimEnd().split('\n');
    expect(rules.filter((line) => !RULE.test(line))).toEqual([]);
    expect(rules).toHaveLength(textOf(tame, RULES).trimEnd().split('\n').length);
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
});
