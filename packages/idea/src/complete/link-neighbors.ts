import { isJoined } from './add-links.ts';
import { assume } from './assume.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';
import { areLinked, refersTo } from './find-table.ts';

/** A sentence with more things than this is a list: it tells nothing about which of them belong together. */
const FEW = 5;

/** What happens or is written down refers to the persons, things and places a short sentence names with it. */
export function linkNeighbors(draft: Draft, tables: readonly DraftTable[]): void {
  for (const table of tables) {
    const sentence = draft.sentenceOf(table.key);
    if (sentence === undefined || !isRecord(draft, table) || isSettled(draft, table)) continue;
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

/** A thing that refers to nothing may be somebody's as well, or stand somewhere. */
function isRecord(draft: Draft, { thingClass, links, key }: DraftTable): boolean {
  if (['event', 'part', 'doc', 'schedule'].includes(thingClass)) return true;
  const isJoint = [...draft.tables.values()].some((other) => other.joins && linkTo(other, key) !== undefined);
  return thingClass === 'item' && links.length === 0 && !isJoint;
}

function linkNeighbor(draft: Draft, table: DraftTable, other: DraftTable): void {
  if (other === table || !['person', 'item', 'place', 'org', 'event'].includes(other.thingClass)) return;
  if (table.thingClass === 'item' && !mayHave(draft, other, table)) return;
  if (areLinked(table, other) || isJoined(draft, table, other) || refersTo(draft, other, table)) return;
  if (table.thingClass !== 'part' || !isNearby(draft, table, other)) assume(draft, table, other);
}

/** Products are not the customers' whose orders name them. */
function mayHave({ tables }: Draft, owner: DraftTable, thing: DraftTable): boolean {
  if (owner.thingClass === 'item' || owner.thingClass === 'event') return false;
  return ![...tables.values()].some((record) => linkTo(record, owner.key) && linkTo(record, thing.key));
}

/** The customer of a payment is the order's. */
function isNearby(draft: Draft, table: DraftTable, other: DraftTable): boolean {
  return table.links.some(({ target }) => {
    const between = draft.tables.get(target);
    return between !== undefined && areLinked(between, other);
  });
}
