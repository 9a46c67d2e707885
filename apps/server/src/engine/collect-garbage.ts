import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The collector of V8. "last-resort" also gives the pages back that V8 would keep for what comes next. */
type Collect = (how?: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: 'last-resort' }) => void;

let known: Collect | undefined;

/**
 * Frees what nothing uses any more, now. V8 waits with that as long as there is memory, and what a few large requests leave
 * behind is a quarter of a gigabyte by then. Takes a few dozen milliseconds, so it is for moments before something large.
 */
export function collectGarbage(): void {
  collector()();
}

/**
 * Frees what nothing uses any more and gives its pages back to the system. Those of a thread that ends stay with the process
 * for eight seconds otherwise, beside what the next thread takes. Takes a tenth of a second: for threads with nothing to do.
 */
export function giveBackPages(): void {
  collector()({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** The collector is in reach under a flag alone. */
function collector(): Collect {
  if (known === undefined) {
    setFlagsFromString('--expose-gc');
    known = runInNewContext('gc') as Collect;
  }
  return known;
}
