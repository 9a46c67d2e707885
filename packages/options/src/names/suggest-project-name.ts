import { NAME_LENGTHS } from './name-lengths.ts';
import { STOP_WORDS } from './stop-words.ts';

const WORDS_TAKEN = 3;
const SHORTEST_WORD = 3;

/** Subjects too general to be a name on their own, and the name each gives when nothing else is left. */
const FALLBACKS: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  { name: 'ecommerce', words: ['store', 'stores', 'sell', 'selling', 'buy', 'buying', 'commerce'] },
  { name: 'blogapp', words: ['post', 'posts', 'posting', 'article', 'articles', 'writing'] },
  { name: 'socialapp', words: ['follow', 'friend', 'friends', 'share', 'sharing', 'network'] },
  { name: 'management', words: ['manage', 'manages', 'managing', 'manager', 'management', 'admin'] },
];

const GENERAL = new Set(FALLBACKS.flatMap(({ words }) => words));

/**
 * Suggests a project name for an idea or a file name (spec 1 §5): lower case, split on everything that is no letter or
 * digit, short and common words dropped, the first three words joined, cut to 20 characters.
 *
 * @param text an idea in plain words, or the name of a file with its ending
 * @returns a name that passes the project name rules
 */
export function suggestProjectName(text: string): string {
  const lower = text.toLowerCase().replace(/\.sql$/, '');
  const words = lower.split(/[^a-z0-9]+/).filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word));
  if (words.every((word) => GENERAL.has(word))) return fallbackFor(words);
  const taken = words.slice(0, WORDS_TAKEN);
  const name = taken.length === 1 ? `${taken.join('')}app` : taken.join('');
  return name.slice(0, NAME_LENGTHS.projectName.max);
}

function fallbackFor(words: readonly string[]): string {
  return FALLBACKS.find((fallback) => fallback.words.some((word) => words.includes(word)))?.name ?? 'myapp';
}
