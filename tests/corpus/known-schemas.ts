import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from '../engine/examples.ts';
import { REPOSITORY } from '../kit/index.ts';
import { readIndex } from './truth.ts';

/** A schema that people have: an example, one written for the tests as people's tools write them, or a file of the corpus. */
export type KnownSchema = {
  /** Unique; those of examples begin with `example-`, those of the tests with `own-`. */
  readonly name: string;
  readonly isExample: boolean;
  readonly source: () => Uint8Array;
};

function known(name: string, file: string, isExample: boolean): KnownSchema {
  return { name, isExample, source: () => readFileSync(file) };
}

const CORPUS = process.env['BACKSMITH_CORPUS'] ?? '';

/** Whether `BACKSMITH_CORPUS` names a corpus. */
export function hasCorpus(): boolean {
  return existsSync(join(CORPUS, 'index.json'));
}

/** The schemas in the folder beside this file: each is a collection of what is unusual in its database. */
function ownSchemas(): readonly KnownSchema[] {
  const folder = join(REPOSITORY, 'tests/corpus/schemas');
  return readdirSync(folder)
    .toSorted()
    .map((file) => known(`own-${file.replace('.sql', '')}`, join(folder, file), false));
}

/** The examples, our own schemas, and the files of the corpus where `BACKSMITH_CORPUS` names one. */
export function knownSchemas(): readonly KnownSchema[] {
  const examples = EXAMPLES.map(({ file }) =>
    known(`example-${file.replace('.sql', '')}`, join(REPOSITORY, 'examples', file), true),
  );
  if (!hasCorpus()) return [...examples, ...ownSchemas()];
  return [
    ...examples,
    ...ownSchemas(),
    ...readIndex(CORPUS).map(({ name, file }) => known(name, join(CORPUS, file), false)),
  ];
}
