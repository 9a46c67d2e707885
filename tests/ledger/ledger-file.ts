import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../kit/index.ts';
import type { Entry } from './choose.ts';

const FILE = join(REPOSITORY, 'tests/ledger/proven.json');

type Suite = Readonly<Record<string, string>>;

/** A claim is one line: the word for its bytes, that for its circumstances, and the day it was proven, or `open`. */
type Stored = {
  /** What the words stand for. */
  readonly circumstances: Readonly<Record<string, string>>;
  readonly suites: Readonly<Record<string, Suite>>;
};

function read(): Stored {
  if (!existsSync(FILE)) return { circumstances: {}, suites: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
}

function unpack(line: string): Entry {
  const [bytes = '', circumstances = '', day = 'open'] = line.split(' ');
  return { bytes, circumstances, ...(day === 'open' ? {} : { proven: day }) };
}

function pack({ bytes, circumstances, proven = 'open' }: Entry): string {
  return `${bytes} ${circumstances} ${proven}`;
}

function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the ledger holds of a suite, by claim. */
export function readSuite(suite: string): ReadonlyMap<string, Entry> {
  return new Map(Object.entries(read().suites[suite] ?? {}).map(([name, line]) => [name, unpack(line)]));
}

/**
 * Puts entries into the ledger, and takes out what is not called here: each suite writes all it knows.
 *
 * @param meaning what the words for circumstances stand for
 */
export function writeSuite(
  suite: string,
  entries: ReadonlyMap<string, Entry>,
  meaning: ReadonlyMap<string, string>,
): void {
  const before = read();
  const lines = sorted(Object.fromEntries([...entries].map(([name, entry]) => [name, pack(entry)])));
  const suites = sorted({ ...before.suites, [suite]: lines });
  const used = new Set(
    Object.values(suites).flatMap((one) => Object.values(one).map((line) => line.split(' ')[1] ?? '')),
  );
  const known = Object.entries({ ...before.circumstances, ...Object.fromEntries(meaning) });
  const circumstances = sorted(Object.fromEntries(known.filter(([word]) => used.has(word))));
  // Written beside its place: a run that is stopped leaves no half of it.
  writeFileSync(`${FILE}.new`, `${JSON.stringify({ circumstances, suites }, undefined, 2)}\n`);
  renameSync(`${FILE}.new`, FILE);
}
