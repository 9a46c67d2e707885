import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../kit/index.ts';
import type { Entry } from './choose.ts';

const FILE = join(REPOSITORY, 'tests/ledger/proven.json');

/** Stands where the day of the proof would. */
const OPEN = 'open';

/** The same, of what was tried with these bytes and not proven. */
const TRIED = 'tried';

type Suite = Readonly<Record<string, string>>;

/**
 * A claim is one line: the word for its bytes, that for its circumstances, and the day it was proven, or `open` or `tried`
 * with the day since when it is not, where that is known.
 */
type Stored = {
  /** What the words stand for. */
  readonly circumstances: Readonly<Record<string, string>>;
  readonly suites: Readonly<Record<string, Suite>>;
  /** The seconds one proof of a suite took on the average of the last run that wrote them, by the clock. */
  readonly seconds: Readonly<Record<string, number>>;
};

function read(): Stored {
  if (!existsSync(FILE)) return { circumstances: {}, suites: {}, seconds: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
}

function unpack(line: string): Entry {
  const [bytes = '', circumstances = '', day = OPEN, since] = line.split(' ');
  if (day !== OPEN && day !== TRIED) return { bytes, circumstances, proven: day };
  return {
    bytes,
    circumstances,
    ...(since === undefined ? {} : { openSince: since }),
    ...(day === TRIED ? { wasTried: true } : {}),
  };
}

function pack({ bytes, circumstances, proven, openSince, wasTried = false }: Entry): string {
  const state = proven === undefined ? [wasTried ? TRIED : OPEN, openSince ?? []].flat() : [proven];
  return [bytes, circumstances, ...state].join(' ');
}

function sorted<T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the ledger holds of a suite, by claim. */
export function readSuite(suite: string): ReadonlyMap<string, Entry> {
  return new Map(Object.entries(read().suites[suite] ?? {}).map(([name, line]) => [name, unpack(line)]));
}

/** How many claims of a suite are open, and about how many seconds one of them takes. */
export type Debt = { readonly open: number; readonly seconds: number };

/** Seconds of a proof that nothing is known of yet. */
const UNKNOWN_SECONDS = 30;

/** What the ledger lacks, suite by suite. */
export function debts(): ReadonlyMap<string, Debt> {
  const { suites, seconds } = read();
  const debtOf = (name: string, suite: Suite): Debt => ({
    open: Object.values(suite).filter((line) => unpack(line).proven === undefined).length,
    seconds: seconds[name] ?? UNKNOWN_SECONDS,
  });
  return new Map(Object.entries(suites).map(([name, suite]) => [name, debtOf(name, suite)]));
}

/** Written beside its place: a run that is stopped leaves no half of it. */
function write(stored: Stored): void {
  writeFileSync(`${FILE}.new`, `${JSON.stringify(stored, undefined, 2)}\n`);
  renameSync(`${FILE}.new`, FILE);
}

/** Notes how many seconds, by the clock, one proof of a suite takes. */
export function writeSeconds(suite: string, seconds: number): void {
  const before = read();
  write({ ...before, seconds: sorted({ ...before.seconds, [suite]: Math.max(1, Math.round(seconds)) }) });
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
  write({ circumstances, suites, seconds: before.seconds });
}
