import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the screen; undefined until it was there for the first time. */
export function useInView(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isSeen, setSeen] = useState<boolean>();
  useEffect(() => {
    if (element.current === null) return;
    const watcher = new IntersectionObserver((entries) => {
      const isIn = entries.at(-1)?.isIntersecting === true;
      setSeen((known) => (isIn ? true : known && false));
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isSeen;
}
