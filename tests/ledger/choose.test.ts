import { describe, expect, test } from 'vitest';
import { choose, type Candidate, type Entry } from './choose.ts';
import type { Commit } from './commit.ts';
import { decides } from './commit.ts';
import { readWish } from './wish.ts';

const COMMIT: Commit = { hash: 'abc', day: '2026-03-04', decides: true };
const LIMITS = { changed: 2, again: 1, open: 0 };

/** @param line as the ledger has it: bytes, circumstances and day; empty where it has none */
function candidate(name: string, line: string, bytes = 'same'): Candidate {
  const [before = '', circumstances = '', proven = 'open', openSince] = line.split(' ');
  const entry: Entry = {
    bytes: before,
    circumstances,
    ...(proven === 'open' || proven === 'tried' ? (openSince === undefined ? {} : { openSince }) : { proven }),
    ...(proven === 'tried' ? { wasTried: true } : {}),
  };
  return { name, entry: line === '' ? undefined : entry, circumstances: 'here', bytes: () => bytes };
}

function names(candidates: readonly Candidate[]): readonly string[] {
  return candidates.map(({ name }) => name);
}

const PROVEN = Array.from({ length: 30 }, (_, at) =>
  candidate(`p${at}`, `same here 2026-01-${String(at + 1).padStart(2, '0')}`),
);

describe('an ordinary run', () => {
  test('takes what changed, longest unproven first, up to its limit, and says what is left', () => {
    const changed = [
      candidate('young', 'old here 2026-02-02'),
      candidate('aged', 'old here 2026-01-01'),
      candidate('new', ''),
      candidate('elsewhere', 'same there 2026-02-01'),
    ];
    const choice = choose([...PROVEN, ...changed], { kind: 'sample' }, COMMIT, LIMITS);
    expect(names(choice.taken).slice(0, 2)).toEqual(['new', 'aged']);
    expect(names(choice.left)).toEqual(['elsewhere', 'young']);
    expect(names(choice.again)).toEqual(names(choice.taken).slice(2));
    expect(choice.skipped).toHaveLength(29);
    expect(choice.open).toEqual([]);
  });

  test('proves again one of the third that waited longest, the same for the same commit, others for others', () => {
    const drawn = (hash: string) => names(choose(PROVEN, { kind: 'sample' }, { ...COMMIT, hash }, LIMITS).again);
    expect(drawn('abc')).toEqual(drawn('abc'));
    const seen = new Set(Array.from({ length: 60 }, (_, at) => drawn(`commit ${at}`)).flat());
    expect(seen.size).toBeGreaterThan(5);
    for (const name of seen) expect(Number(name.slice(1))).toBeLessThan(10);
  });

  test('leaves alone what earlier commits left open, as the ledger says', () => {
    const choice = choose([candidate('debt', 'same here open'), ...PROVEN], { kind: 'sample' }, COMMIT, LIMITS);
    expect(names(choice.open)).toEqual(['debt']);
    expect(names(choice.taken)).toEqual(names(choice.again));
  });

  test('takes of what was left open the oldest, as far as its time goes', () => {
    const debts = [
      candidate('young', 'same here open 2026-02-02'),
      candidate('oldest', 'same here open'),
      candidate('aged', 'same here open 2026-01-01'),
    ];
    for (const decided of [true, false]) {
      const choice = choose(debts, { kind: 'sample' }, { ...COMMIT, decides: decided }, { ...LIMITS, open: 2 });
      expect(names(choice.due)).toEqual(['oldest', 'aged']);
      expect(names(choice.taken)).toEqual(['oldest', 'aged']);
      expect(names(choice.open)).toEqual(['young']);
    }
  });

  test('takes one now and then where its time is not enough for one', () => {
    const takenAt = (hash: string) =>
      choose(
        [candidate('debt', 'same here open')],
        { kind: 'sample' },
        { ...COMMIT, hash },
        { ...LIMITS, open: 1 / 4 },
      );
    const count = Array.from({ length: 400 }, (_, at) => takenAt(`commit ${at}`).due.length).reduce((a, b) => a + b);
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  });

  test('names what was tried in vain with the same bytes, and tries it again with others', () => {
    const limits = { ...LIMITS, open: 2 };
    for (const decided of [true, false]) {
      const choice = choose(
        [candidate('gap', 'same here tried')],
        { kind: 'sample' },
        { ...COMMIT, decides: decided },
        limits,
      );
      expect(names(choice.unproven)).toEqual(['gap']);
      expect(choice.taken).toEqual([]);
    }
    const changed = choose([candidate('gap', 'older here tried')], { kind: 'sample' }, COMMIT, limits);
    expect(names(changed.taken)).toEqual(['gap']);
    expect(names(choose([candidate('gap', 'same here tried')], { kind: 'open' }, COMMIT, limits).taken)).toEqual([
      'gap',
    ]);
  });

  test('takes what was left open and has changed since', () => {
    const choice = choose([candidate('debt', 'older here open')], { kind: 'sample' }, COMMIT, LIMITS);
    expect(names(choice.taken)).toEqual(['debt']);
  });
});

describe('a commit that touches neither engine nor harness', () => {
  const outside = { ...COMMIT, decides: false };

  test('proves no change, whatever the ledger lacks, and generates for the rotating share alone', () => {
    let generated = 0;
    const counting = PROVEN.map((one) => ({ ...one, bytes: () => ((generated += 1), 'same') }));
    const choice = choose([candidate('new', ''), ...counting], { kind: 'sample' }, outside, LIMITS);
    expect(names(choice.taken)).toEqual(names(choice.again));
    expect(choice.taken).toHaveLength(1);
    expect(names(choice.open)).toEqual(['new']);
    expect(generated).toBe(1);
  });

  test('passes over what an earlier commit changed without proving it', () => {
    const choice = choose([candidate('changed', 'old here 2026-01-01')], { kind: 'sample' }, outside, LIMITS);
    expect(choice.taken).toEqual([]);
  });
});

describe('a run that is asked for more', () => {
  const all = [...PROVEN, candidate('changed one', 'old here 2026-01-01'), candidate('debt', 'same here open')];

  test.each([
    ['all', 32],
    ['open', 2],
    ['changed', 1],
    ['p3,debt', 2],
    ['2/4', 8],
  ])('%s: %i', (text, count) => {
    const { taken, skipped, unasked } = choose(all, readWish(text), COMMIT, LIMITS);
    expect(taken).toHaveLength(count);
    expect(taken.length + skipped.length + unasked.length).toBe(all.length);
    expect(skipped).toHaveLength(text === 'open' ? 30 : 0);
  });
});

test('engine, lockfile, examples and harness decide over proofs; site, server, documents and unit tests do not', () => {
  for (const path of ['packages/spring/src/index.ts', 'package-lock.json', 'tests/backends/proof/api/values.ts'])
    expect(decides([path]), path).toBe(true);
  const others = [
    'apps/web/src/app/app.tsx',
    'apps/server/src/app.ts',
    'README.md',
    'packages/sql/src/lex/tokenize.test.ts',
  ];
  expect(
    decides([...others, 'packages/contract/src/plans.ts', 'tests/e2e/frame.test.ts', 'tests/ledger/proven.json']),
  ).toBe(false);
});
