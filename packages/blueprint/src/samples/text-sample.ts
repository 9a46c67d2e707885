import type { CheckRule } from '@backsmith/schema';
import { largestOf, patternMatcher, type PatternMatcher, smallestOf, splitWords } from '@backsmith/text';
import type { SampleValue } from '../model/sample.ts';
import type { ValueShape } from '../types/shape.ts';
import { matchingText } from './matching-text.ts';

type TextShape = Extract<ValueShape, { kind: 'text' }>;

/** How a text looks that is a mail address, a web address or a telephone number by its column's name. */
const FORMS: readonly { readonly words: readonly string[]; readonly before: string; readonly behind: string }[] = [
  { words: ['email', 'mail'], before: '', behind: '@example.com' },
  { words: ['url', 'uri', 'website', 'homepage', 'link'], before: 'https://example.com/', behind: '' },
  { words: ['phone', 'mobile', 'fax', 'telephone'], before: '+1555', behind: '' },
];

/** Texts that real-world patterns accept, tried in this order. */
const CANDIDATES = [
  'Sample',
  'sample',
  'SAMPLE',
  'A',
  'AB',
  'ABC',
  'a',
  'en',
  '1',
  '12345',
  'A1',
  'AB-12',
  'a@example.com',
  'https://example.com/a',
  '+15550100',
  '#a1b2c3',
  '2025-01-15',
  '10:30',
  '192.0.2.1',
  'a-b',
  'a_b',
  'en_US',
];

/** More characters than this in one value help nobody. */
const LONGEST = 40;

/** A text a column takes, or nothing where none was found. */
export function textSample(shape: TextShape, rules: readonly CheckRule[], field: string): SampleValue | undefined {
  const listed = rules.flatMap((rule) => (rule.kind === 'in' ? rule.values : []))[0];
  if (listed !== undefined) return { kind: 'text', value: listed };
  const bounds = lengthBounds(shape, rules);
  const form = formOf(field);
  const wanted =
    form === undefined ? 'Sample' : `${form.before}${form.before === '+1555' ? '0100' : 'sample'}${form.behind}`;
  const generated = rules.flatMap((rule) => (rule.kind === 'pattern' ? (matchingText(rule.pattern) ?? []) : []));
  const fitted = [wanted, ...CANDIDATES].map((text) => fit(text, bounds));
  const found = [...fitted, ...generated, ...CANDIDATES].find((text) => isAllowed(text, bounds, rules));
  return found === undefined ? undefined : { kind: 'text', value: found };
}

/** A few other texts the column takes, for checks that want two columns to differ. */
export function otherTexts(shape: TextShape, rules: readonly CheckRule[]): readonly string[] {
  const listed = rules.flatMap((rule) => (rule.kind === 'in' ? rule.values : []));
  if (listed.length > 0) return listed.slice(1, 6);
  const bounds = lengthBounds(shape, rules);
  const fitted = ['Other', ...CANDIDATES].map((text) => fit(text, bounds));
  return [...new Set(fitted)].filter((text) => isAllowed(text, bounds, rules)).slice(0, 6);
}

/** Another text on each call, or nothing where the column's rules leave no room for that. */
export function uniqueTextSample(
  shape: TextShape,
  rules: readonly CheckRule[],
  field: string,
): SampleValue | undefined {
  if (rules.some((rule) => rule.kind === 'in')) return undefined;
  const bounds = lengthBounds(shape, rules);
  const form = formOf(field);
  const forms = [...(form === undefined ? [] : [form]), { before: '', behind: '' }];
  for (const { before, behind } of forms) {
    for (const digitsOnly of before === '+1555' ? [true] : [false, true]) {
      const room = bounds.max - before.length - behind.length;
      const lengths =
        shape.padded === true ? [room] : [Math.min(room, 12), 8, 6, 5, 4, 3, 10].filter((length) => length <= room);
      const length = lengths.find((candidate) =>
        probes(candidate, digitsOnly).every((text) => isAllowed(before + text + behind, bounds, rules)),
      );
      if (length !== undefined && length > 0) {
        return { kind: 'unique-text', before, length, behind, ...(digitsOnly ? { digitsOnly: true as const } : {}) };
      }
    }
  }
  return undefined;
}

/** Whether a text is what the rules ask for. */
export function isAllowed(
  text: string,
  bounds: { readonly min: number; readonly max: number },
  rules: readonly CheckRule[],
): boolean {
  if (text.length < bounds.min || text.length > bounds.max) return false;
  return rules.every((rule) => rule.kind !== 'pattern' || matches(rule, text));
}

type PatternRule = Extract<CheckRule, { kind: 'pattern' }>;

/** Each rule is asked about many texts. */
const MATCHERS = new WeakMap<PatternRule, PatternMatcher>();
const REFUSES: PatternMatcher = () => false;

/** A pattern that is not understood is taken to refuse the text: nothing can be said about it. */
function matches(rule: PatternRule, text: string): boolean {
  const matcher = MATCHERS.get(rule) ?? patternMatcher(rule.pattern, rule.ignoreCase === true, LONGEST) ?? REFUSES;
  MATCHERS.set(rule, matcher);
  return matcher(text) === true;
}

function formOf(field: string): (typeof FORMS)[number] | undefined {
  const last = splitWords(field).at(-1) ?? '';
  return FORMS.find(({ words }) => words.includes(last));
}

function lengthBounds(shape: TextShape, rules: readonly CheckRule[]): { readonly min: number; readonly max: number } {
  const lengths = rules.flatMap((rule) => (rule.kind === 'length' ? [rule] : []));
  const max = Math.min(shape.max ?? LONGEST, LONGEST, smallestOf(lengths.map((rule) => rule.max ?? LONGEST)));
  const min = Math.max(shape.padded === true ? max : 1, largestOf(lengths.map((rule) => rule.min ?? 0)));
  return { min, max };
}

/** Cuts a text to the longest or fills it up to the shortest length. */
function fit(text: string, bounds: { readonly min: number; readonly max: number }): string {
  return text.slice(0, Math.max(bounds.max, 0)).padEnd(bounds.min, 'x');
}

function probes(length: number, digitsOnly: boolean): readonly string[] {
  if (length < 1) return [''];
  return digitsOnly
    ? ['0'.repeat(length), '9'.repeat(length)]
    : ['0'.repeat(length), 'A'.repeat(length), 'Z9'.repeat(length).slice(0, length)];
}
