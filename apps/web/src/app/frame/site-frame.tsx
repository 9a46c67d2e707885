import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { SiteBar } from './site-bar.tsx';

/** The public frame: bar, page, footer. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
