import type { Pagination } from '@backsmith/contract';
import { Button } from './button.tsx';

type PagesProps = { readonly at: Pagination; readonly noun: string; readonly onPage: (page: number) => void };

/** Which part of a list is shown, and the way to the others. */
export function Pages({ at: { total, page, limit, totalPages }, noun, onPage }: PagesProps) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5 text-13 text-fg-2">
      <p role="status" className="tabular-nums">
        {total === 0 || first > total ? `0 of ${total} ${noun}` : `${first}–${last} of ${total} ${noun}`}
      </p>
      {totalPages > 1 && (
        <div className="flex items-center gap-2 print:hidden">
          <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span className="tabular-nums">
            Page {page} of {totalPages}
          </span>
          <Button size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
