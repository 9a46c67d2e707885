import type { QualifiedName, Statement } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { NameTable } from '../catalog/name-table.ts';
import { renameColumn } from './alter-table.ts';
import { renameTable, renameView } from './rename-table.ts';

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
      renameIn(catalog, catalog.enums, statement.from, to);
      renameIn(catalog, catalog.domains, statement.from, to);
      renameIn(catalog, catalog.composites, statement.from, to);
      return;
    case 'view':
      renameViewOf(catalog, statement);
      return;
    case 'sequence':
      renameIn(catalog, catalog.sequences, statement.from, to);
      return;
    case 'index':
      renameIndex(catalog, statement, to);
  }
}

function renameIn<T extends { schema: string | undefined; name: string }>(
  catalog: Catalog,
  list: NameTable<T>,
  from: QualifiedName,
  to: string,
): void {
  const found = catalog.find(list, from);
  if (found !== undefined) list.rename(found, to, found.schema);
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
