import type { ServicePlan } from '@backsmith/options';
import type { Diagnostic } from '@backsmith/text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CutWish } from './cut-schema.ts';
import { ask } from './reader.ts';
import type { Cut, MadeCut, Understood } from './understood.ts';
import { presentOf, type Draft } from './use-draft.ts';

/** The services of the schema under review. */
export type ServiceReview = {
  /** What the user decided; null: the schema decides. */
  readonly plan: ServicePlan | null;
  /** How many services the user asked for; null: as many as suit the schema. */
  readonly count: number | null;
  /** The latest cut that could be made; null before the first. */
  readonly cut: MadeCut | null;
  /** Why the plan as it is cannot be followed. */
  readonly problems: readonly Diagnostic[];
  readonly hasFailed: boolean;
};

type Found = Pick<ServiceReview, 'cut' | 'problems' | 'hasFailed'> & { readonly of: object | null };

const NOTHING: Found = { of: null, cut: null, problems: [], hasFailed: false };

/** Has the services of a schema worked out beside the page; null while none are wanted. */
export function useCut(
  draft: Draft | null,
  { plan, count }: CutWish,
  isWanted: boolean,
  isGuarded: boolean,
): ServiceReview | null {
  const [found, setFound] = useState(NOTHING);
  const text = draft && isWanted ? presentOf(draft).text : null;
  const key = JSON.stringify([plan, count]);
  const answer = useEffectEvent(async () =>
    draft === null ? null : answerTo(presentOf(draft), { plan, count }, isGuarded),
  );
  const take = useEffectEvent((cut: Cut | null) => {
    if (draft !== null) setFound((known) => newsOf(cut, draft.origin, known));
  });
  useEffect(() => {
    if (text === null) return;
    let isOver = false;
    void answer().then((cut) => {
      if (!isOver) take(cut);
    });
    return () => {
      isOver = true;
    };
  }, [text, key, isGuarded]);
  if (text === null || draft === null) return null;
  const { cut: made, problems, hasFailed } = found.of === draft.origin ? found : NOTHING;
  return { plan, count, cut: made, problems, hasFailed };
}

/** What is known after an answer: a plan that cannot be followed leaves the cut before it in sight. */
function newsOf(answer: Cut | null, of: object, known: Found): Found {
  const before = known.of === of ? known.cut : null;
  if (answer === null) return { of, cut: before, problems: [], hasFailed: true };
  if (answer.kind === 'cut') return { of, cut: answer, problems: [], hasFailed: false };
  return { of, cut: before, problems: answer.problems, hasFailed: false };
}

async function answerTo(
  { text, dialect }: Understood,
  { plan, count }: CutWish,
  isGuarded: boolean,
): Promise<Cut | null> {
  try {
    return await ask({ ask: 'cut', text, dialect, plan, count, isGuarded });
  } catch (cause) {
    console.warn('The services could not be worked out here; the server does it when it builds.', cause);
    return null;
  }
}
