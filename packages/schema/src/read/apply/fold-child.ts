import type { QualifiedName } from '@backsmith/sql';
import { addAll } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { joinParent } from './heirs.ts';
import { leaveTable } from './partition.ts';
import type { Tallies } from '../tally.ts';

/** ATTACH PARTITION: the child's rows are the parent's, so the child is no table of its own; its columns follow the parent's. */
export function foldChild(catalog: Catalog, tallies: Tallies, parent: TableDraft, name: QualifiedName): void {
  const child = catalog.findTable(name);
  if (child === undefined || child === parent) return;
  fold(catalog, tallies, parent, child);
  child.partitionOf = parent;
  joinParent(child, parent);
  for (const column of child.columns.all) if (parent.columns.has(column.name)) column.taken = true;
}

/** Takes the child out of the tables and names it at the parent. */
export function fold(catalog: Catalog, tallies: Tallies, parent: TableDraft, child: TableDraft): void {
  catalog.tables.remove(child);
  catalog.folded.set(child.name, child);
  parent.partitions.push(child.name);
  addAll(parent.partitions, child.partitions);
  tallies.folded += 1;
}

/** DETACH PARTITION gives the child back. */
export function unfoldChild(catalog: Catalog, tallies: Tallies, parent: TableDraft, name: QualifiedName): void {
  const canonical = catalog.canonical(name.name);
  const at = parent.partitions.indexOf(canonical);
  if (at >= 0) parent.partitions.splice(at, 1);
  const child = catalog.folded.get(canonical);
  if (child === undefined) return;
  catalog.folded.delete(canonical);
  leaveTable(catalog, child, parent, name);
  catalog.tables.add(child);
  tallies.folded -= 1;
}
