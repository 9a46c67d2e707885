import { createHash } from 'node:crypto';
import type { GeneratedFile } from '@backsmith/engine';
import { fileKind } from './file-kind.ts';

/** What a project's files come to: one word for all of them, and one for the files of each kind. */
export type Digest = { readonly all: string; readonly kinds: ReadonlyMap<string, string> };

function word(files: readonly GeneratedFile[], length: number): string {
  const hash = createHash('sha256');
  for (const { path, content, executable } of files) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\n${executable === true ? 'x' : '-'} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url').slice(0, length);
}

/** The digest of a project: path, mode and bytes of every file, in the order of the archive. */
export function digestOf(files: readonly GeneratedFile[]): Digest {
  const kinds = [...Map.groupBy(files, ({ path }) => fileKind(path))];
  return { all: word(files, 16), kinds: new Map(kinds.map(([kind, some]) => [kind, word(some, 3)])) };
}

/** The kinds of files that differ between two digests, sorted. */
export function changedKinds(before: Digest, after: Digest): readonly string[] {
  return [...new Set([...before.kinds.keys(), ...after.kinds.keys()])]
    .filter((kind) => before.kinds.get(kind) !== after.kinds.get(kind))
    .toSorted();
}
