import type { GeneratedFile } from '@backsmith/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { describeWith, tool } from '../kit/index.ts';
import { describeChanges, findChange, type Change } from './changes.ts';
import { digestOf, type Digest } from './digest.ts';
import { CORPUS, corpusProjects, exampleProjects, goldenProjects, type WatchedProject } from './projects.ts';
import { readDigests, writeDigests } from './recorded-digests.ts';

// What is generated changes on purpose only. UPDATE_DIGEST=1 records the bytes as they are now, those of the corpus too
// where it is there; the commit that does so says what changed and why.
const UPDATE = process.env['UPDATE_DIGEST'] === '1';
const recorded = readDigests();
const now = new Map<string, Digest>();

function changesOf(project: WatchedProject): readonly Change[] {
  const { name } = project;
  const files = project.generate();
  const digest = digestOf(files);
  now.set(name, digest);
  return findChange(name, recorded.get(name), digest, files);
}

function expectUnchanged(projects: readonly WatchedProject[]): void {
  const changes = describeChanges(projects.flatMap(changesOf));
  if (changes.length > 0) console.log(changes.join('\n'));
  if (!UPDATE) expect(changes).toEqual([]);
}

describe('recorded bytes', () => {
  test('of the examples', () => expectUnchanged(exampleProjects()));
  test('of the golden cases', () => expectUnchanged(goldenProjects()));
  test('nothing is recorded that is no longer generated', () => {
    const gone = [...recorded.keys()].filter((name) => !name.startsWith(CORPUS) && !now.has(name));
    if (!UPDATE) expect(gone).toEqual([]);
  });
});

describeWith(['corpus'], 'recorded bytes of the corpus', () => {
  test('of all files', () => expectUnchanged(corpusProjects(tool('corpus'))), 900_000);
});

describe('a digest', () => {
  const files: readonly GeneratedFile[] = [
    { path: 'mvnw', content: 'run', executable: true },
    { path: 'src/main/java/a/ShopController.java', content: 'class ShopController {}' },
    { path: 'src/main/java/a/CartController.java', content: 'class CartController {}' },
    { path: 'src/main/resources/db/migration/V1__shop.sql', content: 'create table shop (id int);' },
  ];
  const changeTo = (...others: readonly GeneratedFile[]): readonly string[] =>
    findChange('shop', digestOf(files), digestOf(others), others).flatMap((change) => change.files);
  const [mvnw, shop, cart, migration] = files as [GeneratedFile, GeneratedFile, GeneratedFile, GeneratedFile];

  test('is the same for the same files', () => expect(changeTo(mvnw, shop, cart, migration)).toEqual([]));
  test('names the kind of a changed file', () => {
    const other = { ...migration, content: 'create table shop (id bigint);' };
    expect(changeTo(mvnw, shop, cart, other)).toEqual(['src/main/resources/db/migration/V1__*.sql']);
    expect(changeTo(mvnw, shop, { ...cart, content: 'class CartController { }' }, migration)).toEqual([
      'main *Controller.java (one of 2 or more)',
    ]);
  });
  test('sees a file that is gone, one that moved, and one that cannot be run any more', () => {
    expect(changeTo(shop, cart, migration)).toEqual(['mvnw (gone)']);
    expect(changeTo(mvnw, { ...shop, path: 'src/main/java/b/ShopController.java' }, cart, migration)).toHaveLength(1);
    expect(changeTo({ path: 'mvnw', content: 'run' }, shop, cart, migration)).toEqual(['mvnw']);
  });
  test('sees another order', () => expect(changeTo(migration, mvnw, shop, cart)).toHaveLength(1));
});

afterAll(() => {
  if (!UPDATE) return;
  const kept = [...recorded].filter(
    ([name]) => name.startsWith(CORPUS) && process.env['BACKSMITH_CORPUS'] === undefined,
  );
  if (kept.length > 0)
    console.warn(`${kept.length} projects of the corpus stay as recorded: BACKSMITH_CORPUS is not set`);
  writeDigests(new Map([...kept, ...now]));
});
