import type { IdeaGuide } from '@backsmith/contract';
import { presentOf, type Draft } from './use-draft.ts';

/** What the conversation goes on with, and what became of it so far. */
export type GuideState = {
  readonly summary: string;
  readonly notice: IdeaGuide['notice'];
  readonly questions: readonly AskedQuestion[];
  readonly offers: readonly (IdeaGuide['offers'][number] & { readonly isTaken: boolean })[];
  readonly assumptions: readonly (IdeaGuide['assumptions'][number] & { readonly fate: Fate })[];
};

export type AskedQuestion = IdeaGuide['questions'][number] & {
  /** The label of the option that was chosen. */
  readonly chosen: string | undefined;
  /** True where the choice changed the schema: the way back from it is the undo. */
  readonly isMade: boolean;
};

/** Left as it is, taken back, or not decided. */
export type Fate = 'open' | 'kept' | 'removed';

/**
 * Tells what of a draft's guide is still open. Nothing of it is stored: what a click said stands among the remarks, so that
 * an undo opens it again.
 */
export function guideStateOf(draft: Draft): GuideState | undefined {
  const { guide, kept } = draft;
  if (guide === undefined) return undefined;
  const done = sentencesDone(draft);
  const tables = new Set(presentOf(draft).tables.map(({ name }) => name));
  return {
    summary: guide.summary,
    notice: guide.notice,
    questions: guide.questions.map((question) => answered(question, done, kept)),
    offers: guide.offers.map((offer) => ({
      ...offer,
      isTaken: done.has(offer.sentence) || isThere(offer.tables, tables),
    })),
    assumptions: guide.assumptions
      .map((assumption) => ({ ...assumption, fate: fateOf(assumption, done, kept) }))
      // A table that went for another reason leaves nothing to decide.
      .filter(({ fate, table }) => fate === 'removed' || tables.has(table)),
  };
}

/** An offer that adds no table is taken by its sentence alone. */
function isThere(offered: readonly string[], tables: ReadonlySet<string>): boolean {
  return offered.length > 0 && offered.every((table) => tables.has(table));
}

function answered(
  question: IdeaGuide['questions'][number],
  done: ReadonlySet<string>,
  kept: readonly string[],
): AskedQuestion {
  const made = question.options.find(({ sentence }) => sentence !== undefined && done.has(sentence));
  const left = kept.includes(question.text)
    ? question.options.find(({ sentence }) => sentence === undefined)
    : undefined;
  return { ...question, chosen: (made ?? left)?.label, isMade: made !== undefined };
}

function fateOf(
  { text, sentence }: IdeaGuide['assumptions'][number],
  done: ReadonlySet<string>,
  kept: readonly string[],
): Fate {
  if (done.has(sentence)) return 'removed';
  return kept.includes(text) ? 'kept' : 'open';
}

/** What was said and led to a change that still holds. */
function sentencesDone({ versions }: Draft): ReadonlySet<string> {
  const remarks = versions.flatMap((version) => version.remarks);
  const said = remarks.flatMap((remark, at) =>
    remark.kind === 'said' && remarks[at + 1]?.kind === 'changed' ? [remark.text] : [],
  );
  return new Set(said);
}
