import { Button } from '../../../shared/ui/button.tsx';

/** Stands in for a tab while it is loaded for the first time, and offers another try where that failed. */
export function TabPending({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  if (!failed) return <div aria-hidden className="after-a-moment h-[320px] rounded-panel bg-surface-2" />;
  return (
    <div>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
