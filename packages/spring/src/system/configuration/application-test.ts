import type { Blueprint } from '@backsmith/blueprint';
import { java, paragraphs } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { partTests } from '../../parts/index.ts';

/** The test that the application starts and says so. */
export function applicationTest(blueprint: Blueprint): JavaFile {
  const { start, api } = blueprint.tests;
  return fileOf(
    start,
    java`
      class ${classOf(start)} extends ${classOf(api)} {
        ${paragraphs(partTests(blueprint))}
      }`,
  );
}
