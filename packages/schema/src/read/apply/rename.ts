import type { Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import { renameNamed } from '../catalog/given-names.ts';
import { nameOfPart, partsOf } from '../catalog/part-names.ts';
import { renameColumn } from './alter-table.ts';
import { renameTable, renameView, renameViewColumn } from './rename-table.ts';
import { renameSchema } from './rename-schema.ts';
import { renameSequence } from './rename-sequence.ts';
import { renameType } from './rename-type.ts';

/** Applies RENAME TABLE, ALTER … RENAME TO and SQL Server's sp_rename. */
export function applyRename(catalog: Catalog, statement: Statement & { kind: 'rename' }): void {
  const to = catalog.canonical(statement.to.name);
  switch (statement.object) {
    case 'table': {
      const table = catalog.findTable(statement.from);
      if (table !== undefined) renameTable(catalog, table, statement.to);
      else if (!renameViewOf(catalog, statement)) renameIndex(catalog, statement, to);
      return;
    }
    case 'column': {
      const table = statement.table === undefined ? undefined : catalog.findTable(statement.table);
      const view =
        statement.table === undefined || table !== undefined ? undefined : catalog.find(catalog.views, statement.table);
      if (view !== undefined) renameViewColumn(catalog, view, statement.from.name, statement.to.name);
      const column = table === undefined ? undefined : catalog.findColumn(table, statement.from.name);
      if (table !== undefined && column !== undefined) renameColumn(catalog, table, column, statement.to.name);
      return;
    }
    case 'type':
      renameType(catalog, statement);
      return;
    case 'view':
      renameViewOf(catalog, statement);
      return;
    case 'sequence':
      renameSequence(catalog, statement.from, to);
      return;
    case 'index':
      renameIndex(catalog, statement, to);
      return;
    case 'schema':
      renameSchema(catalog, statement.from.name, statement.to.name);
  }
}

function renameViewOf(catalog: Catalog, { from, to, ifExists }: Statement & { kind: 'rename' }): boolean {
  const view = catalog.findIfSaid(catalog.views, from, ifExists);
  if (view !== undefined) renameView(catalog, view, to);
  return view !== undefined;
}

function renameIndex(catalog: Catalog, statement: Statement & { kind: 'rename' }, to: string): void {
  const from = catalog.canonical(statement.from.name);
  const tables = statement.table === undefined ? catalog.tables.all() : [catalog.findTable(statement.table)];
  for (const table of tables) {
    const part = table && partsOf(table).find((candidate) => nameOfPart(candidate) === from);
    if (table === undefined || part === undefined) continue;
    renameNamed(catalog, table, part, to);
    return;
  }
}
