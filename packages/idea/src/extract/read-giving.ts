import { ACT_NOUNS } from '../vocabulary/verbs.ts';
import type { State } from './clause-state.ts';
import { isJoint } from './list-run.ts';
import { isPerson } from './thing-class.ts';

const GIVING = new Set(['give', 'assign', 'award', 'send', 'offer', 'lend', 'sell', 'grant', 'teach', 'show', 'hand']);

/** "critics give wines a score": the wines are given it. */
export function isGivenTo({ clause, items }: State, at: number): boolean {
  const next = items[at + 1];
  if (!GIVING.has(clause.verb?.verb.lemma ?? '') || clause.verb?.passive === true) return false;
  return (
    items[at - 1]?.kind === 'verb' &&
    next?.kind === 'phrase' &&
    (['a', 'an', 'several', 'many'].includes(next.phrase.determiner ?? '') || isEach(items[at]))
  );
}

/** "judges give each skater points" */
function isEach(item: State['items'][number] | undefined): boolean {
  return item?.kind === 'phrase' && ['each', 'every'].includes(item.phrase.determiner ?? '');
}

/** What is given is one of several that whoever is given it has. */
export function relateRecipient({ findings, clause }: State, key: string): void {
  if (clause.recipient === undefined) return;
  findings.relations.push({ from: clause.recipient, to: key, kind: 'one-to-many', weak: false });
  clause.recipient = undefined;
}

/** "experts, who give it a colour and a clarity": what the text is about is given them. */
export function givenIt({ clause, context, items }: State, at: number): string | undefined {
  if (!GIVING.has(clause.verb?.verb.lemma ?? '')) return undefined;
  let index = at - 1;
  while (items[index]?.kind === 'phrase' || isJoint(items[index])) index -= 1;
  const before = items[index];
  return before?.kind === 'pronoun' && ['it', 'them', 'him', 'her'].includes(before.word)
    ? meant(before.word, context)
    : undefined;
}

/** "a customer brings a machine, we give it a number": the machine. */
function meant(word: string, { topic, named }: State['context']): string | undefined {
  return word === 'it' && topic !== undefined && isPerson(topic) ? (named ?? topic) : topic;
}

/** "which vet treated which animal": each of them several. */
export function isWhichWhich({ items }: State, at: number): boolean {
  const [first, , , second] = items.slice(Math.max(0, at - 4), at);
  return [first, second].every((item) => item?.kind === 'relative' && item.word === 'which');
}

/** Links who did it with what it was done to, by the record that is left where there is one. */
export function relateWhich({ findings, clause }: State, to: string): void {
  const act = ACT_NOUNS[clause.verb?.verb.lemma ?? ''];
  for (const from of clause.subjects)
    findings.relations.push({ from, to, kind: 'many-to-many', weak: false, ...(act === undefined ? {} : { act }) });
}
