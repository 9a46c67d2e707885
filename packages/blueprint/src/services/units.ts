import type { Schema } from '@backsmith/schema';
import type { Library } from './libraries.ts';
import type { Owner } from './owners.ts';

/** Tables that are never parted, by their places in the schema. */
export type Unit = readonly number[];

/**
 * The tables of a schema in groups no cut goes through: owners with all they own, and the tables of one library. What tools
 * note for themselves is in none.
 *
 * @param libraries the library each table belongs to that does
 * @returns the units in the order of their first tables
 */
export function unitsOf(
  { tables }: Schema,
  owners: ReadonlyMap<number, Owner>,
  libraries: ReadonlyMap<number, Library>,
  bookkeeping: ReadonlySet<number>,
): readonly Unit[] {
  const roots = tables.map((_, number) => number);
  const rootOf = (number: number): number => {
    let at = number;
    for (let next = roots[at] ?? at; next !== at; next = roots[at] ?? at) at = next;
    return at;
  };
  const unite = (one: number, other: number) => {
    const [first, second] = [rootOf(one), rootOf(other)].toSorted((a, b) => a - b);
    if (first !== undefined && second !== undefined) roots[second] = first;
  };
  for (const [number, { owner }] of owners) unite(number, owner);
  for (const members of Map.groupBy(libraries.keys(), (number) => libraries.get(number)).values()) {
    for (const member of members) unite(members[0] ?? member, member);
  }
  const working = roots.flatMap((_, number) => (bookkeeping.has(number) ? [] : [number]));
  return [...Map.groupBy(working, rootOf).values()];
}
