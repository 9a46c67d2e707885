import { type ReactNode, Suspense, use } from 'react';
import { isWanted, whenWanted } from '../shared/lib/when-wanted.ts';

/**
 * What stands as it was written out until there is a sign of a visitor. What he does first is not lost: React takes over
 * what a click or a key is meant for before it hands it on.
 */
export function OnceWanted({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  if (!isWanted()) use(whenWanted());
  return children;
}
