import type { RecordRule } from '../../model/record-rule.ts';
import type { FieldDraft } from '../../resources/design-fields.ts';

/** The rule of a resource: the tenant is asked where a request says one. */
export function withGivenTenant(
  { tenant, ...rule }: RecordRule,
  fields: readonly Pick<FieldDraft, 'name' | 'inRequest'>[],
): RecordRule {
  const isGiven = fields.some(({ name, inRequest }) => name === tenant?.field && inRequest);
  return tenant !== undefined && isGiven ? { ...rule, tenant } : rule;
}
