import { basename } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';
import { generateExample, SHOP_MYSQL, SHOP_POSTGRESQL, titleOf, type Example } from './examples.ts';

/**
 * What is written by hand for one entity today, which a generated backend does not exceed. Enumerations say their own words,
 * which takes a method each, and lists are asked by every column in every way that its type knows: a line for each. What is
 * part of something else is listed below it and written with it, which takes a method in three classes and a request of its
 * own, in which its fields stand once more. What it refers to can be named by labels, which takes a constant and a method. What
 * is marked when it is deleted can be listed and restored, which takes two methods in two classes. An answer that tells what it does not show names its interface.
 * A counted key without a sign says how it is read, which takes an annotation here and where others refer to it.
 */
const MOST = { files: 9, lines: 650, mainLines: 409 };

const WITHOUT_FEATURES: Example = {
  ...SHOP_POSTGRESQL,
  options: {
    ...SHOP_POSTGRESQL.options,
    features: { swagger: false, exceptionHandler: false, security: false },
  },
};

function linesOf(files: readonly GeneratedFile[]): number {
  return files.reduce((sum, { content }) => sum + String(content).split('\n').length - 1, 0);
}

/** The size of an entity on average: its own classes with keys, enums and tests, not what all entities share. */
function sizePerEntity(files: readonly GeneratedFile[]): {
  readonly entities: number;
  readonly files: number;
  readonly lines: number;
  readonly mainLines: number;
} {
  const domain = files.filter(({ path }) => path.includes('/domain/'));
  const entities = domain.filter(({ content }) => String(content).includes('@Entity\n'));
  const names = entities.map(({ path }) => basename(path, '.java'));
  const layers = names.flatMap((name) => [
    ...['Request', 'CreateRequest', 'Response', 'Summary', 'Filter'].map((kind) => `dto/${name}${kind}`),
    ...[`controller/${name}Controller`, `service/${name}Service`],
    ...[`repository/${name}Repository`, `${name}ApiTest`],
  ]);
  const own = files.filter(({ path }) => layers.some((layer) => path.endsWith(`/${layer}.java`)));
  const main = [...domain, ...own.filter(({ path }) => path.startsWith('src/main/'))];
  const tests = own.filter(({ path }) => path.startsWith('src/test/'));
  const average = (sum: number): number => Number((sum / entities.length).toFixed(1));
  return {
    entities: entities.length,
    files: average(main.length + tests.length),
    lines: average(linesOf(main) + linesOf(tests)),
    mainLines: average(linesOf(main)),
  };
}

describe('an entity costs no more than one written by hand', () => {
  test.each([
    [titleOf(SHOP_POSTGRESQL), SHOP_POSTGRESQL],
    [`${titleOf(SHOP_POSTGRESQL)} without features`, WITHOUT_FEATURES],
    [titleOf(SHOP_MYSQL), SHOP_MYSQL],
  ] as const)('%s', (title, example) => {
    const size = sizePerEntity(generateExample(example).files);
    console.log(
      `size: ${title}: ${size.files} files, ${size.lines} lines, ${size.mainLines} of them main, per entity of ${size.entities}`,
    );
    expect(size.entities).toBeGreaterThan(15);
    expect(size.files).toBeLessThanOrEqual(MOST.files);
    expect(size.lines).toBeLessThanOrEqual(MOST.lines);
    expect(size.mainLines).toBeLessThanOrEqual(MOST.mainLines);
  });
});
