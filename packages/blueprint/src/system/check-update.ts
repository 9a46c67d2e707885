import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { ProjectHistory } from '../model/history.ts';
import type { Options } from '../options.ts';
import { chooseCut } from '../services/choose-cut.ts';
import { checkStoreUpdate } from '../stores/index.ts';
import { placeMonolith, placeServices, type PlacedService } from './place-services.ts';
import { historiesOfServices, historyOfMonolith } from './service-history.ts';

/**
 * What keeps databases in use from following a schema, as errors: documents cannot follow everything that tables can. Nothing is
 * said of services whose tables cannot be shared out as a plan says: that is said where it is asked for.
 */
export function checkUpdate(schema: Schema, options: Options, history: ProjectHistory): readonly Diagnostic[] {
  const historyOf =
    options.architecture === 'monolithic' ? () => historyOfMonolith(history) : historiesOfServices(history);
  return placed(schema, options, history).flatMap((service) => {
    const before = historyOf(service);
    const { options: own, schema: kept } = service;
    return before === undefined ? [] : checkStoreUpdate({ ...before, schema: kept }, own.database);
  });
}

function placed(schema: Schema, options: Options, history: ProjectHistory): readonly PlacedService[] {
  if (options.architecture === 'monolithic') return placeMonolith(schema, options).services;
  const { value } = chooseCut(schema, options, history);
  return value === undefined ? [] : placeServices(schema, options, value, history.versions).services;
}
