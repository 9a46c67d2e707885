import { Button } from './button.tsx';
import { Note } from './note.tsx';

type LoadProblemProps = {
  readonly children: string;
  readonly busy?: boolean;
  readonly onRetry: () => unknown;
};

/** What could not be loaded, with another try. */
export function LoadProblem({ children, busy = false, onRetry }: LoadProblemProps) {
  return (
    <Note tone="bad" role="alert">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>{children}</p>
        <Button size="sm" busy={busy} onClick={() => void onRetry()}>
          Try again
        </Button>
      </div>
    </Note>
  );
}
