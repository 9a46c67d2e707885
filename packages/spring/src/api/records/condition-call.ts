import type { Condition } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';

/** The method of each condition. */
const METHODS: Readonly<Record<Condition['kind'], string>> = {
  among: 'among',
  equal: 'equal',
  contains: 'contains',
  between: 'between',
  absent: 'isNull',
};

/**
 * The call that makes a query's condition of the parameters of a filter.
 *
 * @param place where the value lies
 * @param values the parameters, where they are checked before
 */
export function conditionCall(
  { kind, parameters }: Condition,
  self: JavaFragment,
  place: readonly JavaValue[],
  values: readonly JavaValue[] = parameters.map((name) => name ?? java`null`),
): JavaFragment {
  return java`${self}.${METHODS[kind]}(${commas([...values, ...place])})`;
}
