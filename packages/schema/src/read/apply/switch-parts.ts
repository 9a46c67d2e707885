import type { AlterAction, EnforcedParts } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { NamedPart, Switchable, TableDraft } from '../catalog/table-draft.ts';
import { nameOfPart } from '../catalog/part-names.ts';
import { folded } from './drop-constraint.ts';

/** Switches constraints of a table on or off: in the end those that are off are left out. */
export function switchParts(
  catalog: Catalog,
  table: TableDraft,
  { enforced, which }: AlterAction & { kind: 'enforce' },
): void {
  for (const part of meant(catalog, table, which)) {
    if (enforced) delete part.off;
    else part.off = true;
  }
}

/** Says whether a constraint waits for the end of a transaction: a unique key or a reference can. */
export function deferParts(
  catalog: Catalog,
  table: TableDraft,
  { name, deferrable }: AlterAction & { kind: 'defer' },
): void {
  const wanted = folded(catalog, catalog.canonical(name));
  for (const part of [...table.uniques, ...table.foreignKeys]) {
    if (folded(catalog, nameOfPart(part) ?? '') !== wanted) continue;
    delete part.deferrable;
    if (deferrable !== undefined) part.deferrable = deferrable;
  }
}

function meant(catalog: Catalog, table: TableDraft, which: EnforcedParts): readonly Switchable[] {
  const { primaryKey, uniques, checks, foreignKeys } = table;
  const keys = primaryKey === undefined ? [] : [primaryKey];
  switch (which.kind) {
    // SQL Server's ALL is about checks and foreign keys: its keys cannot be switched off.
    case 'all':
      return [...checks, ...foreignKeys];
    case 'primary-key':
      return keys;
    case 'unique': {
      const columns = which.columns.map((name) => catalog.findColumn(table, name));
      return uniques.filter(
        (key) => key.columns.length === columns.length && key.columns.every((column, at) => column === columns[at]),
      );
    }
    case 'named': {
      const names = new Set(which.names.map((name) => folded(catalog, catalog.canonical(name))));
      const isMeant = (part: NamedPart): boolean => names.has(folded(catalog, nameOfPart(part) ?? ''));
      return [...keys, ...uniques, ...checks, ...foreignKeys].filter(isMeant);
    }
  }
}
