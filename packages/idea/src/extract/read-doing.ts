import type { Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { SOFT_ATTRIBUTES } from '../vocabulary/attributes.ts';
import type { Clause, State } from './clause-state.ts';
import { mention } from './findings.ts';
import { classOf, isPerson } from './thing-class.ts';

/** Verbs for noting what one sees or does. */
const WRITING = new Set(['write', 'note', 'record', 'log', 'enter', 'register', 'measure', 'document', 'weigh']);

/** Whether something is noted down, by whomever. */
export function isWriting({ verb }: Clause): boolean {
  return WRITING.has(verb?.verb.lemma ?? '') && verb?.passive === false;
}

/** What persons do with a thing again and again, and what a record of it is called. */
const DOINGS: ReadonlyMap<string, string> = new Map([
  ['inspect', 'inspection'],
  ['visit', 'visit'],
  ['treat', 'treatment'],
  ['test', 'test'],
  ['check', 'check'],
  ['examine', 'examination'],
  ['survey', 'survey'],
  ['assess', 'assessment'],
  ['walk', 'walk'],
  ['feed', 'feeding'],
  ['clean', 'cleaning'],
  ['service', 'service'],
  ['repair', 'repair'],
  ['lend', 'loan'],
  ['borrow', 'loan'],
  ['rent', 'rental'],
]);

/** Remembers what is done with a thing, for what may be written down about it. */
export function startDoing(state: State, object: string): void {
  const { verb, prep, noSubject, people, subjects } = state.clause;
  const act = DOINGS.get(verb?.verb.lemma ?? '');
  const isDone = act !== undefined && verb?.passive === false && prep === undefined && act !== object;
  if (!isDone || ['event', 'doc', 'schedule'].includes(classOf(object))) return;
  if (noSubject || people || subjects.some(isPerson)) state.doing = { act, object, by: subjects.filter(isPerson) };
}

/** Whether a phrase is what is written down of a doing: "inspects every plot and writes down a mark and comments". */
export function isFoundOut({ doing, clause, findings }: State, { words }: Phrase, key: string): boolean {
  if (doing === undefined || !isWriting(clause) || clause.prep !== undefined || key === doing.object) return false;
  const concept = findings.concepts.get(key);
  if (concept !== undefined && concept.subjects + concept.owners > 0) return false;
  return SOFT_ATTRIBUTES.has(key) || isAttributePhrase(words) || classOf(key) === 'part';
}

/**
 * What it is that something is written down of: what the sentence begins with, "for each visit", or the record of what is
 * done in it, which is made where the text has none.
 */
export function doneOwner({ doing, each, clause, findings }: State): string | undefined {
  if (!isWriting(clause)) return undefined;
  if (doing === undefined) return each;
  const { act, object, by } = doing;
  if ((findings.concepts.get(act)?.mentions ?? 0) === 0)
    mention(findings, act, { words: [act], plural: true }, 'object');
  findings.relations.push({ from: act, to: object, kind: 'many-to-one', weak: true });
  for (const person of by) findings.relations.push({ from: person, to: act, kind: 'one-to-many', weak: true });
  return act;
}
