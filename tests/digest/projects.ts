import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  detect,
  generate as generateFrom,
  suggestDatabase,
  type GeneratedFile,
  type ChosenOptions,
} from '@backsmith/engine';
import { suggestDevDatabase } from '@backsmith/options';
import { readIndex } from '../corpus/truth.ts';
import { REPOSITORY } from '../kit/index.ts';
import { everyCombination, pairwise, titleOf, type Combination } from '../engine/combinations.ts';

/** A project whose bytes are watched. */
export type WatchedProject = { readonly name: string; generate(): readonly GeneratedFile[] };

/** What the names of projects from the corpus begin with. */
export const CORPUS = 'corpus ';

const NAMES = { projectName: 'digest', packageName: 'com.acme.digest', architecture: 'monolithic' } as const;

function watched(name: string, file: string, options: ChosenOptions): WatchedProject {
  return {
    name,
    generate() {
      const { value, diagnostics } = generateFrom(readFileSync(file), options);
      if (value === undefined) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join('\n')}`);
      return value.files;
    },
  };
}

function named(source: string, file: string, combination: Combination): WatchedProject {
  return watched(`${source}: ${titleOf(combination)}`, file, { ...NAMES, ...combination });
}

/** The examples, each with as many combinations of options as let every two choices meet. */
export function exampleProjects(): readonly WatchedProject[] {
  const folder = join(REPOSITORY, 'examples');
  const combinations = pairwise(everyCombination());
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => combinations.map((combination) => named(file, join(folder, file), combination)));
}

/** The golden cases with options of their own. */
export function goldenProjects(): readonly WatchedProject[] {
  const cases = join(REPOSITORY, 'tests/golden/cases');
  return readdirSync(cases).map((name) => {
    const options = JSON.parse(readFileSync(join(cases, name, 'options.json'), 'utf8')) as ChosenOptions;
    return watched(`golden ${name}`, join(cases, name, 'input.sql'), options);
  });
}

/** The files of a corpus for the database they suggest and for PostgreSQL, with all features or none by turns. */
export function corpusProjects(corpus: string): readonly WatchedProject[] {
  return readIndex(corpus).flatMap(({ name, file }, at) => {
    const suggested = suggestDatabase(detect(readFileSync(join(corpus, file))).dialect);
    return [...new Set([suggested, 'postgresql' as const])].map((database, turn) => {
      const on = (at + turn) % 2 === 0;
      const features = { swagger: on, exceptionHandler: on, security: false };
      const rest = on
        ? ({ javaVersion: 17, layout: 'layer' } as const)
        : ({ javaVersion: 25, layout: 'feature' } as const);
      const options = { features, database, ...rest };
      // What it is developed on is left open: some of them need extensions that decide it.
      const title = titleOf({ ...options, devDatabase: suggestDevDatabase(database) });
      return watched(`${CORPUS}${name}: ${title}`, join(corpus, file), { ...NAMES, ...options });
    });
  });
}
