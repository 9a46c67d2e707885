import type { Project } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { type KeptReview, keptReview } from '../../shared/lib/kept-review.ts';
import { draftHere } from './model/draft-here.ts';

/** The draft this account left in this browser, with what the server holds of it; null where there is none to go on with. */
export function useWaitingDraft(owner: string, projects: readonly Project[] | undefined) {
  const [review, setReview] = useState<KeptReview | null>(null);
  useEffect(() => {
    let isHere = true;
    if (owner === '') return;
    void keptReview(owner).then((found) => {
      if (isHere) setReview(found);
    });
    return () => {
      isHere = false;
    };
  }, [owner]);
  return { waiting: draftHere(review, projects ?? []), forget: () => setReview(null) };
}
