import { mayBacktrackWithoutBound, placeOf } from '@backsmith/text';
import type { Check, CheckRule } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Catalog } from '../catalog/catalog.ts';

/**
 * A check with a mark at each pattern that could keep a server busy, which is said.
 *
 * @param owner the table or domain
 * @param typeOf the type of what a rule is about
 */
export function weighPatterns(
  catalog: Catalog,
  owner: string,
  typeOf: (column: string) => DataType | undefined,
  check: Check,
): Check {
  const rules = check.rules.map((rule) => (isCostly(rule, typeOf) ? { ...rule, costly: true as const } : rule));
  if (!rules.some((rule) => rule.kind === 'pattern' && rule.costly === true)) return check;
  catalog.log.add({
    severity: 'info',
    code: 'costly-pattern',
    ...placeOf(check),
    message: `Over some texts the pattern of a check of ${owner} takes any time to try.`,
    consequence: 'The API leaves it to the database, which answers with a conflict what it refuses.',
    hint: 'Write it so that a text can be read in one way only, without repeats inside repeats.',
    excerpt: check.expression.slice(0, 80),
  });
  return { ...check, rules };
}

function isCostly(rule: CheckRule, typeOf: (column: string) => DataType | undefined): boolean {
  if (rule.kind !== 'pattern') return false;
  const type = typeOf(rule.column);
  return mayBacktrackWithoutBound(rule.pattern, type !== undefined && 'length' in type ? type.length : undefined);
}
