import type { NumberRule } from './data/number-rules.ts';

/** A noun as the first rule that fits makes it; as it is where none does. */
export function applyRules(rules: readonly NumberRule[], noun: string): string {
  const rule = rules.find(([ending]) => ending.test(noun));
  return rule === undefined ? noun : noun.replace(rule[0], rule[1]);
}

/** Changes the last word of an identifier in snake case, and leaves the digits behind it. */
export function changeLast(identifier: string, change: (noun: string) => string): string {
  const at = identifier.lastIndexOf('_') + 1;
  return identifier.slice(0, at) + changeNoun(identifier.slice(at), change);
}

/** Changes a word, and leaves the digits behind it. */
export function changeNoun(word: string, change: (noun: string) => string): string {
  const digits = /\d*$/u.exec(word)?.[0] ?? '';
  return change(word.slice(0, word.length - digits.length)) + digits;
}
