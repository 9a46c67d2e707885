import type { Draft, DraftTable } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';

/**
 * Notes that a thing may well belong to another one, where nothing links them yet and neither the text nor a model says so:
 * the user is asked for it, it is never made.
 */
export function suppose(draft: Draft, from: DraftTable, to: DraftTable): void {
  // The model says how its things belong together: more would be guessed.
  if (draft.tied.has(from.key) && draft.tied.has(to.key)) return;
  if (from === to || areLinked(from, to) || isJoined(draft, from, to) || isSupposed(draft, from, to)) return;
  draft.supposed.push({ from: from.key, to: to.key });
}

function isSupposed({ supposed }: Draft, one: DraftTable, other: DraftTable): boolean {
  return supposed.some(
    ({ from, to }) => (from === one.key && to === other.key) || (from === other.key && to === one.key),
  );
}
