import { checkServiceName, type ServicePlan } from '@backsmith/options';
import type { DiagramSource } from '../../../shared/diagram/model.ts';

type PlannedService = ServicePlan['services'][number];

/** Moves a table to another service, by its place in the plan, or to a new one. A service without tables is none. */
export function withTableIn(plan: ServicePlan, table: string, to: number | 'new'): ServicePlan {
  const services = plan.services.map((service, at) => {
    const others = service.tables.filter((one) => one !== table);
    return { ...service, tables: at === to ? [...others, table] : others };
  });
  const own = to === 'new' ? [{ name: newName(plan, table), tables: [table] }] : [];
  return { services: [...services, ...own].filter(({ tables }) => tables.length > 0) };
}

/** Gives a service another name, whatever it is: whether it can be had is checked with the whole plan. */
export function withName(plan: ServicePlan, at: number, name: string): ServicePlan {
  return { services: plan.services.map((service, place) => (place === at ? { ...service, name } : service)) };
}

/** Gives the tables of one service to another, which keeps its name. */
export function withMerged(plan: ServicePlan, from: number, into: number): ServicePlan {
  const tables = plan.services[from]?.tables ?? [];
  return {
    services: plan.services
      .map((service, at) => (at === into ? { ...service, tables: [...service.tables, ...tables] } : service))
      .filter((_, at) => at !== from),
  };
}

/** Why no service can be called so, as far as names go; undefined for a good one. */
export function nameProblem(plan: ServicePlan, at: number): string | undefined {
  const name = plan.services[at]?.name ?? '';
  const isTaken = plan.services.some((other, place) => place !== at && other.name === name);
  return checkServiceName(name) ?? (isTaken ? 'Another service has this name' : undefined);
}

/**
 * A plan for the schema as it is now: tables that are gone are left out, and a new one joins the service it has most relations
 * with. Null where the plan was made for another schema, so that the schema decides.
 */
export function planWithin(plan: ServicePlan | null, source: DiagramSource): ServicePlan | null {
  if (plan === null) return null;
  const found = plan.services.map((service) => ({
    ...service,
    tables: service.tables.flatMap((one) => idOf(one, source)),
  }));
  if (countOf(found) * 2 < countOf(plan.services)) return null;
  const homeless = source.tables.filter(({ id }) => found.every(({ tables }) => !tables.includes(id)));
  const grown = homeless.reduce<readonly PlannedService[]>(
    (services, { id }) => withNewTable(services, id, source),
    found,
  );
  return { services: grown.filter(({ tables }) => tables.length > 0) };
}

/** The id of a table a plan names; tables may be named without their namespace. */
function idOf(name: string, { tables }: DiagramSource): readonly string[] {
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const found = tables.find(({ id }) => isSame(id)) ?? tables.find((table) => isSame(table.name));
  return found === undefined ? [] : [found.id];
}

function withNewTable(
  services: readonly PlannedService[],
  table: string,
  { relations }: DiagramSource,
): readonly PlannedService[] {
  const ties = services.map(
    ({ tables }) =>
      relations.filter(
        ({ from, to }) => (from === table && tables.includes(to)) || (to === table && tables.includes(from)),
      ).length,
  );
  const home = ties.indexOf(Math.max(...ties));
  return services.map((service, at) => (at === home ? { ...service, tables: [...service.tables, table] } : service));
}

function countOf(services: readonly PlannedService[]): number {
  return services.reduce((sum, { tables }) => sum + tables.length, 0);
}

/** A name for a service of one table that can be had and is not taken. */
function newName({ services }: ServicePlan, table: string): string {
  const words = table.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = words
    .join('-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
    .replace(/-$/, '');
  const base = checkServiceName(plain) === undefined ? plain : 'service';
  const isTaken = (name: string) => services.some((service) => service.name === name);
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}-${number}`;
  return name;
}
