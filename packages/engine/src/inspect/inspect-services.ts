import { applyPlan, cutFindings, cutServices, planOf } from '@backsmith/blueprint';
import type { ServicePlan } from '@backsmith/options';
import { readSchema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Parsed } from '@backsmith/text';
import type { Source } from '../source.ts';

export type CutSettings = { readonly dialect?: Dialect; readonly services?: ServicePlan };

/**
 * How a schema is shared out among services: by its foreign keys, or as a plan says. Every foreign key that leaves its
 * service is a finding with the reason. A plan that does not fit has no services, and errors that say why.
 */
export function inspectServices(source: Source, { dialect, services }: CutSettings): Parsed<ServicePlan> {
  const { value, diagnostics } = readSchema(source, dialect === undefined ? {} : { dialect });
  const { schema } = value;
  const cut = services === undefined ? { value: cutServices(schema), diagnostics: [] } : applyPlan(schema, services);
  if (cut.value === undefined) return { value: { services: [] }, diagnostics: [...cut.diagnostics, ...diagnostics] };
  return { value: planOf(schema, cut.value), diagnostics: [...diagnostics, ...cutFindings(schema, cut.value)] };
}
