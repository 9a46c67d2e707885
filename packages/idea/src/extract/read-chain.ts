import type { Item, Phrase } from '../read/items.ts';
import { classify } from './classify.ts';
import { readSentence } from './clause.ts';
import type { Context } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';
import { setValues } from './member-list.ts';

/** `boards > threads > posts` holds one another; `draft > sent > paid` is the way of a status. */
export function readChain(findings: Findings, context: Context, items: readonly Item[]): void {
  const parts = links(items);
  const phrases = parts.flatMap((part) => lastPhrase(part) ?? []);
  const things = phrases.filter(
    (phrase, at) => (phrase.plural || at === 0) && classify(findings, phrase, 'subject') === 'entity',
  );
  if (things.length === parts.length && parts.length > 1) {
    things.forEach((phrase, at) => {
      const key = conceptKey(phrase);
      mention(findings, key, phrase, 'subject');
      const before = things[at - 1];
      if (before !== undefined)
        findings.relations.push({ from: conceptKey(before), to: key, kind: 'one-to-many', weak: false });
      context.topic = key;
      context.last = key;
    });
    // "sites > checkpoints (code, description)"
    const behind = parts.at(-1)?.findIndex((item) => item.kind === 'list') ?? -1;
    if (behind > 0) readSentence(findings, context, parts.at(-1)?.slice(behind - 1) ?? [], false);
    return;
  }
  const owner = context.topic ?? context.last;
  const values = parts.map(textOf).filter((text) => text !== '');
  if (owner !== undefined && values.length > 1 && values.every((value) => value.length < 30))
    setValues(findings, owner, ['status'], values);
}

function links(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === 'sign' && item.text === '>') parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}

function lastPhrase(part: readonly Item[]): Phrase | undefined {
  const found = part.findLast((item) => item.kind === 'phrase');
  return found?.kind === 'phrase' ? found.phrase : undefined;
}

function textOf(part: readonly Item[]): string {
  const last = part.at(-1);
  if (last?.kind === 'phrase') return last.phrase.words.slice(-2).join(' ');
  if (last?.kind === 'adjective') return last.word;
  if (last?.kind === 'verb') return last.word;
  return '';
}
