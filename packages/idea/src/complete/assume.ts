import { isJoined } from './add-links.ts';
import type { Draft, DraftTable } from './draft.ts';
import { areLinked } from './find-table.ts';

/** Links a table to another where nothing links them yet. */
export function assume(draft: Draft, from: DraftTable, to: DraftTable): void {
  // The model says how its things belong together: more would be guessed.
  if (draft.tied.has(from.key) && draft.tied.has(to.key)) return;
  if (from === to || areLinked(from, to) || isJoined(draft, from, to)) return;
  from.links.push({ target: to.key, required: false, unique: false, origin: 'assumed' });
}
