import { PERSON_ROLES } from '../vocabulary/grammar-words.ts';
import { headOf } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { relateHas, sharesItems } from './relate-has.ts';
import { add, isShared, link, type Target } from './relation-parts.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';

/** Persons a record has several of: "bookings with passengers"; not those it is made with: "lessons with tutors". */
const COMING_ALONG = new Set([
  'passenger',
  'guest',
  'attendee',
  'participant',
  'companion',
  'child',
  'traveler',
  'player',
]);

/** Relates a phrase with one that follows behind a preposition: `posts in categories`, `rooms of a hotel`. */
export function relatePhrases(
  findings: Findings,
  anchor: string,
  prep: string,
  target: Target,
  about: { readonly subjects: readonly string[]; readonly container: boolean },
): void {
  const { key, plural } = target;
  switch (prep) {
    case 'with':
      if (isPerson(key) && classOf(anchor) === 'event' && !(plural && COMING_ALONG.has(headOf(key))))
        link(
          findings,
          anchor,
          target.many || isOneWithSeveral(findings, anchor, plural) ? 'many-to-many' : 'many-to-one',
          key,
        );
      else relateHas(findings, anchor, target);
      return;
    case 'of':
      if (about.container) relateHas(findings, anchor, target);
      else relateOf(findings, anchor, target);
      return;
    case 'between':
      add(findings, { from: anchor, to: key, kind: 'many-to-one', role: 'between', weak: false });
      return;
    case 'including':
      relateHas(findings, anchor, target);
      return;
    default:
      relatePlace(findings, anchor, prep, target);
  }
}

/** "a conference with speakers": several of them, not one of each as in "lessons with tutors". */
function isOneWithSeveral({ concepts }: Findings, anchor: string, plural: boolean): boolean {
  return plural && (concepts.get(anchor)?.plurals ?? 0) === 0;
}

/** "the owner of a dog": persons whom a thing has one of. */
const RESPONSIBLE = new Set(
  'owner author leader manager captain coach organizer organiser host creator maker keeper holder director supervisor sponsor'.split(
    ' ',
  ),
);

/** What is full of other things: "drawers of spare parts". */
const HOLDING = new Set(
  'drawer shelf rack cabinet cupboard box crate bin tray folder binder pallet container'.split(' '),
);

/** "the genre of each track", "a prescription of several medicines", "rooms of a hotel" */
function relateOf(findings: Findings, anchor: string, { key, plural, many }: Target): void {
  if (plural && !many && HOLDING.has(headOf(anchor)) && ['item', 'part', 'doc'].includes(classOf(key)))
    link(findings, anchor, 'one-to-many', key);
  else if (RESPONSIBLE.has(headOf(anchor)) && !isPerson(key)) link(findings, key, 'many-to-one', anchor);
  else if (plural && isPerson(key) && ['org', 'schedule'].includes(classOf(anchor)))
    link(findings, anchor, 'many-to-many', key);
  else if (classOf(anchor) === 'kind' && !plural && !STEPS.has(headOf(anchor)))
    link(findings, key, 'many-to-one', anchor);
  else if (plural && (many || isShared(anchor) || sharesItems(anchor, key)))
    link(findings, anchor, 'many-to-many', key);
  else link(findings, anchor, 'many-to-one', key);
}

/** Kinds by their word, but parts of what they are "of": the stages of a race. */
const STEPS = new Set(['stage', 'step', 'level', 'phase', 'round', 'unit', 'degree', 'role']);

/** Prepositions that say nothing about what belongs to what. */
const LOOSE = new Set(['as', 'like', 'about', 'without', 'after', 'before', 'during', 'than']);

function relatePlace(findings: Findings, anchor: string, prep: string, target: Target): void {
  const { key, many } = target;
  if (prep === 'about' && isRecord(anchor) && anchor !== key) link(findings, anchor, 'many-to-one', key, true);
  if (isAssigned(anchor, prep, target)) link(findings, key, 'many-to-one', anchor);
  else if (isLoose(anchor, prep, target)) return;
  else if (prep === 'for' && target.plural && sharesItems(anchor, key)) link(findings, anchor, 'many-to-many', key);
  else if (isMeantFor(anchor, prep, target)) link(findings, key, 'many-to-one', anchor);
  else if (prep === 'in' && target.plural && INSTALMENTS.test(key)) link(findings, anchor, 'one-to-many', key);
  else if (isPutOn(anchor, prep, target))
    add(findings, { from: anchor, to: key, kind: 'many-to-one', weak: false, sure: true });
  else {
    const weak = prep === 'through' || prep === 'via' || (prep === 'to' && PERSON_ROLES.has(key));
    link(findings, anchor, many && prep !== 'to' && prep !== 'from' ? 'many-to-many' : 'many-to-one', key, weak);
  }
}

const INSTALMENTS = /(?:payment|instal?lment)$/u;

/** "assign a translator to each job" */
function isAssigned(anchor: string, prep: string, { key, each }: Target): boolean {
  return prep === 'to' && each === true && isPerson(anchor) && !isPerson(key);
}

/** "defects on photos": a record is of what it is put on. */
function isPutOn(anchor: string, prep: string, { key, many }: Target): boolean {
  return prep === 'on' && !many && ['event', 'part'].includes(classOf(anchor)) && anchor !== key;
}

/** "rooms for bands": a place is for whoever comes, and of none of them. */
function isLoose(anchor: string, prep: string, { key, plural }: Target): boolean {
  if (LOOSE.has(prep)) return true;
  return prep === 'for' && plural && classOf(anchor) === 'place' && ['person', 'org'].includes(classOf(key));
}

/** "a court for matches" */
function isMeantFor(anchor: string, prep: string, { key, plural }: Target): boolean {
  return prep === 'for' && plural && classOf(key) === 'event' && ['item', 'person'].includes(classOf(anchor));
}
