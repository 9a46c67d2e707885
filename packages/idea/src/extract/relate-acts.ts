import { ACT_NOUNS, type Verb } from '../vocabulary/verbs.ts';
import { headOf } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { add, link, type Target } from './relation-parts.ts';
import { classOf, isPerson } from './thing-class.ts';

/** Verbs that join many with many where they are about things, and make records where they are about doings. */
const HANDLES = new Set([
  'take',
  'use',
  'drive',
  'operate',
  'ride',
  'know',
  'visit',
  'study',
  'listen',
  'play',
  'watch',
  'practice',
  'practise',
]);

/** What is arranged for one person each. */
const OWN_EVENTS = new Set(['visit', 'appointment', 'consultation', 'checkup', 'interview', 'hearing', 'examination']);

export function relateJoins(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  const act = ACT_NOUNS[verb.lemma];
  if (verb.lemma === 'attend' && OWN_EVENTS.has(headOf(target.key))) {
    link(findings, subject, 'one-to-many', target.key);
    return;
  }
  // "players play in a match" are several, each in several
  const isTakingPart = prep === 'in' && verb.form === 'base' && classOf(target.key) === 'event';
  if (!isTakingPart && HANDLES.has(verb.lemma) && ['event', 'part', 'doc', 'schedule'].includes(classOf(target.key))) {
    link(findings, subject, 'one-to-many', target.key);
    return;
  }
  // "a surveyor takes samples": each of them once
  if (verb.lemma === 'take' && ['sample', 'specimen', 'swab', 'core', 'cutting'].includes(headOf(target.key))) {
    link(findings, subject, 'one-to-many', target.key);
    return;
  }
  // "visits follow a schedule": no follower leaves a record
  if (verb.lemma === 'follow' && !isPerson(subject) && classOf(subject) !== 'org') {
    link(findings, subject, 'many-to-one', target.key);
    return;
  }
  add(findings, {
    from: subject,
    to: target.key,
    kind: subject === target.key ? 'self-many' : 'many-to-many',
    weak: false,
    ...(act === undefined ? {} : { act }),
  });
}

/** What is taken for a while is a thing, be it part of another one: "guests borrow copies". */
const TAKEN = new Set(['borrow', 'rent', 'lend', 'lease', 'reserve', 'book', 'rate', 'review', 'vote', 'favorite']);

/** "households order from the list": the record names where it was taken from. */
const TAKEN_FROM = new Set(['order', 'borrow', 'rent', 'book', 'reserve', 'purchase']);

/** What one offers and others reserve: who reserves it did not make it. */
const OFFERED = new Set(['offer', 'event', 'course', 'workshop', 'trip', 'tour', 'screening', 'performance', 'show']);

/** What is done already as a record of its own, so that doing it makes none: who requests a visit has that visit. */
function isRecordItself(verb: Verb, target: Target, prep: string | undefined): boolean {
  const thing = classOf(target.key);
  return (
    (thing === 'event' &&
      !(verb.lemma === 'reserve' && OFFERED.has(headOf(target.key))) &&
      ![
        'apply',
        'comment',
        'rate',
        'review',
        'book',
        'vote',
        'favorite',
        'subscribe',
        'sponsor',
        'score',
        'evaluate',
        'assess',
        'judge',
        'endorse',
        'upvote',
      ].includes(verb.lemma)) ||
    (thing === 'part' && prep === undefined && !TAKEN.has(verb.lemma))
  );
}

/** An act upon a thing is a record between the two, unless the thing is a record of its own already. */
export function relateActs(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  if (verb.lemma === 'report' && prep === 'to') {
    add(findings, { from: subject, to: subject, kind: 'self', role: target.key, weak: false });
    return;
  }
  // "rows, umbrellas, customers reserve an umbrella": who stands in the same list does not reserve itself
  if (subject === target.key && !isPerson(subject)) return;
  const act = ACT_NOUNS[verb.lemma];
  const thing = classOf(target.key);
  if (act === undefined || act === target.key || isRecordItself(verb, target, prep) || thing === 'schedule')
    link(findings, subject, 'one-to-many', target.key);
  else if (
    verb.lemma === 'book' &&
    [
      'appointment',
      'lesson',
      'ride',
      'session',
      'visit',
      'consultation',
      'shoot',
      'slot',
      'transaction',
      'payment',
      'entry',
      'transfer',
      'meeting',
      'reservation',
      'interview',
      'tutoring',
      'delivery',
      'walk',
    ].some((event) => target.key.endsWith(event))
  )
    link(findings, subject, 'one-to-many', target.key);
  else if ((prep === 'from' || prep === 'at') && TAKEN_FROM.has(verb.lemma))
    add(findings, { from: subject, to: target.key, kind: 'many-to-many', act, weak: false });
  else if (prep !== undefined && ['from', 'in', 'by', 'at', 'with'].includes(prep))
    link(findings, subject, 'many-to-one', target.key, true);
  else
    add(findings, {
      from: subject,
      to: target.key,
      kind: 'many-to-many',
      act,
      weak: false,
      many: target.plural,
      several: target.many,
    });
}
