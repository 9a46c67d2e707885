import type { Check, CheckRule } from '@backsmith/schema';
import { toExcerpt } from '@backsmith/text';
import type { Findings } from '../../findings.ts';
import { saysAllOf } from '../../resources/comparisons.ts';
import { constraintsFor } from '../../resources/constraints.ts';
import { ruleOf } from './changes/validator.ts';
import type { CollectionTable } from './collections.ts';

/**
 * Says which checks nobody asks: neither requests nor the validator of the collection.
 *
 * @param isPair its records are pairs of a relation, which no request says field by field
 */
export function noteChecks({ table, columns }: CollectionTable, isPair: boolean, findings: Findings): void {
  for (const check of table.checks) {
    const isAsked =
      check.rules.length > 0
        ? check.rules.every((rule) => isRuleAsked(rule, columns, isPair))
        : !isPair && saysAllOf({ ...table, checks: [check] }, columns);
    if (!isAsked) noteCheck(check, table.name, findings);
  }
}

function noteCheck(check: Check, table: string, findings: Findings): void {
  const message = `Nobody asks all of the check ${toExcerpt(check.expression, 80)} of ${table} in MongoDB: not everything it forbids is refused.`;
  findings.leaveOut('check-left-out', check, message, 'not refused any more', 'Say it in the service.');
}

/** Whether a rule of one column is more than what its type says already, to requests or to the validator. */
function isRuleAsked(rule: CheckRule, columns: CollectionTable['columns'], isPair: boolean): boolean {
  const draft = columns.find(({ column }) => column.name === rule.column);
  if (draft === undefined) return false;
  const { shape } = draft.type;
  if (Object.keys(ruleOf(rule, shape)).length > 0 || (shape.kind === 'enum' && rule.kind === 'in')) return true;
  return !isPair && constraintsFor(shape, [rule], false).length > constraintsFor(shape, [], false).length;
}
