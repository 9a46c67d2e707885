import { useCallback, useEffect, useRef } from 'react';

const EACH_MS = 3200;

/**
 * Shows one item after the other until the visitor takes over with pointer or focus. Stands still where stillness is
 * asked for, and while the page is hidden.
 */
export function useTour(items: readonly string[], show: (item: string) => void) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = useCallback(() => clearInterval(timer.current), []);
  const key = items.join(' ');

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const stops = key.split(' ');
    let turn = 0;
    timer.current = setInterval(() => {
      if (!document.hidden) show(stops[++turn % stops.length] ?? '');
    }, EACH_MS);
    return () => clearInterval(timer.current);
  }, [key, show]);

  return { stop, handlers: { onPointerEnter: stop, onFocus: stop } };
}
