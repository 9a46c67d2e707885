import type { DiagramSource } from './model.ts';

/** A table with all that it refers to and that refers to it, and the relations of these. */
export function neighbourhoodOf({ tables, relations }: DiagramSource, id: string): DiagramSource {
  const own = relations.filter(({ from, to }) => from === id || to === id);
  const ids = new Set([id, ...own.flatMap(({ from, to }) => [from, to])]);
  return { tables: tables.filter((table) => ids.has(table.id)), relations: own };
}
