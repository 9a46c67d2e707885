import { PRODUCT } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { forgetKept } from '../../../shared/lib/forget-kept.ts';
import { keptReview } from '../../../shared/lib/kept-review.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';

/** The draft this account left in this browser, with the way back to it; nothing where there is none. */
export function WaitingDraft({ owner }: { readonly owner: string }) {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (owner === '') return;
    void keptReview(owner).then((review) => {
      if (isHere) setTitle(review?.title ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [owner]);
  if (title === null) return null;
  const discard = () => {
    setTitle(null);
    document.getElementById('main')?.focus({ preventScroll: true }); // the button goes with the draft
    void forgetKept();
  };
  return (
    <section
      aria-label="Draft"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-panel border border-line bg-surface px-4 py-3 text-13"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone="quiet">Draft</Badge>
        <span className="font-medium break-all">{title}</span>
        <span className="text-fg-2">Not built yet. It is kept in this browser, as you left it.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="bare" onClick={discard}>
          Discard draft
        </Button>
        <ButtonLink size="sm" to={PRODUCT.chatPath}>
          Continue
        </ButtonLink>
      </div>
    </section>
  );
}
