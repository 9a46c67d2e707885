import type { AccessStep } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/** The expression that reads a field's value from `entity`; null where a step on the way has none. */
export function readExpression(steps: readonly AccessStep[]): JavaFragment {
  const whole = callChain(steps);
  const [first, ...more] = steps;
  if (first === undefined || more.length === 0 || !first.nullable) return whole;
  return java`${callChain([first])} == null ? null : ${whole}`;
}

function callChain(steps: readonly AccessStep[]): JavaFragment {
  return steps.reduce<JavaFragment>((chain, { method }) => java`${chain}.${method}()`, java`entity`);
}
