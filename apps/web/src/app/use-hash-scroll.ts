import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showSection } from './show-section.ts';

/** Brings the section an anchor names into view: smoothly on the same page, at once on arrival from another. */
export function useHashScroll(): void {
  const { pathname, hash, key } = useLocation();
  const lastPath = useRef<string | null>(null);
  useEffect(() => {
    const stayed = lastPath.current === pathname;
    lastPath.current = pathname;
    showSection(hash, stayed && !prefersStillness() ? 'smooth' : 'instant');
  }, [pathname, hash, key]);
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
