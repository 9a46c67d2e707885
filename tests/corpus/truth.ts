import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a corpus, as its `index.json` lists it. */
export type CorpusEntry = {
  readonly name: string;
  readonly file: string;
  readonly dialect: string;
  /** Set where the file does not count. */
  readonly status?: string;
};

/** What a real database said about a file, or a careful count. */
export type Truth = {
  readonly tables: readonly {
    readonly name: string;
    readonly pk?: readonly string[];
    readonly columns: readonly { readonly name: string; readonly notNull?: boolean }[];
    readonly partition?: unknown;
    readonly inherits?: unknown;
  }[];
  readonly foreignKeys: readonly {
    readonly table: string;
    readonly cols: readonly string[];
    readonly ref: string;
    readonly refcols?: readonly string[];
    readonly onDelete?: string | null;
    readonly inherited?: unknown;
  }[];
};

/** The files of a corpus folder that count. */
export function readIndex(corpus: string): readonly CorpusEntry[] {
  const entries = JSON.parse(readFileSync(join(corpus, 'index.json'), 'utf8')) as readonly CorpusEntry[];
  return entries.filter(({ status }) => status === undefined);
}

/** What is true about one file. */
export function readTruth(corpus: string, { name }: CorpusEntry): Truth {
  return JSON.parse(readFileSync(join(corpus, 'truth', `${name}.json`), 'utf8')) as Truth;
}
