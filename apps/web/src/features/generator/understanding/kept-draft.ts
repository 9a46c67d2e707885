import type { IdeaGuide } from '@backsmith/contract';
import type { Dialect } from '@backsmith/sql';
import type { Draft, Remark } from './draft.ts';
import type { Understood } from './understood.ts';

/** A schema under review as it is kept: the texts it went through. What they mean is read anew, by the release that opens it. */
export type KeptDraft = {
  readonly notes: readonly string[];
  readonly guide?: IdeaGuide | undefined;
  /** What of the guide was told to stay as it is. */
  readonly kept: readonly string[];
  readonly versions: readonly [KeptVersion, ...KeptVersion[]];
};

type KeptVersion = { readonly text: string; readonly dialect: Dialect; readonly remarks: readonly Remark[] };

/** How many states of a schema are kept: the first, and the latest ones. */
const MOST_VERSIONS = 30;
/** And how many characters: a schema of ten megabytes with a few changes. */
const MOST_CHARACTERS = 64_000_000;

/** A draft as it is kept. @returns null where it is too large to be */
export function keptOf({ notes, guide, kept, versions }: Draft): KeptDraft | null {
  const [first, ...later] = versions;
  const whole = [first, ...later.slice(1 - MOST_VERSIONS)] as const;
  const few = [first, ...later.slice(-1)] as const;
  const fitting = [whole, few].find((some) => charactersOf(some) <= MOST_CHARACTERS);
  if (fitting === undefined) return null;
  const [base, ...changes] = fitting;
  return { notes, guide, kept, versions: [keptVersion(base), ...changes.map(keptVersion)] };
}

function charactersOf(versions: Draft['versions']): number {
  return versions.reduce((sum, { understood }) => sum + understood.text.length, 0);
}

function keptVersion({ understood: { text, dialect }, remarks }: Draft['versions'][0]): KeptVersion {
  return { text, dialect, remarks };
}

/** The draft with what was typed after it was kept; typing goes on in the state it began in, but never in what came in. */
export function withTyping({ versions: [first, ...later], ...draft }: KeptDraft, text: string): KeptDraft {
  const last = later.at(-1) ?? { ...first, remarks: [] };
  return { ...draft, versions: [first, ...later.slice(0, -1), { ...last, text }] };
}

/** What a kept draft went through, read anew, and a sentence that was not answered yet. */
export type Resumed = Pick<Draft, 'notes' | 'guide' | 'kept' | 'versions'> & { readonly unanswered: string | null };

/**
 * Takes a kept draft up where it was left.
 *
 * @param first what came in, as it is read now
 * @param read reads the text of a later state
 * @returns null where it was kept of another schema than the one that came in
 */
export async function resumeDraft(
  { notes, guide, kept, versions: [base, ...changes] }: KeptDraft,
  first: Understood,
  read: (text: string, dialect: Dialect) => Promise<Understood>,
): Promise<Resumed | null> {
  if (base.text !== first.text) return null;
  const later = await Promise.all(
    changes.map(async ({ text, dialect, remarks }) => ({ understood: await read(text, dialect), remarks })),
  );
  const versions = [{ understood: first, remarks: base.remarks }, ...later] as const;
  return { notes, guide, kept, ...withoutUnanswered(versions) };
}

/** A sentence that leaving cut off is asked again, and not shown twice. */
function withoutUnanswered([first, ...later]: Draft['versions']): Pick<Resumed, 'versions' | 'unanswered'> {
  const last = later.at(-1) ?? first;
  const said = last.remarks.at(-1);
  if (said?.kind !== 'said') return { versions: [first, ...later], unanswered: null };
  const trimmed = { ...last, remarks: last.remarks.slice(0, -1) };
  const versions: Draft['versions'] = later.length === 0 ? [trimmed] : [first, ...later.slice(0, -1), trimmed];
  return { versions, unanswered: said.text };
}
