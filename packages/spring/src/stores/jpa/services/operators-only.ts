import type { Entity, RecordRule } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaValue } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';

/** Refuses what administrators of one tenant must not do. */
export function operatorsOnly({ rule }: Entity, what: keyof RecordRule['operators']): JavaValue {
  return rule?.operators[what] === true && java`${classOf(rule.caller)}.requireOperator();`;
}
