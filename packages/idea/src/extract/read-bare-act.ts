import type { Item } from '../read/items.ts';
import { ACT_NOUNS, type Verb } from '../vocabulary/verbs.ts';
import { type State, usualPerson } from './clause-state.ts';
import { mention, type Findings } from './findings.ts';
import { relateVerb } from './relate.ts';
import { classOf, findThing, isPerson, isRecord } from './thing-class.ts';

/** "someone adopts it": an act upon what the text was about just before. */
export function readActUponTopic({ clause, context, findings }: State): void {
  const { verb, subjects } = clause;
  const meant = context.last !== undefined && isPerson(context.last) ? context.named : context.last;
  const key = clause.objects.length === 0 ? meant : undefined;
  if (key !== undefined && SIGNING.has(verb?.verb.lemma ?? '') && isRecord(key))
    for (const subject of subjects.filter(isPerson))
      findings.relations.push({ from: key, to: subject, kind: 'many-to-one', weak: true });
  if (key === undefined || verb?.verb.sense !== 'acts' || isPerson(key) || subjects.includes(key)) return;
  relateVerb(findings, subjects, verb.verb, verb.passive, { key, plural: false, many: false });
}

/** "technicians enter results, a supervisor approves them": the result has a supervisor. */
const SIGNING = new Set(['approve', 'sign', 'check', 'verify', 'validate', 'confirm', 'reject', 'accept', 'answer']);

/** "women register for them", "bidders place bids on it": the thing the text was about. */
export function readAdditionOfIt({ clause, context: { thing }, findings, items }: State, at: number): boolean {
  const prep = items[at - 1];
  if (prep?.kind !== 'prep' || thing === undefined || clause.subjects.includes(thing)) return false;
  const object = clause.objects.at(-1);
  if (object === undefined && clause.verb !== undefined) {
    if (clause.verb.verb.lemma !== 'register' || prep.word !== 'for') return false;
    relateVerb(findings, clause.subjects, clause.verb.verb, false, { key: thing, plural: true, many: false }, 'for');
    return true;
  }
  if (object === undefined || object === thing || !['on', 'for', 'about', 'of'].includes(prep.word)) return false;
  if (!isRecord(object)) return false;
  findings.relations.push({ from: object, to: thing, kind: 'many-to-one', weak: true });
  return true;
}

/** "Students enroll, …": in what is known from the record that is left. */
export function readBareAct(
  { findings, items }: State,
  { verb, passive }: Extract<Item, { kind: 'verb' }>,
  subjects: readonly string[],
  at: number,
): void {
  const next = items[at + 1];
  const act = ACT_NOUNS[verb.lemma];
  const isBare = next === undefined || next.kind === 'sign' || (next.kind === 'prep' && BY_THE_WAY.has(next.word));
  if (passive || act === undefined || !isBare) return;
  const targets = findThing(act)?.links.flatMap((link) => link.targets) ?? [];
  const to = targets.find((key) => !subjects.includes(key) && !isPerson(key) && findings.concepts.has(key));
  for (const from of subjects)
    if (to !== undefined) findings.relations.push({ from, to, kind: 'many-to-many', act, weak: false });
    else if (verb.sense === 'acts' && isPerson(from)) leaveRecord(findings, from, act);
}

/** What says how or when something is done, not upon what: "students apply with a letter". */
const BY_THE_WAY = new Set(['with', 'by', 'via', 'through', 'until', 'before', 'after']);

/** "a participant must rent a whatever": what is taken need not be a word the vocabulary knows. */
export function readUnknownTaken({ clause, findings }: State): void {
  const { verb, subjects, prep, objects } = clause;
  const act = ACT_NOUNS[verb?.verb.lemma ?? ''];
  const [subject] = subjects;
  if (verb === undefined || verb.passive || act === undefined || prep !== undefined || objects.length > 0) return;
  if (!ORDERING.has(verb.verb.lemma) || subject === undefined || !isPerson(subject) || findings.concepts.has(act))
    return;
  leaveRecord(findings, subject, act);
}

const ORDERING = new Set(['borrow', 'rent', 'book', 'reserve', 'order', 'purchase']);

const TAKING = new Set(['borrow', 'rent', 'book', 'reserve', 'hire']);

/** "Tools can be borrowed from the shed": by whoever is spoken of, else by users. */
export function readOpenAct(
  { findings, items }: State,
  { verb, modal }: Extract<Item, { kind: 'verb' }>,
  subjects: readonly string[],
  at: number,
): void {
  const act = verb.lemma === 'hire' ? 'rental' : ACT_NOUNS[verb.lemma];
  const end = items.findIndex((item, index) => index > at && item.kind === 'sign' && item.text !== ',');
  const rest = items.slice(at + 1, end < 0 ? undefined : end);
  if (!modal || act === undefined || !TAKING.has(verb.lemma) || findings.concepts.has(act)) return;
  if (rest.some((item) => item.kind === 'prep' && item.word === 'by')) return;
  for (const to of subjects.filter((key) => !isPerson(key)))
    findings.relations.push({ from: usualPerson(findings, 'user'), to, kind: 'many-to-many', act, weak: false });
}

/** "tenants complain": a complaint, whatever it is about. */
function leaveRecord(findings: Findings, from: string, act: string): void {
  mention(findings, act, { words: [act], plural: true }, 'object');
  findings.relations.push({ from, to: act, kind: 'one-to-many', weak: false });
}

/** "customers pay by card", "the winner pays": a payment is left, whatever it is for. */
export function readBarePayment({ findings, items }: State, subjects: readonly string[], at: number): void {
  const next = items[at + 1];
  const isBare =
    next === undefined || next.kind === 'sign' || next.kind === 'list' || (next.kind === 'prep' && next.word !== 'for');
  if (!isBare) return;
  for (const from of subjects.filter((key) => isPerson(key) || classOf(key) === 'org')) {
    mention(findings, 'payment', { words: ['payments'], plural: true }, 'object');
    findings.relations.push({ from, to: 'payment', kind: 'one-to-many', weak: false });
  }
}

/** "comments can be replied to": each may answer another one. */
export function readReply(
  { findings }: State,
  { verb, passive }: Extract<Item, { kind: 'verb' }>,
  subjects: readonly string[],
): void {
  if (!passive || verb.lemma !== 'reply') return;
  for (const key of subjects) findings.relations.push({ from: key, to: key, kind: 'self', weak: false });
}

const BUYING = new Set(['order', 'buy', 'purchase', 'rent', 'pay', 'book', 'reserve', 'subscribe']);

/** Who "people" are: the persons the text names for it, else customers or users by what they do. */
export function unnamedPersons({ findings }: State, verb: Verb): string[] {
  const isActing = ['acts', 'joins', 'creates'].includes(verb.sense) || verb.lemma === 'register';
  if (!isActing) return [];
  return [usualPerson(findings, BUYING.has(verb.lemma) ? 'customer' : 'user')];
}
