import type { CheckRule } from '@backsmith/schema';
import type { ValueShape } from '../types/shape.ts';

export type WholeBounds = { readonly low: bigint; readonly high: bigint };

const WHOLE = /^-?\d{1,40}$/u;

/** The whole numbers a column takes, by its type and its checks. */
export function wholeBounds(shape: Extract<ValueShape, { kind: 'whole' }>, rules: readonly CheckRule[]): WholeBounds {
  let low = BigInt(shape.min);
  let high = BigInt(shape.max);
  for (const rule of rules) {
    if (rule.kind !== 'range') continue;
    const min = floorOf(rule.min);
    const max = floorOf(rule.max);
    if (min !== undefined && min + (rule.minExclusive === true ? 1n : 0n) > low)
      low = min + (rule.minExclusive === true ? 1n : 0n);
    if (max !== undefined && max - (rule.maxExclusive === true ? 1n : 0n) < high)
      high = max - (rule.maxExclusive === true ? 1n : 0n);
  }
  return { low, high };
}

/** The whole part of a bound; fractions of bounds are rare enough to be rounded towards the safe side by the caller's choice of 1. */
function floorOf(text: string | undefined): bigint | undefined {
  const whole = text?.split('.')[0];
  return whole !== undefined && WHOLE.test(whole) ? BigInt(whole) : undefined;
}

/** Whether a number lies within every range a column's checks give, and is one of those they list. */
export function isWithinRanges(value: number, rules: readonly CheckRule[]): boolean {
  return rules.every((rule) => {
    if (rule.kind === 'in') return rule.values.some((one) => Number(one) === value);
    if (rule.kind !== 'range') return true;
    const min = rule.min === undefined ? -Infinity : Number(rule.min);
    const max = rule.max === undefined ? Infinity : Number(rule.max);
    const aboveMin = rule.minExclusive === true ? value > min : value >= min;
    const belowMax = rule.maxExclusive === true ? value < max : value <= max;
    return aboveMin && belowMax;
  });
}
