import type { Item, ListMember, Phrase } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { conceptKey } from './concept-key.ts';
import { isPerson } from './thing-class.ts';

/**
 * "a pitch for a tent, a camper or a caravan": three or more things of which one is meant, and of which the text says
 * nothing else, are values. Gives the items with such a run as one list.
 */
export function joinAlternatives(items: readonly Item[], isToldOf: (key: string) => boolean): readonly Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const phrases = runAt(items, at);
    const item = items[at];
    const keys = phrases.map(conceptKey);
    if (keys.length > 2 && !keys.every(isPerson) && !keys.some(isToldOf)) {
      joined.push({ kind: 'list', members: phrases.map(memberOf), source: 'alternatives', choice: true });
      at += lengthOf(items, at, phrases.length) - 1;
    } else if (item !== undefined) joined.push(item);
  }
  return joined;
}

/** The phrases of "a tent, a camper or a caravan", or none where the run ends otherwise. */
function runAt(items: readonly Item[], from: number): readonly Phrase[] {
  if (!['verb', 'prep'].includes(items[from - 1]?.kind ?? '')) return [];
  const phrases: Phrase[] = [];
  let isLast = false;
  for (let at = from; ; at += 1) {
    const item = items[at];
    if (item?.kind !== 'phrase' || !isAlternative(item.phrase)) return [];
    phrases.push(item.phrase);
    if (isLast) return phrases;
    while (items[at + 1]?.kind === 'sign' && at < items.length) {
      const sign = items[at + 1];
      if (sign?.kind !== 'sign' || ![',', 'or'].includes(sign.text)) return [];
      isLast ||= sign.text === 'or';
      at += 1;
    }
  }
}

function isAlternative({ determiner = '', plural, owner, words }: Phrase): boolean {
  return ['a', 'an'].includes(determiner) && !plural && owner === undefined && !isAttributePhrase(words);
}

/** How many items a run of so many phrases takes. */
function lengthOf(items: readonly Item[], from: number, phrases: number): number {
  let left = phrases;
  let at = from;
  for (; left > 0; at += 1) if (items[at]?.kind === 'phrase') left -= 1;
  return at - from;
}

function memberOf({ words }: Phrase): ListMember {
  return { words, text: words.join(' '), plural: false, unique: false, optional: false };
}
