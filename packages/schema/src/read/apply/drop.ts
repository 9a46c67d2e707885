import type { QualifiedName, Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { NameTable } from '../catalog/name-table.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { Tallies } from '../tally.ts';
import { dropDiversion } from './diversion.ts';
import { dropIndex } from './drop-part.ts';

/** Applies DROP. Dropping what is not there is how most scripts begin, so it says nothing. */
export function applyDrop(catalog: Catalog, tallies: Tallies, statement: Statement & { kind: 'drop' }): void {
  for (const name of statement.names) {
    switch (statement.object) {
      case 'table':
        dropTable(catalog, tallies, name);
        break;
      case 'view':
        removeFrom(catalog, catalog.views, name);
        break;
      case 'sequence':
        removeFrom(catalog, catalog.sequences, name);
        break;
      case 'type':
        removeFrom(catalog, catalog.enums, name);
        removeFrom(catalog, catalog.domains, name);
        removeFrom(catalog, catalog.composites, name);
        catalog.definitions.remove('type', catalog.canonical(name.name));
        break;
      case 'index':
        dropIndexOf(catalog, name, statement.table);
        break;
      case 'routine':
        catalog.routines.delete(catalog.canonical(name.name));
        catalog.definitions.remove('routine', catalog.canonical(name.name));
        break;
      case 'schema':
        if (statement.cascade) dropSchema(catalog, tallies, catalog.canonical(name.name));
        break;
      case 'trigger':
      case 'rule':
        dropDiversion(catalog, statement.object, name, statement.table);
        break;
      case 'other':
        break;
    }
  }
}

function removeFrom<T extends { schema: string | undefined; name: string }>(
  catalog: Catalog,
  list: NameTable<T>,
  name: QualifiedName,
): void {
  const found = catalog.find(list, name);
  if (found !== undefined) list.remove(found);
}

function dropTable(catalog: Catalog, tallies: Tallies, name: QualifiedName): void {
  const table = catalog.findTable(name);
  if (table === undefined) return;
  remove(catalog, tallies, table);
}

/** Sequences that a column owns go with its table. */
function remove(catalog: Catalog, tallies: Tallies, table: TableDraft): void {
  catalog.tables.remove(table);
  tallies.dropped += 1;
  for (const sequence of catalog.sequences.all())
    if (sequence.owner?.table === table) catalog.sequences.remove(sequence);
}

function dropSchema(catalog: Catalog, tallies: Tallies, schema: string): void {
  for (const table of catalog.tables.all()) if (table.schema === schema) remove(catalog, tallies, table);
  removeSchema(catalog.enums, schema);
  removeSchema(catalog.domains, schema);
  removeSchema(catalog.sequences, schema);
  removeSchema(catalog.views, schema);
}

function removeSchema<T extends { schema: string | undefined; name: string }>(
  list: NameTable<T>,
  schema: string,
): void {
  for (const thing of list.all()) if (thing.schema === schema) list.remove(thing);
}

function dropIndexOf(catalog: Catalog, name: QualifiedName, table: QualifiedName | undefined): void {
  const tables = table === undefined ? catalog.tables.all() : [catalog.findTable(table)];
  for (const candidate of tables) if (candidate !== undefined && dropIndex(catalog, candidate, name.name)) return;
}
