import { chooseCut, cutFindings, planOf } from '@backsmith/blueprint';
import type { ServicePlan } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Parsed } from '@backsmith/text';
import type { Source } from '../source.ts';

export type CutSettings = {
  readonly dialect?: Dialect;
  readonly services?: ServicePlan;
  /** How many services are asked for, where no plan is given. */
  readonly servicesCount?: number;
};

/**
 * How a schema is shared out among services: by what belongs together, or as a plan says. Every foreign key that leaves its
 * service is a finding with the reason. A plan that does not fit has no services, and errors that say why.
 */
export function inspectServices(source: Source, { dialect, ...wishes }: CutSettings): Parsed<ServicePlan> {
  const { value, diagnostics } = readSchema(source, dialect === undefined ? {} : { dialect });
  const { schema } = value;
  const cut = chooseCut(schema, wishes);
  if (cut.value === undefined) return { value: { services: [] }, diagnostics: [...cut.diagnostics, ...diagnostics] };
  return { value: planOf(schema, cut.value), diagnostics: [...diagnostics, ...cutFindings(schema, cut.value)] };
}
