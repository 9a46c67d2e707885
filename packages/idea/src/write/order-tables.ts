import type { IdeaLink, IdeaTable } from '../model/idea-model.ts';

export type TableOrder = {
  readonly tables: readonly IdeaTable[];
  /** Links to tables that come later, because they refer to each other in a circle. */
  readonly later: ReadonlySet<IdeaLink>;
};

/** Puts every table behind those it refers to, and otherwise keeps the order. */
export function orderTables(tables: readonly IdeaTable[]): TableOrder {
  const waiting = [...tables];
  const placed = new Set<string>();
  const ordered: IdeaTable[] = [];
  const later = new Set<IdeaLink>();
  while (waiting.length > 0) {
    const free = waiting.findIndex((table) => openLinks(table, placed).length === 0);
    const [next] = waiting.splice(Math.max(free, 0), 1);
    if (next === undefined) break;
    for (const link of openLinks(next, placed)) later.add(link);
    placed.add(next.name);
    ordered.push(next);
  }
  return { tables: ordered, later };
}

function openLinks(table: IdeaTable, placed: ReadonlySet<string>): readonly IdeaLink[] {
  return table.links.filter((link) => link.table !== table.name && !placed.has(link.table));
}
