import type { Draft, DraftTable } from './draft.ts';
import { areLinked, isJoined } from './find-table.ts';

/** Links a table to another, where nothing links them yet, as what the text says in its names and deeds. */
export function linkAsStated(draft: Draft, from: DraftTable, to: DraftTable): void {
  if (from === to || areLinked(from, to) || isJoined(draft, from, to)) return;
  from.links.push({ target: to.key, required: false, unique: false, origin: 'stated' });
}
