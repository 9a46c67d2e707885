import type { Verb } from '../vocabulary/verbs.ts';
import type { Clause } from './clause-state.ts';
import { headOf } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { relateActs, relateJoins } from './relate-acts.ts';
import { relateDeed } from './relate-deeds.ts';
import { relateHas } from './relate-has.ts';
import { relateOther } from './relate-other.ts';
import { add, isShared, link, type Target } from './relation-parts.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';

/** Relates who acts with what is acted upon. `prep` stands where the object follows a preposition. */
export function relateVerb(
  findings: Findings,
  subjects: readonly string[],
  verb: Verb,
  passive: boolean,
  target: Target,
  prep?: string,
): void {
  for (const subject of subjects) {
    findings.deeds.push({ subject, lemma: verb.lemma, object: target.key });
    if (subject === target.key && target.other === true && verb.sense !== 'joins' && verb.sense !== 'acts')
      add(findings, {
        from: subject,
        to: subject,
        kind: target.plural && verb.sense !== 'has' ? 'self-many' : 'self',
        weak: false,
      });
    else if (passive) relatePassive(findings, subject, verb, target, prep);
    else relateActive(findings, subject, verb, target, prep);
  }
}

/** Relates with the verb before what both verbs have as their object. */
export function relateAlso(
  findings: Findings,
  { also, subjects }: Pick<Clause, 'also' | 'subjects'>,
  target: Target,
): void {
  if (also !== undefined) relateVerb(findings, subjects, also.verb, also.passive, target);
}

function relatePassive(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  // "submitted by an employee and approved by another one": a part of its own
  if (prep === 'by' && target.other === true && isPerson(target.key))
    add(findings, { from: subject, to: target.key, kind: 'many-to-one', role: doerOf(verb.lemma), weak: false });
  else if (prep === 'by') relateDoneBy(findings, subject, verb, target);
  else if (prep === 'per' && verb.lemma === 'pay' && isPerson(subject))
    add(findings, { from: subject, to: target.key, kind: 'many-to-many', act: 'payment', weak: false });
  else if (isGivenTo(subject, verb, target, prep)) link(findings, subject, 'one-to-many', target.key);
  else if (prep === 'into' && DIVIDING.has(verb.lemma) && !isPerson(subject)) relateHas(findings, subject, target);
  else if (isForEach(verb, target, prep)) link(findings, target.key, 'many-to-one', subject);
  else if (isInSeveral(verb, target, prep)) link(findings, subject, 'many-to-many', target.key);
  else if (prep === 'with' && target.plural) link(findings, subject, 'one-to-many', target.key, true);
  else link(findings, subject, target.many || isShift(subject, target) ? 'many-to-many' : 'many-to-one', target.key);
}

/** "the members are billed their fees": those who get it have several. */
function isGivenTo(subject: string, { lemma }: Verb, { key }: Target, prep: string | undefined): boolean {
  return prep === undefined && GIVEN_TO.has(lemma) && isPerson(subject) && !isPerson(key);
}

const GIVEN_TO = new Set(['bill', 'send', 'give', 'pay', 'offer', 'charge', 'invoice', 'show', 'hand', 'refund']);

/** Whether each is in or with several of them: "puppets are used in shows", "photos are tagged with places". */
function isInSeveral(verb: Verb, { key, plural }: Target, prep: string | undefined): boolean {
  if (!plural) return false;
  if (prep === 'in') return USING.has(verb.lemma) && !isPerson(key);
  if (prep === 'of') return verb.lemma === 'make' && !isPerson(key);
  if (prep === 'to') return ['save', 'add'].includes(verb.lemma) && GATHERED.has(headOf(key));
  return prep === 'with' && (MARKS.has(verb.lemma) || isShared(key));
}

/** Who does it: approver, reviewer, editor. */
function doerOf(lemma: string): string {
  if (/[^aeiou]y$/u.test(lemma)) return `${lemma.slice(0, -1)}ier`;
  if (/(?:[ai]t|ct|dit)e?$/u.test(lemma)) return `${lemma.replace(/e$/u, '')}or`;
  return lemma.endsWith('e') ? `${lemma}r` : `${lemma}er`;
}

/** "shows are presented by hosts" */
function relateDoneBy(findings: Findings, subject: string, verb: Verb, target: Target): void {
  const done: Target = { key: subject, plural: true, many: false };
  if (target.many && isRecord(target.key)) link(findings, subject, 'one-to-many', target.key);
  // "papers are reviewed by three reviewers": each leaves a record
  else if (target.many && !(verb.sense === 'acts' && isPerson(target.key)))
    link(findings, subject, 'many-to-many', target.key);
  else if (verb.sense === 'keeps' || verb.sense === 'other') link(findings, target.key, 'one-to-many', subject, true);
  else if (verb.sense === 'creates' && !target.plural) link(findings, target.key, 'one-to-many', subject);
  else if (verb.sense === 'has') relateHas(findings, target.key, done);
  else relateActive(findings, target.key, verb, done, undefined);
}

/** "a mechanic is assigned to each repair": the repair has one. */
function isForEach({ lemma }: Verb, { key, each }: Target, prep: string | undefined): boolean {
  return prep === 'to' && each === true && ASSIGNING.has(lemma) && !isPerson(key);
}

const ASSIGNING = new Set(['assign', 'allot', 'allocate', 'appoint', 'attach', 'give']);

/** "puppets are used in shows": each in several. */
const USING = new Set(['use', 'include', 'list', 'feature', 'show', 'perform', 'play', 'mention', 'need', 'require']);

/** What gathers things that are in others of its kind as well. */
const GATHERED = new Set(['playlist', 'list', 'collection', 'wishlist', 'cookbook', 'folder', 'favorite', 'board']);

/** "a beach is divided into sections": it has them. */
const DIVIDING = new Set(['divide', 'split', 'separate', 'break', 'subdivide', 'organise', 'organize', 'group', 'cut']);

/** What is done with marks that are used again and again. */
const MARKS = new Set(['label', 'labell', 'tag', 'mark', 'categorize', 'associate', 'link', 'connect', 'annotate']);

/** Persons assigned to events: each to several. */
function isShift(subject: string, { key, plural }: Target): boolean {
  return plural && isPerson(subject) && ['event', 'schedule'].includes(classOf(key));
}

function relateActive(findings: Findings, subject: string, verb: Verb, target: Target, prep: string | undefined): void {
  if (prep === undefined && relateDeed(findings, subject, verb.lemma, target)) return;
  switch (verb.sense) {
    case 'has':
      relateOwns(findings, subject, verb, target, prep);
      return;
    case 'belongs':
      relateBelongs(findings, subject, verb, target, prep);
      return;
    case 'creates':
      relateCreates(findings, subject, verb, target, prep);
      return;
    case 'joins':
      relateJoins(findings, subject, verb, target, prep);
      return;
    case 'acts':
      relateActs(findings, subject, verb, target, prep);
      return;
    case 'keeps':
    case 'other':
      relateOther(findings, subject, verb, target, prep);
  }
}

function relateBelongs(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  // "managers assign translators": who assigns somebody has nobody
  if (prep === undefined && ASSIGNING.has(verb.lemma) && isPerson(subject) && isPerson(target.key)) return;
  if (prep === undefined) {
    link(findings, subject, isPerson(subject) ? 'one-to-many' : 'many-to-one', target.key);
    return;
  }
  if (comesTo(subject, verb, target, prep)) {
    const isShared = target.plural && classOf(target.key) === 'event';
    link(findings, subject, isShared ? 'many-to-many' : 'one-to-many', target.key);
    return;
  }
  if (isMember(subject, verb, target)) link(findings, subject, 'many-to-many', target.key);
  else if (subject !== target.key)
    add(findings, {
      ...{ from: subject, to: target.key, kind: 'many-to-one', weak: false },
      sure: verb.lemma === 'belong' && !target.plural,
    });
}

function relateOwns(findings: Findings, subject: string, verb: Verb, target: Target, prep: string | undefined): void {
  if (prep === undefined && (isConsumed(verb, target) || (verb.lemma === 'list' && target.many)))
    link(findings, subject, 'many-to-many', target.key);
  else if (prep === undefined && YIELDING.has(verb.lemma) && classOf(subject) === 'event' && !isPerson(target.key))
    link(findings, subject, 'one-to-many', target.key);
  else if (prep === undefined && verb.lemma === 'run' && isPerson(subject))
    link(findings, subject, 'one-to-many', target.key);
  else if (prep === undefined && verb.lemma === 'own' && target.plural && subject !== target.key)
    link(findings, subject, 'one-to-many', target.key);
  else if (prep === undefined || prep === 'of') relateHas(findings, subject, target);
  else link(findings, subject, 'many-to-one', target.key, true);
}

/** "every donation gives one bag": what comes of it knows where it came from. */
const YIELDING = new Set(['give', 'yield', 'produce']);

/** "a repair uses spare parts": each of them is used again elsewhere. */
function isConsumed({ lemma }: Verb, { key, plural }: Target): boolean {
  return (
    plural && ['use', 'require', 'involve', 'need', 'employ'].includes(lemma) && ['item', 'kind'].includes(classOf(key))
  );
}

/** "brides come for a fitting", "singers come to rehearsals" */
function comesTo(subject: string, { lemma }: Verb, { key }: Target, prep: string): boolean {
  if (lemma !== 'come' || !isPerson(subject)) return false;
  if (prep === 'with') return ['doc', 'part'].includes(classOf(key));
  return (prep === 'for' || prep === 'to') && ['event', 'part'].includes(classOf(key));
}

/** "an artifact belongs to exhibitions", "a product can be in several categories" */
function isMember(subject: string, { lemma, form }: Verb, { many, plural }: Target): boolean {
  return (many && (isPerson(subject) || lemma === 'belong')) || (lemma === 'belong' && form === 's' && plural);
}

/** "kids earn badges", "hosts present shows": the same one is several persons'. */
function isTogether(subject: string, { lemma }: Verb, { key, plural, many }: Target): boolean {
  if (many && classOf(subject) === 'event' && classOf(key) === 'item') return true;
  if (!plural || !isPerson(subject)) return false;
  return (
    (EARNING.has(lemma) && isShared(key)) || (SHARING.has(lemma) && ['item', 'kind', 'event'].includes(classOf(key)))
  );
}

/** What is paid as a whole: who pays it leaves a payment of it. */
const PAYABLE = new Set(['reservation', 'booking', 'order', 'rental', 'appointment', 'invoice', 'bill', 'ticket']);

const EARNING = new Set(['earn', 'win', 'collect', 'award', 'complete']);
const SHARING = new Set(['present', 'perform', 'rehearse', 'sing', 'dance']);

function relateCreates(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  if (
    prep === undefined &&
    verb.lemma === 'pick' &&
    !target.plural &&
    ['person', 'kind', 'org'].includes(classOf(target.key))
  ) {
    link(findings, subject, 'many-to-one', target.key);
    return;
  }
  if (prep === undefined && verb.lemma === 'pay' && isPerson(subject) && PAYABLE.has(headOf(target.key))) {
    add(findings, { from: subject, to: target.key, kind: 'many-to-many', act: 'payment', weak: false });
    return;
  }
  if (prep === undefined) {
    link(findings, subject, isTogether(subject, verb, target) ? 'many-to-many' : 'one-to-many', target.key);
    return;
  }
  if (verb.lemma === 'pay' && prep === 'for') {
    add(findings, { from: subject, to: target.key, kind: 'many-to-many', act: 'payment', weak: false });
    return;
  }
  if ((prep === 'with' || (prep === 'in' && verb.lemma === 'pay')) && target.plural && isRecord(target.key)) {
    link(findings, subject, 'one-to-many', target.key);
    return;
  }
  link(findings, subject, 'many-to-one', target.key, true);
}
