import { labelOf, type Database, type ServicePlan } from '@backsmith/options';
import type { Schema, Table } from '@backsmith/schema';
import { compareText, placeOf, type Diagnostic, type Parsed } from '@backsmith/text';
import type { ProjectHistory } from '../model/history.ts';
import { qualifiedName } from '../roles/chosen-role.ts';
import { keyOf } from '../tables/lookup.ts';
import { applyPlan } from './apply-plan.ts';
import { Links } from './links.ts';
import { cutKeys } from './cut-keys.ts';
import { reasonsBy } from './cut-services.ts';
import { earlierHomes, rowsKey, type EarlierHomes } from './earlier-homes.ts';
import { placeNewTables, type NewPlace } from './place-new-tables.ts';
import type { ServiceCut } from './service-cut.ts';
import { tableLinks } from './table-links.ts';

/** What is said of an update stands in no source text. */
const NOWHERE = { line: 0, column: 0 } as const;

/**
 * Shares out the tables of a later version of a project: each stays in the service whose database has its rows, whatever a
 * fresh cut would do, and new ones go where they belong most. A plan may decide over the new ones alone.
 *
 * @param chosen the plan of the user, for this version or for one before; tables it does not name are placed as without it
 * @param system the database of services of which the plan says none
 * @returns the cut, with what became of tables and services; or none, with errors: a plan that does not fit, or one that
 *   moves a table away from its rows
 */
export function continueCut(
  schema: Schema,
  { versions, renames }: ProjectHistory,
  chosen?: ServicePlan,
  system?: Database,
): Parsed<ServiceCut | undefined> {
  if (versions.some(({ services }) => services === undefined)) return { value: undefined, diagnostics: [WITHOUT_PLAN] };
  const earlier = earlierHomes(versions, schema, renames);
  // A plan that came with an earlier version speaks of tables as they were called then: their homes say the same.
  const fresh = chosen !== undefined && !isSamePlan(chosen, versions.at(-1)?.services) ? chosen : undefined;
  const links = new Links(schema.tables.length, tableLinks(schema));
  const places = freshPlaces(schema, links, earlier, fresh);
  const plan = completed(schema, earlier, places, fresh);
  const planned = applyPlan(schema, withDatabases(plan, versions.at(-1)?.services));
  if (planned.value === undefined) return planned;
  const wrong = [
    ...otherDatabases(versions.at(-1)?.services, fresh, system),
    ...moves(schema, earlier, planned.value),
    ...returns(earlier, planned.value),
  ];
  if (wrong.length > 0) return { value: undefined, diagnostics: wrong };
  const { services } = planned.value;
  const shared = { services, places: placesOf(schema, earlier, places, planned.value) };
  const value: ServiceCut =
    chosen === undefined
      ? {
          ...shared,
          cuts: cutKeys(schema, services, reasonsBy(schema.tables, links, services.length)),
          isPlanned: false,
        }
      : { ...planned.value, ...shared };
  return { value, diagnostics: newsOf(schema, earlier, places, planned.value) };
}

/** A project is never shared out anew behind its back: its rows would stay where nobody looks for them. */
const WITHOUT_PLAN: Diagnostic = {
  severity: 'error',
  code: 'update-without-plan',
  message: 'The record of the project does not say which service keeps which tables.',
  hint: 'Write it into each of the "versions" of .backsmith/project.json, as inspect --stage services prints it.',
  ...NOWHERE,
};

/** Why each table is where it is: its rows are there, or what was found for a new one. */
function placesOf(
  { tables }: Schema,
  earlier: EarlierHomes,
  fresh: readonly NewPlace[],
  { places }: ServiceCut,
): ServiceCut['places'] {
  const found = new Map(fresh.map(({ table, reason }) => [table, reason]));
  return new Map(
    tables.map((table, number) => {
      const kept = homeOf(table, earlier) === undefined ? undefined : 'its rows are in the database of this service';
      return [keyOf(table), kept ?? found.get(number) ?? places.get(keyOf(table)) ?? ''] as const;
    }),
  );
}

function isSamePlan(one: ServicePlan, other: ServicePlan | undefined): boolean {
  const text = ({ services }: ServicePlan) =>
    JSON.stringify(services.map(({ name, tables, database }) => [name, tables, database]));
  return other !== undefined && text(one) === text(other);
}

/** The service a table stays in; nothing where it is new, or its service is gone. */
function homeOf(table: Table, { homes, gone }: EarlierHomes): string | undefined {
  const home = homes.get(rowsKey(table));
  return home === undefined || gone.has(home) ? undefined : home;
}

/** Whether a plan names a table, by any of its names. */
function isPlanned(table: Table, plan: ServicePlan | undefined): boolean {
  const names = new Set([table.name, qualifiedName(table)].map((name) => name.toLowerCase()));
  return plan?.services.some(({ tables }) => tables.some((name) => names.has(name.toLowerCase()))) === true;
}

function freshPlaces(
  schema: Schema,
  links: Links,
  earlier: EarlierHomes,
  plan: ServicePlan | undefined,
): readonly NewPlace[] {
  const { applied } = planOver(schema, plan);
  const homes = new Map<number, string>();
  for (const [number, table] of schema.tables.entries()) {
    const home = applied.get(table) ?? homeOf(table, earlier);
    if (home !== undefined) homes.set(number, home);
  }
  const kept = new Set(homes.values());
  return placeNewTables(
    schema,
    links,
    homes,
    earlier.services.filter((name) => kept.has(name)),
    [...earlier.services, ...earlier.gone],
  );
}

/** The tables a plan names that the schema has; what it says besides is judged once it is complete. */
function planOver({ tables }: Schema, plan: ServicePlan | undefined): { readonly applied: ReadonlyMap<Table, string> } {
  const applied = new Map<Table, string>();
  for (const service of plan?.services ?? []) {
    const own: ServicePlan = { services: [service] };
    for (const table of tables) if (isPlanned(table, own)) applied.set(table, service.name);
  }
  return { applied };
}

/** The plan with every table: services in the order they had, new ones behind them. */
function completed(
  { tables }: Schema,
  earlier: EarlierHomes,
  places: readonly NewPlace[],
  plan: ServicePlan | undefined,
): ServicePlan {
  const unnamed = tables.flatMap((table, number) => {
    if (isPlanned(table, plan)) return [];
    const home = places.find((one) => one.table === number)?.service ?? homeOf(table, earlier) ?? '';
    return [{ home, name: qualifiedName(table) }];
  });
  const named = plan?.services ?? [];
  const names = [...earlier.services, ...named.map(({ name }) => name), ...places.map(({ service }) => service)];
  const services = [...new Set(names)].map((name) => ({
    name,
    tables: [
      ...named.filter((one) => one.name === name).flatMap((one) => one.tables),
      ...unnamed.filter(({ home }) => home === name).map((one) => one.name),
    ],
    database: named.find((one) => one.name === name)?.database,
  }));
  const asked = new Set(named.map(({ name }) => name));
  return { services: services.filter(({ name, tables: own }) => own.length > 0 || asked.has(name)) };
}

/** The plan whose services keep their tables in what they kept them in. */
function withDatabases({ services }: ServicePlan, before: ServicePlan | undefined): ServicePlan {
  const databaseOf = (name: string) => before?.services.find((one) => one.name === name)?.database;
  return { services: services.map((one) => ({ ...one, database: one.database ?? databaseOf(one.name) })) };
}

/** Services whose rows would stay in another database than the one a plan wants for them. */
function otherDatabases(
  before: ServicePlan | undefined,
  plan: ServicePlan | undefined,
  system: Database | undefined,
): readonly Diagnostic[] {
  return (plan?.services ?? []).flatMap(({ name, database }): readonly Diagnostic[] => {
    const was = before?.services.find((one) => one.name === name);
    if (was === undefined || database === undefined || database === (was.database ?? system)) return [];
    const message = `The plan wants ${labelOf('database', database)} for ${name}, whose records are in another database, which cannot become that by an update.`;
    const hint = `Leave "database" out for ${name}. To move its records, add a service of another name, and copy them with both stopped.`;
    return [{ severity: 'error', code: 'update-other-database', message, hint, ...NOWHERE }];
  });
}

/** Tables that would leave the database their rows are in. */
function moves({ tables }: Schema, earlier: EarlierHomes, { services }: ServiceCut): readonly Diagnostic[] {
  return tables.flatMap((table): readonly Diagnostic[] => {
    const from = homeOf(table, earlier);
    const to = services.find((service) => service.tables.includes(keyOf(table)))?.name;
    if (from === undefined || to === undefined || from === to) return [];
    const message = `The table ${qualifiedName(table)} would move from ${from} to ${to}, and its rows would stay in the database of ${from}.`;
    const hint = `Leave it in ${from}. To move it, add a table of another name in ${to}, copy the rows with both services stopped, and drop the old one in a later update.`;
    return [{ severity: 'error', code: 'update-moves-table', message, hint, ...NOWHERE }];
  });
}

/** New services that are called like one whose database may still be there, with migrations of its own. */
function returns({ gone }: EarlierHomes, { services }: ServiceCut): readonly Diagnostic[] {
  return services
    .filter(({ name }) => gone.has(name))
    .map(({ name }): Diagnostic => ({
      severity: 'error',
      code: 'update-service-again',
      message: `There was a service ${name} before, whose database may still be there.`,
      hint: 'Give the new one another name.',
      ...NOWHERE,
    }));
}

function newsOf(
  { tables }: Schema,
  earlier: EarlierHomes,
  places: readonly NewPlace[],
  { services }: ServiceCut,
): readonly Diagnostic[] {
  const placed = places.flatMap(({ table: number, service, reason }): readonly Diagnostic[] => {
    const table = tables[number];
    if (table === undefined) return [];
    const hint = 'A plan of services decides otherwise, as long as it has no rows yet.';
    const message = `The table ${qualifiedName(table)} is new and goes to ${service}: ${reason}.`;
    return [{ severity: 'info', code: 'update-table-placed', message, hint, ...placeOf(table) }];
  });
  const left = tables.flatMap((table): readonly Diagnostic[] => {
    const home = earlier.homes.get(rowsKey(table));
    if (home === undefined || !earlier.gone.has(home)) return [];
    const message = `The table ${qualifiedName(table)} was in ${home}, which is gone: its rows stay in the database of ${home}.`;
    const hint = 'Copy them to the new table if they are wanted.';
    return [{ severity: 'warning', code: 'update-rows-elsewhere', message, hint, ...placeOf(table) }];
  });
  const there = new Set(services.map(({ name }) => name));
  const fresh = [...there].filter((name) => !earlier.services.includes(name)).toSorted(compareText);
  const added = fresh.map((name): Diagnostic => ({
    severity: 'info',
    code: 'update-service-added',
    message: `The service ${name} is new.`,
    consequence:
      'It needs a database of its own before it is started; compose and the manifests for a cluster have it.',
    ...NOWHERE,
  }));
  const gone = earlier.services.filter((name) => !there.has(name)).map(goneService);
  return [...gone, ...added, ...placed, ...left];
}

function goneService(name: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'update-service-gone',
    message: `No table of ${name} is left, so the service is no longer generated.`,
    consequence: 'Its database stays as it is, with all rows; nothing reads or removes it.',
    hint: `Stop the service, back up its database, and remove both yourself: the volume ${name}-data, and ${name} in the cluster.`,
    ...NOWHERE,
  };
}
