import { transliterate } from './transliterate.ts';

/**
 * One word each: an acronym in the plural (`IDs`), an acronym before another word (`HTTP` of `HTTPServer`), a
 * capitalised or lower-case word, a run of capitals. Digits belong to the word they follow.
 */
const WORD = /[A-Z]{2,}s(?![a-z])\d*|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+[a-z]*/gu;

/** The words of an identifier in any spelling, in lower case and ASCII: `CustomerID` gives `customer`, `id`. May be empty. */
export function splitWords(identifier: string): readonly string[] {
  const words = transliterate(identifier).match(WORD) ?? [];
  return words.map((word) => word.toLowerCase());
}

/** `CustomerID` gives `customer_id`. */
export function toSnakeCase(identifier: string): string {
  return splitWords(identifier).join('_');
}

/** `CustomerID` gives `customer-id`. */
export function toKebabCase(identifier: string): string {
  return splitWords(identifier).join('-');
}

/** `customer_id` gives `CUSTOMER_ID`. */
export function toConstantCase(identifier: string): string {
  return toSnakeCase(identifier).toUpperCase();
}

/** `customer_id` gives `CustomerId`. */
export function toPascalCase(identifier: string): string {
  return joinWords(splitWords(identifier).map(capitalize));
}

/** `customer_id` gives `customerId`. */
export function toCamelCase(identifier: string): string {
  return joinWords(splitWords(identifier).map((word, index) => (index === 0 ? word : capitalize(word))));
}

/** `customer_id` gives `customer id`, for sentences. */
export function toSpacedWords(identifier: string): string {
  return splitWords(identifier).join(' ');
}

/** The text with its first letter in upper case; the rest stays as it is. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The text with its first letter in lower case; the rest stays as it is. */
export function uncapitalize(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Two words that meet digit to digit keep a separator, else `line_1_2` and `line_12` would become one name. */
function joinWords(words: readonly string[]): string {
  return words.reduce((name, word) => (/\d$/u.test(name) && /^\d/u.test(word) ? `${name}_${word}` : name + word), '');
}
