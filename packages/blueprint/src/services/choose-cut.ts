import type { Schema } from '@backsmith/schema';
import type { Parsed } from '@backsmith/text';
import type { ProjectHistory } from '../model/history.ts';
import type { Options } from '../options.ts';
import { applyPlan } from './apply-plan.ts';
import { continueCut } from './continue-cut.ts';
import { cutServices } from './cut-services.ts';
import type { ServiceCut } from './service-cut.ts';

/**
 * How the tables of a schema are shared out: as they were in a project that was generated before, as a plan says, or by
 * what belongs together, in as many services as are asked for.
 *
 * @returns the cut, or none with the errors that say why a plan does not fit
 */
export function chooseCut(
  schema: Schema,
  {
    services,
    servicesCount: count,
    database,
  }: Pick<Options, 'services' | 'servicesCount'> & Partial<Pick<Options, 'database'>>,
  history?: ProjectHistory,
): Parsed<ServiceCut | undefined> {
  if (history !== undefined) return continueCut(schema, history, services, database);
  return services === undefined
    ? { value: cutServices(schema, { count }), diagnostics: [] }
    : applyPlan(schema, services);
}
