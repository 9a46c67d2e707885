import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../../shared/lib/ask-before-leaving.ts';
import { forgetKeptReview, keepReview } from '../../../shared/lib/kept-review.ts';
import { forgetTyped, keptTyping } from '../../../shared/lib/kept-typing.ts';
import { holdDraft, type Hold } from './hold-draft.ts';
import { type KeptWork, titleOf } from './kept-work.ts';

/** What is to be kept: nothing while it is not known yet; null where it is too large. */
export type WorkToKeep = () => KeptWork | null;

type KeeperOptions = {
  /** The account; null: nobody is signed in. */
  readonly owner: string | null;
  /** Took the draft from another tab. */
  readonly takeOver: boolean;
  /** False from the moment on the server has it. */
  readonly isOpen: boolean;
  /** True where leaving would lose something that was changed here. */
  readonly hasChanges: boolean;
  readonly work: WorkToKeep;
  /** What the work is made of: a change of any of them is kept. */
  readonly parts: readonly unknown[];
};

/** Keeps the work of this tab from change to change, and asks before leaving where it cannot be kept. @returns whether this tab keeps it */
export function useKeeper({ owner, takeOver, isOpen, hasChanges, work, parts }: KeeperOptions): Hold {
  const [hold, setHold] = useState<Hold>('asking');
  const [isRefused, setRefused] = useState(false);
  useEffect(() => holdDraft(takeOver, setHold), [takeOver]);

  const last = useRef<Promise<void>>(Promise.resolve());
  const save = useEffectEvent(() => {
    const kept = work();
    const saving = last.current.then(async () => {
      try {
        if (kept === null) throw new Error('The review is too large to be kept.');
        await keepReview({ owner, title: titleOf(kept), draft: kept.draft, work: kept });
        forgetTypedIn(kept);
        setRefused(false);
      } catch (cause) {
        console.info('The review could not be kept in this browser.', cause);
        setRefused(true);
      }
    });
    last.current = saving;
  });
  useEffect(() => {
    if (hold !== 'here' || !isOpen) return;
    save();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the work is made of, as the caller names it
  }, [hold, isOpen, ...parts]);

  useEffect(() => {
    // After what is being written: the server has it now.
    if (!isOpen && hold === 'here') void last.current.then(() => forgetKeptReview(owner));
  }, [isOpen, hold, owner]);

  const isAtRisk = isOpen && hasChanges && (hold === 'elsewhere' || isRefused);
  useEffect(() => {
    if (isAtRisk) return askBeforeLeaving();
    return undefined;
  }, [isAtRisk]);
  return hold;
}

/** What was typed is in the review that was kept. */
function forgetTypedIn({ drafts }: KeptWork): void {
  const typing = keptTyping();
  const texts = Object.values(drafts).map((draft) => draft?.versions.at(-1)?.text);
  if (typing !== null && texts.includes(typing.text)) forgetTyped();
}
