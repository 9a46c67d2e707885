import { headOf } from '../extract/concept-key.ts';
import { findThing } from '../extract/thing-class.ts';
import { linkTo, type Draft, type DraftTable } from './draft.ts';

/** The table for a thing: of its name, of another name for the same, or one that ends in its name. */
export function findTable(draft: Draft, key: string): DraftTable | undefined {
  const exact = draft.tables.get(key);
  if (exact !== undefined) return exact;
  const wanted = findThing(key, draft.domains);
  for (const table of draft.tables.values()) {
    const thing = findThing(table.key, draft.domains);
    if (
      thing !== undefined &&
      (thing.name === key ||
        thing === wanted ||
        thing.others.includes(key) ||
        wanted?.others.includes(table.key) === true)
    )
      return table;
  }
  if (key.includes(' ')) return undefined;
  return [...draft.tables.values()].find((table) => headOf(table.key) === key && table.key.includes(' '));
}

export function areLinked(a: DraftTable, b: DraftTable): boolean {
  return a.links.some(({ target }) => target === b.key) || b.links.some(({ target }) => target === a.key);
}

/** Whether a table that joins others joins these two. */
export function isJoined(draft: Draft, a: DraftTable, b: DraftTable): boolean {
  return [...draft.tables.values()].some(
    (table) => table.joins && linkTo(table, a.key) !== undefined && linkTo(table, b.key) !== undefined,
  );
}

/** Whether a table leads to another one: a link back would only go round in a circle. */
export function refersTo(draft: Draft, from: DraftTable, to: DraftTable, depth = 3): boolean {
  if (depth === 0) return false;
  return from.links.some(({ target }) => {
    const next = draft.tables.get(target);
    return target === to.key || (next !== undefined && next !== from && refersTo(draft, next, to, depth - 1));
  });
}
