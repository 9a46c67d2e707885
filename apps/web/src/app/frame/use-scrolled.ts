import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const COMPACT_AFTER_PX = 50;

/** True after 50 px of scroll. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > COMPACT_AFTER_PX,
    () => false,
  );
}

/** A line that grows with the part of the page that was scrolled past. Drawn past React: it changes per frame. */
export function useScrollProgress(): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const room = document.documentElement.scrollHeight - innerHeight;
      const part = room > 0 ? Math.min(1, scrollY / room) : 0;
      if (line.current) line.current.style.transform = `scaleX(${part})`;
    };
    draw();
    return onScroll(draw);
  }, []);
  return line;
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener, { passive: true });
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}
