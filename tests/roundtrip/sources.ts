import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from '@backsmith/sql';
import { readIndex } from '../corpus/truth.ts';
import { REPOSITORY, tool } from '../kit/index.ts';

export type Source = { readonly name: string; readonly bytes: Uint8Array };

/** A corpus calls two dialects by shorter names. */
const CORPUS_NAMES: Readonly<Record<Dialect, string>> = {
  postgresql: 'postgres',
  mysql: 'mysql',
  mariadb: 'mariadb',
  oracle: 'oracle',
  sqlserver: 'mssql',
  sqlite: 'sqlite',
};

/** The files of one dialect in the corpus; needs the tool `corpus`. */
export function corpusSources(dialect: Dialect): readonly Source[] {
  const corpus = tool('corpus');
  return readIndex(corpus)
    .filter((entry) => entry.dialect === CORPUS_NAMES[dialect])
    .map(({ name, file }) => ({ name, bytes: readFileSync(join(corpus, file)) }));
}

/** The project's own examples. */
export function exampleSources(): readonly Source[] {
  const folder = join(REPOSITORY, 'examples');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
