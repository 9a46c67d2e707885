import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../kit/index.ts';
import type { Digest } from './digest.ts';

const RECORDED = join(REPOSITORY, 'tests/digest/recorded.json');

/** A project is one line: the word for all its files, then three characters for each kind that is listed above. */
type Stored = { readonly kinds: readonly string[]; readonly projects: Readonly<Record<string, string>> };

const NONE = '---';

function unpack(line: string, kinds: readonly string[]): Digest {
  const [all = '', words = ''] = line.split(' ');
  const entries = kinds.map((kind, at) => [kind, words.slice(at * 3, at * 3 + 3)] as const);
  return { all, kinds: new Map(entries.filter(([, one]) => one !== NONE)) };
}

function pack({ all, kinds }: Digest, order: readonly string[]): string {
  return `${all} ${order.map((kind) => kinds.get(kind) ?? NONE).join('')}`;
}

/** The digests in the repository, by project. */
export function readDigests(): ReadonlyMap<string, Digest> {
  if (!existsSync(RECORDED)) return new Map();
  const { kinds, projects } = JSON.parse(readFileSync(RECORDED, 'utf8')) as Stored;
  return new Map(Object.entries(projects).map(([name, line]) => [name, unpack(line, kinds)]));
}

/** Writes the digests into the repository, sorted by project. */
export function writeDigests(digests: ReadonlyMap<string, Digest>): void {
  const kinds = [...new Set([...digests.values()].flatMap((digest) => [...digest.kinds.keys()]))].toSorted();
  const sorted = [...digests].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const projects = Object.fromEntries(sorted.map(([name, digest]) => [name, pack(digest, kinds)]));
  writeFileSync(RECORDED, `${JSON.stringify({ kinds, projects } satisfies Stored, undefined, 2)}\n`);
}
