import { patternMatcher } from '@backsmith/text';
import { jsonName } from '../model/field.ts';
import type { Constraint, Field } from '../model/field.ts';
import type { SampleField, SampleValue } from '../model/sample.ts';

/** Longer texts make no better test. */
const LONGEST = 2000;
/** Texts of which one breaks most patterns. */
const ODD = ['!?', ' ', '1', 'x', 'X-x'];
const WHOLE = /^-?\d{1,18}$/u;
const PLAIN = /^-?\d{1,12}(\.\d{1,6})?$/u;
const WHOLE_TYPES: ReadonlySet<string> = new Set(['java.lang.Short', 'java.lang.Integer', 'java.lang.Long']);

/** Values of a field that are no more than one step beyond its rules, and values of another kind. */
export function wrongValues(field: Field): readonly SampleField[] {
  const values = [...field.constraints.flatMap((rule) => breaking(rule, field)), ...otherKinds(field)];
  return values.map((value) => ({ field: jsonName(field), value }));
}

function breaking(rule: Constraint, field: Field): readonly SampleValue[] {
  switch (rule.kind) {
    case 'size':
      return field.type.name === 'java.lang.String' && field.type.array !== true ? otherLengths(rule) : [];
    case 'min':
      return WHOLE.test(rule.value) ? [{ kind: 'number', value: String(BigInt(rule.value) - 1n) }] : [];
    case 'max':
      return WHOLE.test(rule.value) ? [{ kind: 'number', value: String(BigInt(rule.value) + 1n) }] : [];
    case 'decimal-min':
      return PLAIN.test(rule.value) ? [{ kind: 'decimal', value: String(Number(rule.value) - 0.5) }] : [];
    case 'decimal-max':
      return PLAIN.test(rule.value) ? [{ kind: 'decimal', value: String(Number(rule.value) + 0.5) }] : [];
    case 'positive':
      return [{ kind: 'number', value: '0' }];
    case 'positive-or-zero':
      return [{ kind: 'number', value: '-1' }];
    case 'digits':
      return [
        { kind: 'decimal', value: `1${'0'.repeat(rule.integer)}` },
        { kind: 'decimal', value: `0.${'0'.repeat(rule.fraction)}1` },
      ];
    case 'pattern':
      return oddTexts(rule);
    default:
      return [];
  }
}

/** Texts one letter longer and one shorter than the rule allows. */
function otherLengths({ min, max }: Extract<Constraint, { readonly kind: 'size' }>): readonly SampleValue[] {
  return [
    ...(max !== undefined && max < LONGEST ? [{ kind: 'letters', count: max + 1 } as const] : []),
    ...(min !== undefined && min > 1 && min < LONGEST ? [{ kind: 'letters', count: min - 1 } as const] : []),
  ];
}

/** A text that breaks the pattern, where one is known. */
function oddTexts({ pattern, ignoreCase }: Extract<Constraint, { readonly kind: 'pattern' }>): readonly SampleValue[] {
  const matches = patternMatcher(pattern, ignoreCase === true, 40);
  const odd = ODD.find((text) => matches?.(text) === false);
  return odd === undefined ? [] : [{ kind: 'text', value: odd }];
}

/** A whole number is neither a text nor a fraction. */
function otherKinds({ type, constraints }: Field): readonly SampleValue[] {
  const isWhole =
    WHOLE_TYPES.has(type.name) && type.array !== true && !constraints.some(({ kind }) => kind === 'one-of');
  return isWhole
    ? [
        { kind: 'text', value: '1' },
        { kind: 'decimal', value: '1.5' },
      ]
    : [];
}
