import { isJoined } from './add-links.ts';
import { assume } from './assume.ts';
import type { Draft, DraftTable } from './draft.ts';
import { areLinked, refersTo } from './find-table.ts';

/** A sentence with more things than this is a list: it tells nothing about which of them belong together. */
const FEW = 5;

/** What happens or is written down refers to the persons, things and places a short sentence names with it. */
export function linkNeighbors(draft: Draft, tables: readonly DraftTable[]): void {
  for (const table of tables) {
    const sentence = draft.sentenceOf(table.key);
    if (sentence === undefined || !['event', 'part', 'doc', 'schedule'].includes(table.thingClass)) continue;
    const named = tables.filter(({ key }) => draft.sentenceOf(key) === sentence);
    if (named.length <= FEW) for (const other of named) linkNeighbor(draft, table, other);
  }
}

function linkNeighbor(draft: Draft, table: DraftTable, other: DraftTable): void {
  if (other === table || !['person', 'item', 'place'].includes(other.thingClass)) return;
  if (areLinked(table, other) || isJoined(draft, table, other) || refersTo(draft, other, table)) return;
  if (table.thingClass !== 'part' || !isNearby(draft, table, other)) assume(draft, table, other);
}

/** The customer of a payment is the order's. */
function isNearby(draft: Draft, table: DraftTable, other: DraftTable): boolean {
  return table.links.some(({ target }) => {
    const between = draft.tables.get(target);
    return between !== undefined && areLinked(between, other);
  });
}
