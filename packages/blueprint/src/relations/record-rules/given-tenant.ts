import type { RecordRule } from '../../model/record-rule.ts';

/** The rule of a resource: the tenant is asked where a request says one. */
export function withGivenTenant(
  { tenant, ...rule }: RecordRule,
  fields: readonly { readonly name: string; readonly inRequest: boolean }[],
): RecordRule {
  const isGiven = fields.some(({ name, inRequest }) => name === tenant?.field && inRequest);
  return tenant !== undefined && isGiven ? { ...rule, tenant } : rule;
}
