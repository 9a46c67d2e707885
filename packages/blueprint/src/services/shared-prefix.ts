import { largestOf, splitWords } from '@backsmith/text';

/** How many of a schema's names have to begin with a word for it to say nothing. */
const MOST = 0.7;

/** How many words nearly all names begin with, and none consists of: 1 for `wp_posts` and `wp_users`. */
export function sharedPrefix(names: readonly string[]): number {
  const words = names.map((name) => splitWords(name));
  let length = 0;
  for (;;) {
    const beginnings = Map.groupBy(words, (some) => some.slice(0, length + 1).join(' '));
    const most = Math.max(0, largestOf([...beginnings.values()].map((group) => group.length)));
    const isWhole = words.some((some) => some.length <= length + 1);
    if (names.length < 3 || most < names.length * MOST || isWhole) return length;
    length += 1;
  }
}

/** The word each name begins with, without those that nearly all begin with; an empty one where a name has no other. */
export function firstWords(names: readonly string[]): readonly string[] {
  const prefix = sharedPrefix(names);
  return names.map((name) => splitWords(name)[prefix] ?? '');
}
