import type { Name, Statement } from '@backsmith/sql';
import type { Catalog, ViewDraft } from '../catalog/catalog.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { bindAwaiting } from './awaited-tables.ts';
import { placeSequence } from './rename-sequence.ts';
import { placeTable } from './rename-table.ts';
import { moveType } from './rename-type.ts';
import { renameTableInViews } from './renamed-views.ts';

/** ALTER … SET SCHEMA: what is made of it, draws from it or reads it finds it there. */
export function setSchema(catalog: Catalog, { object, name, schema }: Statement & { kind: 'set-schema' }): void {
  switch (object) {
    case 'type':
      moveType(catalog, name, schema);
      return;
    case 'sequence': {
      const sequence = catalog.find(catalog.sequences, name);
      if (sequence !== undefined) placeSequence(catalog, sequence, sequence.name, catalog.canonical(schema));
      return;
    }
    case 'view':
    case 'table': {
      const table = object === 'table' ? catalog.findTable(name) : undefined;
      const view = catalog.find(catalog.views, name);
      if (table !== undefined) moveTable(catalog, table, schema);
      else if (view !== undefined) moveView(catalog, view, schema);
    }
  }
}

/** Puts a view into another namespace. */
export function moveView(catalog: Catalog, view: ViewDraft, schema: Name): void {
  moveInViews(catalog, view, schema);
  catalog.views.rename(view, view.name, catalog.canonical(schema));
}

/** Puts a table into another namespace; the sequences it owns come along. */
export function moveTable(catalog: Catalog, table: TableDraft, schema: Name): void {
  const namespace = catalog.canonical(schema);
  bindAwaiting(catalog, table);
  moveInViews(catalog, table, schema);
  placeTable(catalog, table, table.name, namespace);
  for (const sequence of catalog.sequences.all()) {
    if (sequence.owner?.table === table) placeSequence(catalog, sequence, sequence.name, namespace);
  }
}

function moveInViews(catalog: Catalog, moved: TableDraft | ViewDraft, schema: Name): void {
  const { name } = moved;
  renameTableInViews(catalog, moved, schema, { text: name, quoted: name !== name.toLowerCase() });
}
