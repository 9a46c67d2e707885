import type { AlterAction, Constraint } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { nameNotNulls } from '../catalog/given-names.ts';
import { copyColumn } from '../catalog/make-column.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/** Makes one table take columns from another, as it stands or as it is made. */
export function joinParent(table: TableDraft, parent: TableDraft): void {
  table.parents.push(parent);
  parent.heirs.add(table);
}

/** Ends that: the columns stay as columns of the table's own. */
export function leaveParent(table: TableDraft, parent: TableDraft): void {
  table.parents = table.parents.filter((other) => other !== parent);
  parent.heirs.delete(table);
  for (const column of table.columns.all) if (!isTaken(table, column)) delete column.taken;
}

/** A column as a table has it that takes it from its parent: whose keys and identity are not taken along. */
export function takenColumn(parent: TableDraft, column: ColumnDraft): ColumnDraft {
  const inKey = parent.primaryKey?.columns.includes(column) ?? false;
  const isNotNull = column.notNull && column.notNullOfOwn !== true;
  const copy: ColumnDraft = { ...copyColumn(column), notNull: isNotNull || inKey, taken: true };
  delete copy.notNullOfOwn;
  if (copy.identity?.kind !== 'serial') delete copy.identity;
  delete copy.comment;
  return copy;
}

/** Checks hold for the rows of those that take columns from a table, too. */
export function takeChecks(table: TableDraft, parent: TableDraft): void {
  for (const check of parent.checks) if (check.ownOnly !== true) table.checks.push({ ...check });
}

/** Whether a column goes with the column of a parent. */
function isTaken(table: TableDraft, { taken, name }: ColumnDraft): boolean {
  return taken === true && table.parents.some(({ columns }) => columns.has(name));
}

/** ALTER TABLE … INHERIT and NO INHERIT. */
export function inheritLater(
  catalog: Catalog,
  table: TableDraft,
  { kind, table: name }: AlterAction & { kind: 'inherit' | 'no-inherit' },
): void {
  const parent = catalog.findTable(name);
  if (parent === undefined) return;
  if (kind === 'inherit') joinParent(table, parent);
  else leaveParent(table, parent);
}

/** What is changed of a table changes those that take columns from it. */
export function applyToHeirs(
  catalog: Catalog,
  table: TableDraft,
  action: AlterAction,
  apply: (heir: TableDraft, change: AlterAction) => void,
): void {
  const heirs = heirsOf(table);
  if (heirs.length === 0 || !catalog.allowance.take(heirs.length, action)) return;
  for (const heir of heirs) {
    const change = changeForHeir(catalog, heir, action);
    if (change === undefined) continue;
    const before = heir.columns.size;
    apply(heir, change);
    const added = change.kind === 'add-column' ? catalog.findColumn(heir, change.definition.name) : undefined;
    if (added !== undefined && heir.columns.size > before) added.taken = true;
    nameNotNulls(catalog, heir);
  }
}

/** Those that take columns from a table, and those that take columns from them. */
export function heirsOf(table: TableDraft): readonly TableDraft[] {
  const found = new Set(table.heirs);
  for (const heir of found) for (const next of heir.heirs) found.add(next);
  found.delete(table);
  return [...found];
}

/** What a change of a table is for one that takes columns from it; nothing where it is not concerned. */
function changeForHeir(catalog: Catalog, heir: TableDraft, action: AlterAction): AlterAction | undefined {
  switch (action.kind) {
    case 'rename-column':
    case 'set-type':
    case 'set-default':
    case 'drop-default':
    case 'set-not-null':
    case 'drop-expression':
      return action;
    case 'drop-column': {
      const column = catalog.findColumn(heir, action.columnName);
      return column?.taken === true && !isTaken(heir, column) ? action : undefined;
    }
    case 'add-column': {
      const { constraints, notNull, notNullOfOwn, ...definition } = action.definition;
      const handedOn = notNull === undefined || notNullOfOwn === true ? {} : { notNull };
      return { ...action, definition: { ...definition, ...handedOn, constraints: constraints.filter(isForHeirs) } };
    }
    case 'add-constraint':
      return isForHeirs(action.constraint) ? action : undefined;
    case 'drop-constraint':
      return action;
    default:
      return undefined;
  }
}

function isForHeirs(constraint: Constraint): boolean {
  return (constraint.kind === 'check' || constraint.kind === 'not-null') && constraint.ownOnly !== true;
}
