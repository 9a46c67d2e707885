import type { GeneratedFile } from '@backsmith/engine';
import { changedKinds, type Digest } from './digest.ts';
import { fileKind } from './file-kind.ts';

/** What changed in one project: words about each kind of files that differs. */
export type Change = { readonly project: string; readonly files: readonly string[] };

const SHOWN = 20;

function describeKind(kind: string, files: readonly GeneratedFile[]): string {
  const count = files.filter(({ path }) => fileKind(path) === kind).length;
  return count === 0 ? `${kind} (gone)` : `${kind}${count > 1 ? ` (one of ${count} or more)` : ''}`;
}

/** Compares a project with its recorded digest; nothing where all bytes are the same. */
export function findChange(
  project: string,
  before: Digest | undefined,
  after: Digest,
  files: readonly GeneratedFile[],
): readonly Change[] {
  if (before === undefined) return [{ project, files: ['not recorded yet'] }];
  if (before.all === after.all) return [];
  const kinds = changedKinds(before, after).map((kind) => describeKind(kind, files));
  return [{ project, files: kinds.length === 0 ? ['the order of its files'] : kinds }];
}

/** Changes in words: each of the first projects with its files, then every kind with the number of projects. */
export function describeChanges(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return [];
  const first = changes.slice(0, SHOWN).map(({ project, files }) => `${project}: ${files.join(', ')}`);
  const kinds = Map.groupBy(
    changes.flatMap(({ files }) => files.map((file) => file.replace(/ \(.+$/, ''))),
    (file) => file,
  );
  const counts = [...kinds].map(([kind, all]) => `${all.length} × ${kind}`).toSorted();
  const rest = changes.length > SHOWN ? [`and ${changes.length - SHOWN} more`] : [];
  return [`${changes.length} projects changed`, ...first, ...rest, `In all: ${counts.join(', ')}`];
}
