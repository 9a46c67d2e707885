import type { Constraint } from '../model/field.ts';

type Pattern = Extract<Constraint, { readonly kind: 'pattern' }>;

/** What servers refuse in an address, and clients take for another folder. */
const UNADDRESSABLE = String.raw`(?!\.{1,2}$)(?![\s\S]*[/\\])`;

/** Any text that can stand in an address. */
const ADDRESSABLE = String.raw`(?!\.{1,2}$)[^/\\]+`;

/**
 * The rules of a text, with one that its value can stand in an address. Of several patterns a document shows only one, so that
 * all are one.
 */
export function addressable(rules: readonly Constraint[]): readonly Constraint[] {
  const own = rules.find(isPattern);
  if (own === undefined) return [...rules, { kind: 'pattern', pattern: ADDRESSABLE }];
  if (isOfPlainCharacters(own.pattern)) return rules;
  const merged = { ...own, pattern: `${UNADDRESSABLE}(?:${own.pattern})` };
  return rules.map((rule) => (rule === own ? merged : rule));
}

/** The rules with one pattern instead of several, where no other looks away from upper and lower case. */
export function withOnePattern(rules: readonly Constraint[]): readonly Constraint[] {
  const [first, ...others] = rules.filter(isPattern);
  if (first === undefined || others.length === 0) return rules;
  if (others.some(({ ignoreCase }) => ignoreCase !== first.ignoreCase)) return rules;
  const ahead = others.map(({ pattern }) => String.raw`(?=(?:${pattern})(?![\s\S]))`);
  const merged: Pattern = { ...first, pattern: `${ahead.join('')}(?:${first.pattern})` };
  return rules.flatMap((rule) => (rule === first ? merged : isPattern(rule) ? [] : rule));
}

function isPattern(rule: Constraint): rule is Pattern {
  return rule.kind === 'pattern';
}

/** Whether the pattern names what it takes, and neither a slash nor a dot is among it. */
function isOfPlainCharacters(pattern: string): boolean {
  const ranges = [...pattern.matchAll(/(.)-(.)/gsu)];
  const isPlain = ([, from = '', to = '']: RegExpMatchArray): boolean =>
    [from, to].every((end) => /[a-z]/.test(end)) ||
    [from, to].every((end) => /[A-Z]/.test(end)) ||
    [from, to].every((end) => /[0-9]/.test(end)) ||
    [from, to].some((end) => '[]'.includes(end));
  return !/[./\\^]/.test(pattern) && ranges.every(isPlain);
}
