const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'dragenter'] as const;
const AT_LATEST_MS = 2500;

/**
 * Waits for the first sign that somebody is here: a scroll, a pointer, a key, a focus; at the latest some seconds. What
 * lies below the first screen takes its code only then.
 */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      resolve();
    };
    const timer = setTimeout(seen, AT_LATEST_MS);
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}
