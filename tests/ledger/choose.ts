import { createHash } from 'node:crypto';
import { wordFor } from './claim.ts';
import type { Commit } from './commit.ts';

/** What the ledger holds of a claim. */
export type Entry = {
  /** The word for the bytes it was proven with, or left open with. */
  readonly bytes: string;
  /** The word for what it was proven with besides: JDK, database, harness. */
  readonly circumstances: string;
  /** The day of the commit it was proven at; absent where it was seen and not proven. */
  readonly proven?: string;
  /** The day of the commit at which it was first seen and not proven. */
  readonly openSince?: string;
  /** Whether a run that wrote the ledger tried it with these bytes, and could not prove it. */
  readonly wasTried?: boolean;
};

/** What a run is asked for by `BACKSMITH_PROOF`. */
export type Wish =
  | { readonly kind: 'sample' | 'all' | 'open' }
  | { readonly kind: 'named'; readonly names: ReadonlySet<string> }
  | { readonly kind: 'share'; readonly number: number; readonly count: number };

/** How much a sample takes, in claims. */
export type Limits = {
  /** Of those this commit changed. */
  readonly changed: number;
  /** Of those proven before: the rotating share. A part of one, such as 1/8, takes one at every eighth commit or so. */
  readonly again: number;
  /** Of those that earlier commits left open, the oldest first; likewise less than one for a turn now and then. */
  readonly open: number;
};

/** A claim as the choice sees it. The words for its bytes cost a generation, so they are asked for late. */
export type Candidate = {
  readonly name: string;
  readonly entry: Entry | undefined;
  readonly circumstances: string;
  readonly bytes: () => string;
};

export type Choice<T> = {
  readonly taken: readonly T[];
  /** Of those taken, what was proven before with the same bytes. */
  readonly again: readonly T[];
  /** Proven before, and not taken. */
  readonly skipped: readonly T[];
  /** Changed by this commit and more than a sample takes. */
  readonly left: readonly T[];
  /** Of those taken, what earlier commits left open. */
  readonly due: readonly T[];
  /** Left open by earlier commits, and not taken. */
  readonly open: readonly T[];
  /** Tried with these very bytes and not proven: a known gap, which says nothing of this commit. */
  readonly unproven: readonly T[];
  /** Whatever they are: others were asked for. */
  readonly unasked: readonly T[];
};

/** Whether the ledger knows a claim, proven or not, with the bytes and circumstances it has now. */
export function isKnown({ entry, circumstances, bytes }: Candidate): boolean {
  return entry?.circumstances === circumstances && entry.bytes === bytes();
}

/** Whether it is proven with these. */
function isProven(candidate: Candidate): boolean {
  return candidate.entry?.proven !== undefined && isKnown(candidate);
}

/** Seen with these bytes by an earlier run that wrote the ledger, and not proven. */
function isLeftOpen(candidate: Candidate): boolean {
  return isKnown(candidate) && candidate.entry?.proven === undefined;
}

/** What was proven longest ago comes first; of equal days another one for each commit. */
function byAge<T extends Candidate>(candidates: readonly T[], { hash }: Commit): readonly T[] {
  const place = ({ name, entry }: T): string => `${entry?.proven ?? ''} ${wordFor([hash, name])}`;
  return candidates
    .map((one) => [place(one), one] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}

/** Between 0 and 1, another one for each commit and suite. */
function turnOf(candidates: readonly Candidate[], { hash }: Commit): number {
  return (
    Number.parseInt(
      createHash('sha256')
        .update(`${hash} ${candidates[0]?.name ?? ''}`)
        .digest('hex')
        .slice(0, 8),
      16,
    ) /
    2 ** 32
  );
}

/** What was left open longest ago comes first; of equal days another one for each commit. */
function byOpening<T extends Candidate>(candidates: readonly T[], commit: Commit): readonly T[] {
  const aged = byAge(candidates, commit);
  const since = ({ entry }: T): string => entry?.openSince ?? '';
  return aged.toSorted((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0));
}

/** The part of the ledger that has waited longest, from which the rotating share is drawn. */
const OLDEST = 1 / 3;

/**
 * Draws the rotating share: from the third that has waited longest, other claims for another commit, so that runs that
 * never write the ledger get around, too. Those whose bytes are no longer what was proven are passed over: if that is not
 * this commit's doing, it has no part in it.
 */
function drawAgain<T extends Candidate>(candidates: readonly T[], commit: Commit, share: number): readonly T[] {
  const limit = Math.floor(share + turnOf(candidates, commit));
  const aged = byAge(
    candidates.filter(({ entry }) => entry?.proven !== undefined),
    commit,
  );
  const oldest = aged.slice(0, Math.max(limit, Math.ceil(aged.length * OLDEST)));
  const order = oldest
    .map((one) => [wordFor([commit.hash, one.name]), one] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const drawn: T[] = [];
  for (const [, one] of order) {
    if (drawn.length >= limit) break;
    if (isProven(one)) drawn.push(one);
  }
  return drawn;
}

function sample<T extends Candidate>(candidates: readonly T[], commit: Commit, limits: Limits): Choice<T> {
  // A commit that touches neither engine nor harness changes no proof: nothing is generated but for the rotating share.
  const isDone = (one: T): boolean => (commit.decides ? isProven(one) : one.entry?.proven !== undefined);
  const proven = candidates.filter(isDone);
  const others = candidates.filter((one) => !proven.includes(one));
  const isOwn = (one: T): boolean => commit.decides && !isLeftOpen(one);
  const changed = byAge(others.filter(isOwn), commit);
  const again = drawAgain(proven, commit, limits.again);
  const own = changed.slice(0, limits.changed);
  const left = others.filter((one) => !isOwn(one));
  const unproven = left.filter(({ entry }) => entry?.wasTried === true);
  const open = byOpening(
    left.filter((one) => !unproven.includes(one)),
    commit,
  );
  const due = open.slice(0, Math.floor(limits.open + turnOf(candidates, commit)));
  return {
    taken: [...own, ...due, ...again],
    again,
    due,
    skipped: proven.filter((one) => !again.includes(one)),
    left: changed.slice(limits.changed),
    open: open.slice(due.length),
    unproven,
    unasked: [],
  };
}

function exactly<T extends Candidate>(candidates: readonly T[], taken: readonly T[]): Choice<T> {
  const unasked = candidates.filter((one) => !taken.includes(one));
  return { taken, again: taken.filter(isProven), due: [], skipped: [], left: [], open: [], unproven: [], unasked };
}

/**
 * Says which claims a run proves. An ordinary one takes what its commit changed, those proven longest ago first, of what
 * earlier commits left open as much as its time allows, and a rotating share of what was proven before with the very same
 * bytes. What was tried with the same bytes and not proven it names, and does not try again.
 */
export function choose<T extends Candidate>(
  candidates: readonly T[],
  wish: Wish,
  commit: Commit,
  limits: Limits,
): Choice<T> {
  switch (wish.kind) {
    case 'all':
      return exactly(candidates, candidates);
    case 'open': {
      const taken = candidates.filter((one) => !isProven(one));
      return { ...exactly(candidates, taken), skipped: candidates.filter(isProven), unasked: [] };
    }
    case 'named':
      return exactly(
        candidates,
        candidates.filter(({ name }) => wish.names.has(name) || wish.names.has(name.split(' ')[0] ?? '')),
      );
    case 'share':
      return exactly(
        candidates,
        candidates.filter((_, at) => at % wish.count === wish.number - 1),
      );
    case 'sample':
      return sample(candidates, commit, limits);
  }
}
