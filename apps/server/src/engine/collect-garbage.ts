import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Frees what nothing uses any more, now. V8 waits with that as long as there is memory, and what a few large requests leave
 * behind is a quarter of a gigabyte by then. Takes a few dozen milliseconds, so it is for moments before something large.
 */
export function collectGarbage(): void {
  collect ??= exposed();
  collect();
}

/** The collector of V8, which is in reach under a flag alone. */
function exposed(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
