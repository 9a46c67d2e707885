import type { ServicePlan } from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import { capitalize, placeOf, type Diagnostic } from '@backsmith/text';
import { qualifiedName } from '../roles/chosen-role.ts';
import { keyOf, tableKey } from '../tables/lookup.ts';
import { MOST_CUT } from './propose-groups.ts';
import { namesAuthor } from './author-keys.ts';
import type { CutKey, ServiceCut } from './service-cut.ts';

/** The plan that says what a cut is: to be read, changed and given back. */
export function planOf({ tables }: Schema, { services }: ServiceCut): ServicePlan {
  const names = new Map(tables.map((table) => [keyOf(table), qualifiedName(table)]));
  return {
    services: services.map(({ name, tables: keys, database }) => ({
      name,
      tables: keys.map((key) => names.get(key) ?? key),
      ...(database === undefined ? {} : { database }),
    })),
  };
}

/**
 * A finding for every foreign key that leaves its service: which, and why; and one where there is nothing to cut, or where so
 * much is cut that one application would do better.
 */
export function cutFindings(schema: Schema, cut: ServiceCut): readonly Diagnostic[] {
  return [
    ...oneService(cut),
    ...fewerServices(cut),
    ...tooManyCuts(schema, cut),
    ...keyFindings(cut),
    ...authorFindings(cut),
  ];
}

/** Foreign keys within one table cannot be cut, and those that name authors tie nothing together. */
function tooManyCuts({ foreignKeys }: Schema, { cuts, services }: ServiceCut): readonly Diagnostic[] {
  const links = foreignKeys.filter(
    (key) => !namesAuthor(key) && tableKey(key.schema, key.table) !== tableKey(key.refSchema, key.refTable),
  ).length;
  const cut = cuts.filter((one) => !one.namesAuthor).length;
  if (links === 0 || cut <= links * MOST_CUT) return [];
  const percent = Math.round((cut * 100) / links);
  return [
    {
      severity: 'warning',
      code: 'better-one-application',
      message: `${cut} of ${links} links between tables (${percent} %) lead from one of the ${services.length} services to another.`,
      consequence: 'Most writes and deletions ask other services, and no database holds what they refer to together.',
      hint: 'Such a schema is better one application, or fewer services: ask for fewer, or share it out by a plan.',
      line: 0,
      column: 0,
    },
  ];
}

function fewerServices({ services, reduced, asked }: ServiceCut): readonly Diagnostic[] {
  const place = { severity: 'info', line: 0, column: 0 } as const;
  if (asked !== undefined && asked > services.length) {
    const message = `${asked} services were asked for, and there are ${services.length}: the tables of the schema cannot be parted any further.`;
    const hint = 'What is owned stays with its owner. A plan of services shares tables out as you like.';
    return [{ ...place, code: 'fewer-services', message, hint }];
  }
  if (reduced === undefined) return [];
  const there = services.length === 1 ? 'There is one service' : `There are ${services.length} services`;
  const message = `${there} instead of ${reduced.from}: with ${reduced.from}, ${reduced.percent} % of the links between tables would lead from one to another.`;
  const consequence = `${services.length === 1 ? 'It is' : 'They are'} larger, and most references stay within one database.`;
  const hint = 'Ask for more services, or write a plan, if they are to be apart nevertheless.';
  return [{ ...place, code: 'fewer-services', message, consequence, hint }];
}

function oneService({ services, isPlanned, reduced, asked }: ServiceCut): readonly Diagnostic[] {
  const [only, ...more] = services;
  if (only === undefined || more.length > 0 || isPlanned || reduced !== undefined || asked !== undefined) return [];
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
  return cuts
    .filter((cut) => !cut.namesAuthor)
    .map(({ key, from, to, reason }) => ({
      severity: 'info',
      code: 'key-across-services',
      message: `${key.table} (${key.columns.join(', ')}) in ${from} refers to ${key.refTable} in ${to}: ${reason}.`,
      consequence: `${capitalize(from)} asks ${to} whether it is there; no database holds the two together.`,
      ...placeOf(key),
    }));
}

/** Keys that say who wrote a record, told together: a table of users may have one from every other table. */
function authorFindings({ cuts }: ServiceCut): readonly Diagnostic[] {
  const authors = cuts.filter((cut) => cut.namesAuthor);
  const groups = Map.groupBy(authors, ({ from, to, key }) => JSON.stringify([from, to, key.refSchema, key.refTable]));
  return [...groups.values()].flatMap((group): readonly Diagnostic[] => {
    const [first] = group;
    return first === undefined ? [] : [authorFinding(first, group)];
  });
}

function authorFinding({ key, from, to }: CutKey, group: readonly CutKey[]): Diagnostic {
  const columns = [...new Set(group.map((one) => one.key.columns.join(', ')))].join(', ');
  const tables = new Set(group.map((one) => tableKey(one.key.schema, one.key.table))).size;
  const where = tables === 1 ? key.table : `${tables} tables`;
  return {
    severity: 'info',
    code: 'authors-across-services',
    message: `${columns} of ${where} in ${from} say who in ${key.refTable} of ${to} wrote a record.`,
    consequence: `${capitalize(to)} is not asked about them: they stay as they were written, also when the record they name is deleted.`,
    ...placeOf(key),
  };
}
