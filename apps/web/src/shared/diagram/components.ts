import type { DiagramSource } from './model.ts';

/** The parts of a diagram that no relation joins, the largest first; tables keep their order within. */
export function componentsOf({ tables, relations }: DiagramSource): readonly DiagramSource[] {
  const roots = new Map(tables.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let at = id;
    for (let next = roots.get(at); next !== undefined && next !== at; next = roots.get(at)) at = next;
    roots.set(id, at);
    return at;
  };
  for (const { from, to } of relations) roots.set(rootOf(from), rootOf(to));
  const parts = new Map<
    string,
    { tables: DiagramSource['tables'][number][]; relations: DiagramSource['relations'][number][] }
  >();
  for (const table of tables) {
    const root = rootOf(table.id);
    const part = parts.get(root) ?? { tables: [], relations: [] };
    part.tables.push(table);
    parts.set(root, part);
  }
  for (const relation of relations) parts.get(rootOf(relation.from))?.relations.push(relation);
  return [...parts.values()].toSorted((a, b) => b.tables.length - a.tables.length);
}
