import type { Item } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { isKnown } from './classify.ts';
import { previousSign } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';

/** So far around it what a phrase stands beside is looked at; nobody lists more in one breath. Words and signs. */
export const LONGEST_LIST = 80;

/** Whether a property stands in the same list as a phrase. */
export function siblingsHaveAttributes(items: readonly Item[], at: number): boolean {
  const isAttribute = (item: Item | undefined): boolean =>
    item?.kind === 'phrase' &&
    isAttributePhrase(item.phrase.words) &&
    !(item.phrase.plural && isKnown(conceptKey(item.phrase)));
  for (const step of [1, -1]) {
    let index = at + step;
    while (index >= 0 && index < items.length && Math.abs(index - at) < LONGEST_LIST) {
      const item = items[index];
      if (item?.kind === 'sign' && (item.text === ',' || item.text === 'and' || item.text === 'or')) index += step;
      else if (item?.kind === 'phrase') {
        if (isAttribute(item)) return true;
        index += step;
      } else if (item?.kind === 'list') index += step;
      else break;
    }
  }
  return false;
}

/** Where a list of phrases begins that a phrase stands in: at the phrase itself, where none stands before it. */
export function runStart(items: readonly Item[], at: number): number {
  let index = at;
  while (at - index < LONGEST_LIST && isJoint(items[index - 1]) && items[index - 2]?.kind === 'phrase') index -= 2;
  return index;
}

/** What stands behind the list of phrases that a phrase stands in. */
export function runEnd(items: readonly Item[], at: number): number {
  let index = at + 1;
  while (index - at < LONGEST_LIST && (items[index]?.kind === 'phrase' || isJoint(items[index]))) index += 1;
  return index;
}

/** Whether the list a phrase stands in ends in who acts: "laptops, monitors and phones are …". */
export function runActs(items: readonly Item[], at: number): boolean {
  const index = runEnd(items, at);
  const next = items[index];
  const last = items[index - 1];
  return (
    index > at + 1 &&
    last?.kind === 'phrase' &&
    (next?.kind === 'be' || (next?.kind === 'verb' && !next.attached)) &&
    previousSign(items, index - 1) !== ','
  );
}

/** A comma, "and" or "or". */
export function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'sign' && (item.text === ',' || item.text === 'and' || item.text === 'or');
}
