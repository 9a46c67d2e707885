const SIGNS = [
  ...['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'],
  ...['dragenter', 'dragover', 'drop', 'hashchange'],
] as const;
const AT_LATEST_MS = 5000;

let wanted = typeof document === 'undefined' || location.hash !== '';
let coming: Promise<void> | undefined;

/** Whether there was a sign of somebody: see `whenWanted`. An address with an anchor is one; nobody waits while a page is written out. */
export function isWanted(): boolean {
  return wanted;
}

/**
 * Waits for the first sign that somebody is here: a scroll, a pointer, a key, a focus; at the latest some seconds. What
 * only answers a visitor is set up then, so that the first look at a page waits for none of it.
 */
export function whenWanted(): Promise<void> {
  return (coming ??= wanted ? Promise.resolve() : firstSign());
}

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, seen, true);
      wanted = true;
      resolve();
    };
    const timer = setTimeout(seen, AT_LATEST_MS);
    for (const sign of SIGNS) addEventListener(sign, seen, { capture: true, passive: true });
  });
}
