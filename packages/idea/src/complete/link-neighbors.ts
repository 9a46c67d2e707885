import { suppose } from './suppose.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';
import { areLinked, isJoined, refersTo } from './find-table.ts';

/** A sentence with more things than this is a list: it tells nothing about which of them belong together. */
const FEW = 5;

/** What happens or is written down refers to the persons, things and places a short sentence names with it. */
export function linkNeighbors(draft: Draft, tables: readonly DraftTable[]): void {
  for (const table of tables) {
    const sentence = draft.sentenceOf(table.key);
    if (sentence === undefined || !isRecord(table) || isSettled(draft, table)) continue;
    const named = tables.filter(({ key }) => draft.sentenceOf(key) === sentence);
    if (named.length > FEW) continue;
    for (const other of named) if (!isOneOfMany(table, other, named)) linkNeighbor(draft, table, other);
  }
}

/** Baptisms, weddings and funerals stand beside each other; a tasting and its bookings do not. */
function isOneOfMany(table: DraftTable, other: DraftTable, named: readonly DraftTable[]): boolean {
  if (table.thingClass !== 'event' || other.thingClass !== 'event') return false;
  return named.filter(({ thingClass }) => thingClass === 'event').length > 2;
}

/** What refers to something and is referred to has its place already. */
function isSettled(draft: Draft, table: DraftTable): boolean {
  const refers = table.links.some(({ target }) => target !== table.key);
  return (
    refers && [...draft.tables.values()].some((other) => other !== table && linkTo(other, table.key) !== undefined)
  );
}

/** What happens or is written down; whose a thing is, or where it stands, the text has to say. */
function isRecord({ thingClass }: DraftTable): boolean {
  return ['event', 'part', 'doc', 'schedule'].includes(thingClass);
}

function linkNeighbor(draft: Draft, table: DraftTable, other: DraftTable): void {
  if (other === table || !['person', 'item', 'place', 'org', 'event'].includes(other.thingClass)) return;
  if (areLinked(table, other) || isJoined(draft, table, other) || refersTo(draft, other, table)) return;
  if (table.thingClass !== 'part' || !isNearby(draft, table, other)) suppose(draft, table, other);
}

/** The customer of a payment is the order's. */
function isNearby(draft: Draft, table: DraftTable, other: DraftTable): boolean {
  return table.links.some(({ target }) => {
    const between = draft.tables.get(target);
    return between !== undefined && areLinked(between, other);
  });
}
