import type { Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import { renameColumn } from './alter-table.ts';
import { renameTable, renameView } from './rename-table.ts';
import { renameSequence } from './rename-sequence.ts';
import { renameType } from './rename-type.ts';

/** Applies RENAME TABLE, ALTER … RENAME TO and SQL Server's sp_rename. */
export function applyRename(catalog: Catalog, statement: Statement & { kind: 'rename' }): void {
  const to = catalog.canonical(statement.to.name);
  switch (statement.object) {
    case 'table': {
      const table = catalog.findTable(statement.from);
      if (table === undefined) renameViewOf(catalog, statement);
      else renameTable(catalog, table, statement.to);
      return;
    }
    case 'column': {
      const table = statement.table === undefined ? undefined : catalog.findTable(statement.table);
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
  }
}

function renameViewOf(catalog: Catalog, { from, to }: Statement & { kind: 'rename' }): void {
  const view = catalog.find(catalog.views, from);
  if (view !== undefined) renameView(catalog, view, to);
}

function renameIndex(catalog: Catalog, statement: Statement & { kind: 'rename' }, to: string): void {
  const from = catalog.canonical(statement.from.name);
  const tables = statement.table === undefined ? catalog.tables.all() : [catalog.findTable(statement.table)];
  for (const table of tables) {
    const parts = table === undefined ? [] : [table.primaryKey, ...table.uniques, ...table.indexes];
    const part = parts.find((candidate) => candidate?.name === from);
    if (part === undefined) continue;
    part.name = to;
    return;
  }
}
