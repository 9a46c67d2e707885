import type { KeptRecords, RecordRule } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaValue } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

type Ruled = Pick<KeptRecords, 'rule'>;

/** Refuses what administrators of one tenant must not do. */
export function operatorsOnly({ rule }: Ruled, what: keyof RecordRule['operators']): JavaValue {
  return rule?.operators[what] === true && java`${classOf(rule.caller)}.requireOperator();`;
}

/** Refuses a record of another tenant. */
export function inTenant({ rule }: Ruled): JavaValue {
  if (rule?.tenant === undefined) return undefined;
  const { field, called } = rule.tenant;
  return java`${classOf(rule.caller)}.requireTenant(request.${field}(), ${literal(called)});`;
}
