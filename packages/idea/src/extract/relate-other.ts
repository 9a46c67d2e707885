import type { Verb } from '../vocabulary/verbs.ts';
import { headOf } from './concept-key.ts';
import type { Findings } from './findings.ts';
import { add, link, type Target } from './relation-parts.ts';
import { classOf, isPerson, isRecord } from './thing-class.ts';

export function relateOther(
  findings: Findings,
  subject: string,
  verb: Verb,
  target: Target,
  prep: string | undefined,
): void {
  const act = recordOf(subject, verb, target, prep);
  if (act !== undefined) add(findings, { from: subject, to: target.key, kind: 'many-to-many', act, weak: false });
  else if (prep === undefined) relateObject(findings, subject, verb, target);
  else relateBehind(findings, subject, verb, target, prep);
}

/** The record that joining in leaves: a registration, an entry, a subscription. */
function recordOf(
  subject: string,
  { lemma }: Verb,
  { key, plural }: Target,
  prep: string | undefined,
): string | undefined {
  if (lemma === 'register' && (prep === 'for' || prep === 'in') && subject !== key) return 'registration';
  if (lemma === 'ask' && prep === 'for' && isPerson(subject) && ['item', 'place'].includes(classOf(key)))
    return 'request';
  if (lemma === 'enter' && COMPETITIONS.has(headOf(key))) return 'entry';
  const isPlan = prep === undefined && CHOOSING.has(lemma) && !plural && ['plan', 'tier'].includes(headOf(key));
  return isPlan && isPerson(subject) ? 'subscription' : undefined;
}

function relateObject(findings: Findings, subject: string, verb: Verb, target: Target): void {
  if (verb.lemma === 'support' && target.plural && !isPerson(target.key))
    link(findings, subject, 'many-to-many', target.key);
  else if (target.many && CONCERNING.has(verb.lemma)) link(findings, subject, 'many-to-many', target.key);
  else if (CHOOSING.has(verb.lemma) && !target.plural) link(findings, subject, 'many-to-one', target.key, true);
  else if (verb.sense === 'other' && !target.plural && !target.many && isPassedThrough(subject, target.key))
    link(findings, subject, 'many-to-one', target.key, true);
  else if (isOwnRecord(subject, verb, target)) link(findings, subject, 'one-to-many', target.key, true);
}

function relateBehind(findings: Findings, subject: string, { lemma }: Verb, target: Target, prep: string): void {
  if (['in', 'on'].includes(prep) && target.plural && APPEARING.has(lemma))
    link(findings, subject, 'many-to-many', target.key);
  else if (
    prep === 'through' &&
    target.plural &&
    (!isPerson(subject) || ['place', 'org'].includes(classOf(target.key)))
  )
    link(findings, subject, 'many-to-many', target.key);
  else if (prep === 'for' && ASKING.has(lemma) && ['person', 'org'].includes(classOf(subject)) && isRecord(target.key))
    link(findings, subject, 'one-to-many', target.key);
  else if (prep !== 'about' && prep !== 'as')
    link(findings, subject, target.many ? 'many-to-many' : 'many-to-one', target.key, !target.many);
}

/** "vehicles pass a lane": a place is one for many that come there. */
function isPassedThrough(subject: string, key: string): boolean {
  return classOf(key) === 'place' && ['item', 'person', 'event'].includes(classOf(subject));
}

/** What one takes part in rather than notes down. */
const COMPETITIONS = new Set([
  ...[
    'race',
    'regatta',
    'tournament',
    'contest',
    'competition',
    'show',
    'league',
    'championship',
    'cup',
    'meet',
    'rally',
  ],
]);

/** Who asks for a record is the one it is made for: "customers ask for a quote". */
const ASKING = new Set(['ask', 'call', 'wait', 'come', 'pay', 'look', 'go']);

/** "characters appear in scenes": each in several. */
const APPEARING = new Set(['appear', 'occur', 'work', 'sing', 'dance', 'perform', 'compete', 'feature', 'star']);

/** What somebody looks after is theirs to look after, one person each. */
const TENDING = new Set([
  ...['manage', 'maintain', 'monitor', 'administer', 'approve', 'support', 'coordinate', 'supervise', 'occupy'],
  ...['calibrate', 'audit', 'diagnose', 'deploy', 'acknowledge', 'confirm', 'reject', 'check', 'save', 'add'],
]);

/** "a file concerns one or more plots" */
const CONCERNING = new Set(['concern', 'cover', 'affect', 'include', 'involve', 'mention']);

/** What somebody chooses is one of many that others choose as well. */
const CHOOSING = new Set(['choose', 'select', 'pick']);

/** What somebody writes down is theirs: "nurses record readings". Looking after things is not. */
const NOTING = new Set(['record', 'log', 'register', 'note', 'enter', 'add', 'document', 'save', 'file']);

function isOwnRecord(subject: string, verb: Verb, { key, many }: Target): boolean {
  if (verb.sense === 'other') return !(isPerson(subject) && isPerson(key));
  if (isPerson(subject) && TENDING.has(verb.lemma)) return !isPerson(key);
  if (many && TENDING.has(verb.lemma)) return ['place', 'org'].includes(classOf(subject)) && !isPerson(key);
  return isPerson(subject) && NOTING.has(verb.lemma) && ['part', 'event', 'doc', 'schedule'].includes(classOf(key));
}
