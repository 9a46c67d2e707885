import type { DiagramRelation, DiagramSource } from '../../../shared/diagram/model.ts';

/** A service with its tables, and those of them whose keys lead to another service. */
type Service = { readonly name: string; readonly tables: readonly string[] };

/** A foreign key that leads from a table of one service to one of another. */
type Crossing = { readonly from: string; readonly table: string; readonly to: string; readonly target: string };

/** What a diagram shows of a cut: every service with its tables, and a line for what leads from one to another. */
export function diagramOfServices(services: readonly Service[], crossings: readonly Crossing[]): DiagramSource {
  const leaving = new Set(crossings.map(({ table }) => table));
  return {
    tables: services.map(({ name, tables }) => ({
      id: name,
      name,
      columns: tables.map((table) => ({ name: table, type: '', isKey: false, isReference: leaving.has(table) })),
    })),
    relations: distinct(crossings.map(({ from, table, to, target }) => ({ from, column: table, to, target }))),
  };
}

/** Several keys between the same two tables are one line. */
function distinct(relations: readonly DiagramRelation[]): readonly DiagramRelation[] {
  return [...new Map(relations.map((relation) => [JSON.stringify(relation), relation])).values()];
}
