import { fitsJavaConstant, largestOf, smallestOf } from '@backsmith/text';
import type { CheckRule } from '@backsmith/schema';
import type { Constraint } from '../model/field.ts';
import type { ValueShape } from '../types/shape.ts';

type RangeRule = Extract<CheckRule, { kind: 'range' }>;

/** What Bean Validation can say about a value before the database does. */
export function constraintsFor(
  shape: ValueShape,
  rules: readonly CheckRule[],
  required: boolean,
): readonly Constraint[] {
  return [...(required ? [{ kind: 'not-null' } as const] : []), ...limits(shape, rules)];
}

function limits(shape: ValueShape, rules: readonly CheckRule[]): readonly Constraint[] {
  switch (shape.kind) {
    case 'text':
      return [...size(shape.max, rules), ...patterns(rules), ...rules.flatMap(oneOfTexts)];
    case 'bytes':
      return size(shape.max, []);
    case 'whole': {
      const ruled = ranges(rules, false);
      const limits = ruled.some(({ kind }) => kind === 'one-of') ? [] : wholeLimits(shape);
      return [...limits.filter((limit) => !ruled.some((rule) => implies(rule, limit))), ...ruled];
    }
    case 'decimal':
      return [...decimalLimits(shape), ...ranges(rules, true)];
    case 'floating':
      return [
        ...digitsOf(shape.digits),
        ...(shape.unsigned === true ? [{ kind: 'positive-or-zero' } as const] : []),
        ...ranges(rules, true),
      ];
    case 'opaque':
      return shape.pattern === undefined ? [] : [{ kind: 'pattern', pattern: shape.pattern }];
    case 'duration':
      return shape.text === undefined ? [] : [{ kind: 'pattern', pattern: shape.text.pattern }];
    case 'json':
      return rules.flatMap((rule) => (rule.kind === 'json-kind' ? [{ kind: 'json-kind', values: rule.values }] : []));
    case 'boolean':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'uuid':
    case 'enum':
    case 'list':
      return [];
  }
}

function lowest(constraint: Constraint): bigint | undefined {
  if (constraint.kind === 'min') return BigInt(constraint.value);
  if (constraint.kind === 'positive') return 1n;
  return constraint.kind === 'positive-or-zero' ? 0n : undefined;
}

/** Whether a rule of the schema says what the type says, or more. */
function implies(rule: Constraint, limit: Constraint): boolean {
  if (rule.kind === 'max' && limit.kind === 'max') return BigInt(rule.value) <= BigInt(limit.value);
  const [low, least] = [lowest(rule), lowest(limit)];
  return low !== undefined && least !== undefined && low >= least;
}

/** No array and no text of Java is longer, so that nothing is said by this limit. */
const LONGEST_IN_JAVA = 2_147_483_647;

function size(columnMax: number | undefined, rules: readonly CheckRule[]): readonly Constraint[] {
  const lengths = rules.flatMap((rule) => (rule.kind === 'length' ? [rule] : []));
  const mins = lengths.flatMap((rule) => rule.min ?? []).filter((min) => min > 0);
  const maxes = [columnMax, ...lengths.map((rule) => rule.max)].flatMap((max) =>
    max === undefined || max >= LONGEST_IN_JAVA ? [] : [max],
  );
  const bounds = {
    ...(mins.length > 0 ? { min: largestOf(mins) } : {}),
    ...(maxes.length > 0 ? { max: smallestOf(maxes) } : {}),
  };
  return Object.keys(bounds).length > 0 ? [{ kind: 'size', ...bounds }] : [];
}

function patterns(rules: readonly CheckRule[]): readonly Constraint[] {
  return rules.flatMap((rule) =>
    rule.kind === 'pattern' && rule.costly !== true && fitsJavaConstant(rule.pattern)
      ? [{ kind: 'pattern', pattern: rule.pattern, ...(rule.ignoreCase === true ? { ignoreCase: true as const } : {}) }]
      : [],
  );
}

const JAVA_BOUNDS: ReadonlySet<string> = new Set([
  '-32768',
  '32767',
  '-2147483648',
  '2147483647',
  '-9223372036854775808',
  '9223372036854775807',
]);

/** What an annotation can say as a number. */
const MOST_LONG = 2n ** 63n - 1n;

/** Bounds narrower than those of the Java type itself. */
function wholeLimits(shape: Extract<ValueShape, { kind: 'whole' }>): readonly Constraint[] {
  if (shape.digits !== undefined) return [{ kind: 'digits', integer: shape.digits, fraction: 0 }];
  const min: readonly Constraint[] = JAVA_BOUNDS.has(shape.min)
    ? []
    : [shape.min === '0' ? { kind: 'positive-or-zero' } : { kind: 'min', value: shape.min }];
  if (JAVA_BOUNDS.has(shape.max)) return min;
  return [...min, { kind: BigInt(shape.max) > MOST_LONG ? 'decimal-max' : 'max', value: shape.max }];
}

function decimalLimits(shape: Extract<ValueShape, { kind: 'decimal' }>): readonly Constraint[] {
  const { precision, scale = 0 } = shape;
  const digits = digitsOf(precision === undefined ? undefined : { precision, scale });
  return shape.unsigned === true ? [...digits, { kind: 'positive-or-zero' }] : digits;
}

function digitsOf(size: { readonly precision: number; readonly scale: number } | undefined): readonly Constraint[] {
  if (size === undefined) return [];
  return [{ kind: 'digits', integer: Math.max(size.precision - size.scale, 0), fraction: size.scale }];
}

const WHOLE = /^-?\d{1,18}$/u;
const NUMBER = /^-?\d{1,60}(\.\d{1,60})?$/u;
/** Digits that numbers of JavaScript tell apart. */
const LONGEST_EXACT = 15;

function ranges(rules: readonly CheckRule[], isFraction: boolean): readonly Constraint[] {
  return rules.flatMap((rule) => {
    const range = rule.kind === 'in' ? rangeOfList(rule.column, rule.values) : rule;
    if (range?.kind !== 'range') return [];
    if (rule.kind === 'in' && !saysAll(rule.values, isFraction)) return [{ kind: 'one-of', values: rule.values }];
    return [...minimum(range, isFraction), ...maximum(range, isFraction)];
  });
}

/** Whether a range says as much as the list: one number, or all whole ones from its least to its greatest. */
function saysAll(values: readonly string[], isFraction: boolean): boolean {
  const numbers = [...new Set(values.map(Number))].toSorted((a, b) => a - b);
  if (isFraction) return numbers.length === 1;
  return numbers.every((number, index) => Number.isInteger(number) && number === (numbers[0] ?? 0) + index);
}

/** Texts that are no enumeration, such as those of columns that are filled up with blanks. */
function oneOfTexts(rule: CheckRule): readonly Constraint[] {
  return rule.kind === 'in' && rule.values.every(fitsJavaConstant) ? [{ kind: 'one-of', values: rule.values }] : [];
}

/** The least and the greatest of a list of numbers, which is the whole of `= 0`. */
function rangeOfList(column: string, values: readonly string[]): RangeRule | undefined {
  const isExact = values.every((value) => NUMBER.test(value) && value.length <= LONGEST_EXACT);
  const sorted = values.toSorted((a, b) => Number(a) - Number(b));
  const [min, max] = [sorted[0], sorted.at(-1)];
  return isExact && min !== undefined && max !== undefined ? { kind: 'range', column, min, max } : undefined;
}

function minimum({ min, minExclusive }: RangeRule, isFraction: boolean): readonly Constraint[] {
  if (min === undefined || !NUMBER.test(min)) return [];
  if (/^-?0+(\.0+)?$/u.test(min)) return [{ kind: minExclusive === true ? 'positive' : 'positive-or-zero' }];
  if (!isFraction && WHOLE.test(min)) {
    return [{ kind: 'min', value: (BigInt(min) + (minExclusive === true ? 1n : 0n)).toString() }];
  }
  return [{ kind: 'decimal-min', value: min, ...(minExclusive === true ? { exclusive: true as const } : {}) }];
}

function maximum({ max, maxExclusive }: RangeRule, isFraction: boolean): readonly Constraint[] {
  if (max === undefined || !NUMBER.test(max)) return [];
  if (!isFraction && WHOLE.test(max)) {
    return [{ kind: 'max', value: (BigInt(max) - (maxExclusive === true ? 1n : 0n)).toString() }];
  }
  return [{ kind: 'decimal-max', value: max, ...(maxExclusive === true ? { exclusive: true as const } : {}) }];
}
