import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Hero } from '../../features/marketing/home/hero.tsx';
import { askForVisit } from '../../shared/pricing/visit-plans.ts';

const loadRest = async () => (await import('./home-rest.tsx')).HomeRest;

/**
 * The page as HTML is complete. The code below the hero comes when the page is taken over, so that the first screen does
 * not wait for it; until then its links work and its fields can be filled.
 */
const LaterRest = lazy(async () => ({ default: await loadRest() }));

/** The home page: what the product is, then the way to talk to somebody. Between two rails. */
export async function loadHomePage(): Promise<ComponentType> {
  const Rest = isWrittenOut() ? LaterRest : await loadRest();
  return function HomePage() {
    useEffect(askForVisit, []);
    return (
      <div className="mx-auto max-w-[1200px] border-line sm:border-x">
        <Hero />
        <Suspense fallback={null}>
          <Rest />
        </Suspense>
      </div>
    );
  };
}

/** True in a browser that shows the page as HTML, from its top. */
function isWrittenOut(): boolean {
  if (typeof document === 'undefined') return false;
  return document.getElementById('root')?.dataset['page'] === '/' && location.hash === '';
}
