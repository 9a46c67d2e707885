import type { ServicePlan } from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import { capitalize, placeOf, type Diagnostic } from '@backsmith/text';
import { qualifiedName } from '../roles/chosen-role.ts';
import { keyOf } from '../tables/lookup.ts';
import type { ServiceCut } from './service-cut.ts';

/** The plan that says what a cut is: to be read, changed and given back. */
export function planOf({ tables }: Schema, { services }: ServiceCut): ServicePlan {
  const names = new Map(tables.map((table) => [keyOf(table), qualifiedName(table)]));
  return {
    services: services.map(({ name, tables: keys }) => ({ name, tables: keys.map((key) => names.get(key) ?? key) })),
  };
}

/** A finding for every foreign key that leaves its service: which, and why; and one where there is nothing to cut. */
export function cutFindings(cut: ServiceCut): readonly Diagnostic[] {
  return [...oneService(cut), ...keyFindings(cut)];
}

function oneService({ services, isPlanned }: ServiceCut): readonly Diagnostic[] {
  const [only, ...more] = services;
  if (only === undefined || more.length > 0 || isPlanned) return [];
  const count = only.tables.length === 1 ? 'The only table stays' : `The ${only.tables.length} tables stay`;
  return [
    {
      severity: 'info',
      code: 'one-service',
      message: `${count} in one service, ${only.name}: smaller ones would only have the trouble of being several.`,
      hint: 'A plan of services shares them out as you like.',
      line: 0,
      column: 0,
    },
  ];
}

function keyFindings({ cuts }: ServiceCut): readonly Diagnostic[] {
  return cuts.map(({ key, from, to, reason }) => ({
    severity: 'info',
    code: 'key-across-services',
    message: `${key.table} (${key.columns.join(', ')}) in ${from} refers to ${key.refTable} in ${to}: ${reason}.`,
    consequence: `${capitalize(from)} asks ${to} whether it is there; no database holds the two together.`,
    ...placeOf(key),
  }));
}
