import { applyRules, changeLast } from './change-words.ts';
import { PLURAL_ENDINGS_ELSEWHERE } from './data/nouns-elsewhere.ts';
import type { NumberRule } from './data/number-rules.ts';
import { PLURAL_OF, SINGULAR_OF, UNCOUNTABLE_NOUNS } from './data/nouns.ts';

const TO_PLURAL: readonly NumberRule[] = [
  ...PLURAL_ENDINGS_ELSEWHERE.filter(([singular]) => singular !== 'sion').map(([singular, plural]): NumberRule => [
    new RegExp(`(?<=..)${singular}$`, 'u'),
    plural,
  ]),
  [/(s|x|z|ch|sh)$/u, '$1es'],
  [/([^aeiou]|qu)y$/u, '$1ies'],
  [/man$/u, 'men'],
  [/child$/u, 'children'],
  [/(deceased|accused|bereaved)$/u, '$1'],
  [/person$/u, 'people'],
  [/(?<=.)$/u, 's'],
];

const TO_SINGULAR: readonly NumberRule[] = [
  ...PLURAL_ENDINGS_ELSEWHERE.map(([singular, plural]): NumberRule => [new RegExp(`(?<=..)${plural}$`, 'u'), singular]),
  [/(ss|us|is)$/u, '$1'],
  [/(ss|x|ch|sh|zz|us)es$/u, '$1'],
  [/([^aeiou]|qu)ies$/u, '$1y'],
  [/([aeioulr])lves$/u, '$1lf'],
  [/men$/u, 'man'],
  [/people$/u, 'person'],
  [/children$/u, 'child'],
  [/s$/u, ''],
];

/** The plural of a noun in lower case: `category` gives `categories`, `rechnung` gives `rechnungen`. By English rules where the
 * noun is not known from another language. A plural stays as it is. */
export function pluralize(noun: string): string {
  if (UNCOUNTABLE_NOUNS.has(noun) || SINGULAR_OF.has(noun)) return PLURAL_OF.get(noun) ?? noun;
  const known = PLURAL_OF.get(noun);
  if (known !== undefined) return known;
  return isPlural(noun) ? noun : applyRules(TO_PLURAL, noun);
}

/** The singular of a noun in lower case: `categories` gives `category`, `paises` gives `pais`. A singular stays as it is. */
export function singularize(noun: string): string {
  if (UNCOUNTABLE_NOUNS.has(noun) || PLURAL_OF.has(noun)) return noun;
  return SINGULAR_OF.get(noun) ?? singularOfCompound(noun) ?? applyRules(TO_SINGULAR, noun);
}

/** Whether an English noun in lower case is a plural that has another singular. */
export function isPlural(noun: string): boolean {
  return singularize(noun) !== noun;
}

/** Puts the last word of an identifier in snake case into the plural: `order_item` gives `order_items`. */
export function pluralizeLast(identifier: string): string {
  return changeLast(identifier, pluralize);
}

/** Puts the last word of an identifier in snake case into the singular: `order_items` gives `order_item`. */
export function singularizeLast(identifier: string): string {
  return changeLast(identifier, singularize);
}

/** Words written together, such as `orderstatus` or `userdatabases`, follow the known noun they end in. */
function singularOfCompound(noun: string): string | undefined {
  for (let at = 2; at <= noun.length - 4; at += 1) {
    const tail = noun.slice(at);
    if (PLURAL_OF.has(tail)) return tail.endsWith('s') ? noun : undefined;
    const singular = SINGULAR_OF.get(tail);
    // beaches, coaches: not made of aches
    if (singular !== undefined && tail.length > 4 && tail !== 'aches') return noun.slice(0, at) + singular;
  }
  return undefined;
}
