import type { Project } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { type KeptReview, keptReview } from '../../shared/lib/kept-review.ts';
import { draftHere, listedBeside } from './model/draft-here.ts';

/** The draft this account left in this browser, with what the server holds of it (null: none to go on with), and the projects beside it. */
export function useWaitingDraft(owner: string, projects: readonly Project[] | undefined) {
  const [review, setReview] = useState<KeptReview | null | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    if (owner === '') return;
    const tell = (found: KeptReview | null) => {
      if (isHere) setReview(found);
    };
    keptReview(owner).then(tell, (cause: unknown) => {
      console.info('What was left in this browser could not be taken over.', cause);
      tell(null);
    });
    return () => {
      isHere = false;
    };
  }, [owner]);
  return {
    waiting: draftHere(review ?? null, projects ?? []),
    listed: projects && listedBeside(review, projects),
    forget: () => setReview(null),
  };
}
