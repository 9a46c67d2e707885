import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than Maven is ever waited for. Milliseconds. */
const LONGEST = 3_600_000;

/** Removes folders of this name that were at work long ago: whoever made them was killed, and could not. */
export function removeLeftOvers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(prefix)) continue;
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity; // Another process may have removed it.
    if (since < Date.now() - LONGEST) rmSync(path, { recursive: true, force: true });
  }
}
