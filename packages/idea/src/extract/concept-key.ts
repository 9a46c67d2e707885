import { singularize } from '@backsmith/text';
import type { Phrase } from '../read/items.ts';
import { isListedAttribute } from '../vocabulary/attribute-type.ts';
import { COMPOUND_HEADS, ROLE_PREFIXES } from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';

/**
 * What a phrase is about: the longest ending of at most three words the vocabulary knows, or its last two words. The key is
 * in the singular.
 */
export function conceptKey(phrase: Pick<Phrase, 'words'>): string {
  const words = phrase.words.slice(-4);
  const base = [...words.slice(0, -1), singularize(words.at(-1) ?? '')];
  const { byName } = knowledge();
  for (let length = Math.min(3, base.length); length > 1; length -= 1) {
    const ending = base.slice(-length).join(' ');
    if (byName.has(ending)) return canonical(ending, base.at(-1) ?? '');
    if (isListedAttribute(base.slice(-length))) return ending;
  }
  const [before = '', last = ''] = base.slice(-2);
  if (base.length === 1) return base[0] ?? '';
  if (REGISTERS.has(last) && byName.has(singularize(before))) return singularize(before);
  if (byName.has(last) && !COMPOUND_HEADS.has(last) && !keepsModifier(before)) return last;
  const inner = singularize(before);
  return inner !== before && !byName.has(before) ? `${inner} ${last}` : `${before} ${last}`;
}

/** "a tree register": what is kept are trees. */
const REGISTERS = new Set(['register', 'registry', 'database', 'directory', 'inventory', 'catalog', 'catalogue']);

/** "support ticket" is another name for what its last word names: the shorter one is the name. */
function canonical(key: string, head: string): string {
  const things = knowledge().byName.get(key) ?? [];
  return things.length > 0 && things.every(({ name }) => name === head) ? head : key;
}

/** A word that tells two things of one kind apart. */
function keepsModifier(word: string): boolean {
  return ROLE_PREFIXES.has(word);
}

/** The last word of a key, which says what kind of thing it is. */
export function headOf(key: string): string {
  return key.slice(key.lastIndexOf(' ') + 1);
}
