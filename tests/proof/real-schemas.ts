import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detect } from '@backsmith/engine';
import { REPOSITORY } from '../kit/index.ts';
import { readIndex } from '../corpus/truth.ts';
import { MARIADB, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';

/** A schema and the server its backend runs on. */
export type RealSchema = {
  readonly name: string;
  readonly source: Uint8Array;
  readonly kind: DatabaseKind;
  /** Whether the server reads the file itself; the tables come from the backend's own migrations otherwise. */
  readonly isNative: boolean;
  /** One of the project's own examples. */
  readonly isExample: boolean;
};

function realSchema(name: string, file: string, isExample: boolean): readonly RealSchema[] {
  const source = readFileSync(file);
  switch (detect(source).dialect) {
    case 'postgresql':
      return [{ name, source, kind: POSTGRESQL, isNative: true, isExample }];
    case 'mysql':
    case 'mariadb':
      return [{ name, source, kind: MARIADB, isNative: true, isExample }];
    default:
      return [POSTGRESQL, MARIADB].map((kind) => ({
        name: `${name}-${kind.target}`,
        source,
        kind,
        isNative: false,
        isExample,
      }));
  }
}

const EXAMPLES = ['shop', 'shop-mysql', 'library', 'clinic', 'fleet'];

/** The examples, and the files of the corpus where it is there. */
export function realSchemas(): readonly RealSchema[] {
  const examples = EXAMPLES.flatMap((name) =>
    realSchema(`example-${name}`, join(REPOSITORY, 'examples', `${name}.sql`), true),
  );
  const corpus = process.env['BACKSMITH_CORPUS'] ?? '';
  if (!existsSync(join(corpus, 'index.json'))) return examples;
  return [...examples, ...readIndex(corpus).flatMap(({ name, file }) => realSchema(name, join(corpus, file), false))];
}
