import type { ReactNode } from 'react';

/** A marketing page: 1200 px between two rails. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto max-w-[1200px] border-b border-line sm:border-x">{children}</div>;
}
