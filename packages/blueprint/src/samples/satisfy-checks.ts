import type { PortableExpression, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { SampleValue } from '../model/sample.ts';
import { evaluate } from './evaluate.ts';
import type { SqlValue } from './evaluate.ts';
import { isWithinRanges, wholeBounds } from './bounds.ts';
import { readChecks } from '../tables/read-check.ts';
import { textualSample } from './sample-value.ts';
import { otherTexts } from './text-sample.ts';
import type { ValueShape } from '../types/shape.ts';
import type { SampleSubject } from './sample-value.ts';

/**
 * A column's value in a sample: what is sent, nothing at all, a key of another record that is only made if need be, or
 * something made elsewhere.
 */
export type Candidate =
  | { readonly kind: 'sent'; readonly value: SampleValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'reference' }
  | { readonly kind: 'unknown' };

/** A column that takes part in checks, with what may be sent for it; the first is what would be sent anyway. */
export type CheckSubject = { readonly draft: ColumnDraft; readonly candidates: readonly Candidate[] };

/** More combinations than this are not tried. */
const MOST_TRIES = 2000;

/**
 * Chooses values that no check of the table refuses, as far as the checks can be understood: one check after the other,
 * and where that leads nowhere, all at once. What is chosen lasts for years, where anything does.
 *
 * @returns the values of columns that must differ from their first candidate, or nothing if no choice was found
 */
export function satisfyChecks(
  table: Table,
  subjects: readonly CheckSubject[],
): ReadonlyMap<string, Candidate> | undefined {
  const read = readChecks(table);
  const checks = read.flatMap(({ expression }) => expression ?? []);
  const later = read.flatMap((one) => one.later ?? []);
  const lasting = later.length === 0 ? undefined : satisfy([...checks, ...later], subjects);
  return lasting ?? satisfy(checks, subjects);
}

function satisfy(
  checks: readonly PortableExpression[],
  subjects: readonly CheckSubject[],
): ReadonlyMap<string, Candidate> | undefined {
  return oneByOne(checks, subjects) ?? choose(checks, new Map(), subjects);
}

function oneByOne(
  checks: readonly PortableExpression[],
  subjects: readonly CheckSubject[],
): ReadonlyMap<string, Candidate> | undefined {
  let chosen: ReadonlyMap<string, Candidate> = new Map();
  for (const check of checks) {
    const found = choose([check], chosen, subjects);
    if (found === undefined) return undefined;
    chosen = found;
  }
  return allows(checks, chosen, subjects) ? chosen : undefined;
}

/** The first combination of candidates none of the checks refuses; what is chosen already stays. */
function choose(
  checks: readonly PortableExpression[],
  chosen: ReadonlyMap<string, Candidate>,
  subjects: readonly CheckSubject[],
): ReadonlyMap<string, Candidate> | undefined {
  const names = new Set(checks.flatMap((check) => [...columnsOf(check)]));
  const involved = subjects.filter(({ draft }) => names.has(draft.column.name));
  const lists = involved.map(({ draft, candidates }) => {
    const fixed = chosen.get(draft.column.name);
    return fixed === undefined ? candidates : [fixed];
  });
  const total = lists.reduce((product, list) => Math.min(product * list.length, MOST_TRIES), 1);
  for (let attempt = 0; attempt < total; attempt += 1) {
    const trial = new Map(chosen);
    let rest = attempt;
    for (const [index, list] of lists.entries()) {
      const candidate = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      const name = involved[index]?.draft.column.name;
      if (name !== undefined && candidate !== undefined) trial.set(name, candidate);
    }
    if (allows(checks, trial, subjects)) return trial;
  }
  return undefined;
}

function allows(
  checks: readonly PortableExpression[],
  chosen: ReadonlyMap<string, Candidate>,
  subjects: readonly CheckSubject[],
): boolean {
  return checks.every((check) => evaluate(check, (name) => valueOf(name, chosen, subjects)) !== false);
}

function valueOf(name: string, chosen: ReadonlyMap<string, Candidate>, subjects: readonly CheckSubject[]): SqlValue {
  const subject = subjects.find(({ draft }) => draft.column.name === name);
  const candidate = chosen.get(name) ?? subject?.candidates[0];
  if (subject === undefined || candidate === undefined || candidate.kind === 'unknown') return undefined;
  if (candidate.kind === 'reference') return 'a key';
  return candidate.kind === 'absent' ? null : sqlValue(candidate.value);
}

function sqlValue(value: SampleValue): SqlValue {
  switch (value.kind) {
    case 'boolean':
      return value.value;
    case 'number':
    case 'decimal':
      return Number(value.value);
    case 'text':
      return value.value;
    default:
      return undefined;
  }
}

/** Other values a column could have besides its sample, for checks that compare columns. */
export function alternatives(subject: SampleSubject, isOptional: boolean): readonly Candidate[] {
  return [
    ...sentAlternatives(subject).map((value): Candidate => ({ kind: 'sent', value })),
    ...(isOptional ? [{ kind: 'absent' } as const] : []),
    ...longAgo(subject),
  ];
}

function longAgo({ shape, rules }: SampleSubject): readonly Candidate[] {
  const isDay = shape.kind === 'date' || shape.kind === 'timestamp';
  return isDay ? [{ kind: 'sent', value: textualSample(shape, rules, LONG_AGO) }] : [];
}

/** Values of the column besides its sample. */
export function sentAlternatives(subject: SampleSubject): readonly SampleValue[] {
  const { shape, rules } = subject;
  switch (shape.kind) {
    case 'boolean':
      return [{ kind: 'boolean', value: false }];
    case 'whole': {
      const { low, high } = wholeBounds(shape, rules);
      const tried = [2n, 0n, 10n, 100n, -1n, low, high].filter((value) => value >= low && value <= high);
      const texts = [...tried.map(String), ...listed(rules)].filter((text) => isWithinRanges(Number(text), rules));
      return texts.map((value) => ({ kind: 'number', value }));
    }
    case 'decimal':
    case 'floating':
      return ['0.5', '0.9', '2.5', '10.5', '0', '-0.5', ...listed(rules)]
        .filter((value) => isWithinRanges(Number(value), rules) && fits(value, shape))
        .map((value) => ({ kind: 'decimal', value }));
    case 'enum':
      return shape.values.slice(1, 10).map((value) => ({ kind: 'text', value }));
    case 'text':
      return otherTexts(shape, rules).map((value) => ({ kind: 'text', value }));
    case 'date':
    case 'timestamp':
      return DAYS.map((day) => textualSample(shape, rules, day));
    default:
      return [];
  }
}

/** The numbers checks limit a column to. */
function listed(rules: SampleSubject['rules']): readonly string[] {
  return rules
    .flatMap((rule) => (rule.kind === 'in' ? rule.values : []))
    .filter((text) => /^-?\d{1,15}(\.\d{1,15})?$/u.test(text));
}

/** Before all samples, long behind most of them, and in the future. */
const DAYS = ['1999-02-03', '2027-02-03', '2999-02-03'];

/** Where somebody has to be old. */
const LONG_AGO = '1969-02-03';

function fits(value: string, shape: Extract<ValueShape, { kind: 'decimal' | 'floating' }>): boolean {
  const { precision = 12, scale = 2 } = shape.kind === 'decimal' ? shape : {};
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  return fraction.length <= scale && (whole === '0' ? 0 : whole.length) <= precision - scale;
}

function columnsOf(expression: PortableExpression): ReadonlySet<string> {
  const names = new Set<string>();
  evaluate(expression, (name) => {
    names.add(name);
    return undefined;
  });
  return names;
}
