import { headOf } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { add, isShared, link, type Target } from './relation-parts.ts';
import { classOf, findThing, isPerson } from './thing-class.ts';

/** Lists and orders of things that stand on their own: each thing is in many of them. */
const HOLDERS = new Set([
  'order',
  'sale',
  'purchase',
  'quote',
  'prescription',
  'recipe',
  'shipment',
  'delivery',
  'return',
  'cart',
  'booking',
  'rental',
  'loan',
  'playlist',
  'setlist',
  'list',
  'menu',
  'collection',
  'program',
  'plan',
  'box',
  'package',
  'bundle',
  'wishlist',
  'deck',
  'exhibition',
  'recital',
  'concert',
  'kit',
  'invoice',
  'basket',
  'bouquet',
  'parcel',
  'donation',
  'requisition',
  'workout',
  'meal',
  'curriculum',
  'path',
]);

/** What holds single pieces, each of which lies in it alone, unless they are articles of a list. */
const PACKED = new Set(['parcel', 'package', 'box', 'crate', 'bag', 'container', 'pallet']);
const SOLD = new Set(['product', 'item', 'article', 'good']);

/** What is put together of pieces that are there without it. */
const SETS = new Set(['collection', 'exhibition', 'list', 'bundle', 'playlist']);

/** Single pieces that came with one thing, and are of no other: the batches of a delivery, the files of an order. */
const SINGLE = new Set(['batch', 'lot', 'file', 'document', 'photo', 'picture', 'image', 'scan', 'attachment']);

export function sharesItems(subject: string, key: string, many = false): boolean {
  if (/^(?:line item|(?:.* )?(?:line|entry|position|row))$/u.test(key)) return false;
  if (!HOLDERS.has(headOf(subject)) || key.startsWith(`${subject} `) || isKnownPart(subject, key)) return false;
  if (PACKED.has(headOf(subject)) || PACKED.has(headOf(key))) return SOLD.has(headOf(key));
  if (SINGLE.has(headOf(key)) && !SETS.has(headOf(subject))) return false;
  return many || findThing(key)?.thingClass === 'item' || findThing(headOf(key))?.thingClass === 'item';
}

/** Whether the vocabulary has it that the thing belongs to that very holder: an order's items. */
function isKnownPart(subject: string, key: string): boolean {
  return findThing(key)?.links.some(({ many, targets }) => !many && targets.includes(subject)) ?? false;
}

/** Persons written down for the one occasion: the guests of a wedding, the passengers of a booking. */
const COMING_ALONG = new Set(['guest', 'passenger', 'companion', 'traveler']);

/** Persons of a group belong to it; those of a doing or a thing may be part of several. */
function sharesPersons(subject: string, key: string): boolean {
  return (
    isPerson(key) &&
    !isPerson(subject) &&
    !isKnownPart(subject, key) &&
    !COMING_ALONG.has(headOf(key)) &&
    ['event', 'item', 'doc', 'part', 'schedule'].includes(classOf(subject))
  );
}

/** What "S has O" means for the columns, by number and by what O is. */
export function relateHas(findings: Findings, subject: string, target: Target): void {
  const { key, plural } = target;
  if (subject === key) {
    add(findings, { from: subject, to: key, kind: 'self', weak: false });
    return;
  }
  // brothers and sisters have the same parents
  if (plural && isPerson(subject) && ['parent', 'guardian'].includes(key)) {
    link(findings, subject, 'many-to-many', key);
    return;
  }
  if (plural && (isShared(key) || sharesItems(subject, key, target.many) || sharesPersons(subject, key))) {
    link(findings, subject, 'many-to-many', key);
    return;
  }
  if (plural) {
    link(findings, subject, 'one-to-many', key);
    return;
  }
  const thing = classOf(key);
  if (thing === 'event' || thing === 'part' || thing === 'doc' || thing === 'schedule') {
    link(findings, subject, 'one-to-many', key);
    return;
  }
  link(findings, subject, 'many-to-one', key);
}
