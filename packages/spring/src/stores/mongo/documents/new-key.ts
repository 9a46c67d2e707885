import type { CounterType, NewKey } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/**
 * The expression of a new key.
 *
 * @param counting what counts numbers, as an expression
 */
export function newKey(origin: NewKey, counting: JavaFragment): JavaFragment {
  if (origin.kind === 'uuid') {
    return origin.text === true ? java`java.util.UUID.randomUUID().toString()` : java`java.util.UUID.randomUUID()`;
  }
  return COUNTED[origin.as](java`${counting}.next(${literal(origin.counter)}, ${literal(Number(origin.step))})`);
}

const COUNTED: Readonly<Record<CounterType, (next: JavaFragment) => JavaFragment>> = {
  long: (next) => next,
  integer: (next) => java`Math.toIntExact(${next})`,
  short: (next) => java`(short) Math.toIntExact(${next})`,
  'big-integer': (next) => java`java.math.BigInteger.valueOf(${next})`,
  decimal: (next) => java`java.math.BigDecimal.valueOf(${next})`,
  text: (next) => java`String.valueOf(${next})`,
};
