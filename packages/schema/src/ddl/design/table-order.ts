import type { Table } from '../../model/schema.ts';
import type { DecidedForeignKey } from './design-foreign-keys.ts';
import { strongComponents } from './strong-components.ts';

/**
 * The tables in an order in which those a foreign key refers to stand first, otherwise as in the source. In a circle of
 * tables the one met first stands first too; the keys that point forward then have to be added later. Ordering an ordered
 * list changes nothing.
 */
export function orderTables(tables: readonly Table[], foreignKeys: readonly DecidedForeignKey[]): readonly Table[] {
  const graph = dependencies(tables, foreignKeys);
  const dependents = reversed(graph);
  const waitingFor = graph.map((parents) => new Set(parents));
  const ready = tables.flatMap((_, place) => (waitingFor[place]?.size === 0 ? [place] : []));
  const placed = new Set<number>();
  while (placed.size < tables.length) {
    const place = takeFirst(ready) ?? firstInCircle(waitingFor, placed);
    placed.add(place);
    for (const child of dependents[place] ?? []) {
      const left = waitingFor[child];
      if (left?.delete(place) === true && left.size === 0 && !placed.has(child)) ready.push(child);
    }
  }
  return [...placed].flatMap((place) => tables[place] ?? []);
}

function dependencies(tables: readonly Table[], foreignKeys: readonly DecidedForeignKey[]): readonly number[][] {
  const places = new Map(tables.map((table, place) => [table, place]));
  const graph = tables.map((): number[] => []);
  for (const { child, parent } of foreignKeys) {
    const from = places.get(child);
    const to = places.get(parent);
    if (from !== undefined && to !== undefined && from !== to) graph[from]?.push(to);
  }
  return graph;
}

function reversed(graph: readonly (readonly number[])[]): readonly number[][] {
  const result = graph.map((): number[] => []);
  graph.forEach((targets, from) => {
    for (const target of targets) result[target]?.push(from);
  });
  return result;
}

function takeFirst(ready: number[]): number | undefined {
  if (ready.length === 0) return undefined;
  const smallest = ready.reduce((least, place) => Math.min(least, place));
  ready.splice(ready.indexOf(smallest), 1);
  return smallest;
}

/** The first table of a circle that waits for nothing outside of it. */
function firstInCircle(waitingFor: readonly ReadonlySet<number>[], placed: ReadonlySet<number>): number {
  const graph = waitingFor.map((parents, place) => (placed.has(place) ? [] : [...parents]));
  const component = strongComponents(graph);
  const leaving = new Set<number | undefined>();
  graph.forEach((targets, place) => {
    if (targets.some((target) => component[target] !== component[place])) leaving.add(component[place]);
  });
  return graph.findIndex((_, place) => !placed.has(place) && !leaving.has(component[place]));
}
