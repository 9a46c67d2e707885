import {
  isMadeAtRunTime,
  type AlterAction,
  type ColumnDefinition,
  type ColumnPlace,
  type Name,
  type QualifiedName,
} from '@backsmith/sql';
import { placeOf, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import { makeColumn, restateDefault, setClauses, setType } from '../catalog/make-column.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { noteGone, type TableDraft } from '../catalog/table-draft.ts';
import { nameNotNulls, renameNamed } from '../catalog/given-names.ts';
import { partsOf } from '../catalog/part-names.ts';
import { setWritten } from '../catalog/written-as.ts';
import { placeSequence } from './rename-sequence.ts';
import { renameTable, renameView, renameViewColumn } from './rename-table.ts';
import { moveTable } from './set-schema.ts';
import { applyToWhole, isOfWhole } from './alter-whole.ts';
import { settleStars } from './star-views.ts';
import { renameColumnInViews } from './renamed-views.ts';
import { renameColumnInTexts } from './renamed-texts.ts';
import { applyToColumn, dropDefault, type ColumnChange } from './alter-column.ts';
import { inOrder } from './action-order.ts';
import { addColumn } from './add-column.ts';
import { bindAwaiting } from './awaited-tables.ts';
import { changesColumns, ownColumns } from './partition.ts';
import { addColumnKeys, addConstraint, addIndex } from './add-constraint.ts';
import { dropColumn } from './drop-column.ts';
import {
  dropConstraint,
  dropIndex,
  dropPrimaryKey,
  dropUnique,
  folded,
  isNamed,
  renameIndex,
} from './drop-constraint.ts';
import { allowNull, drawAsDefault } from './allow-null.ts';
import { applyToHeirs, inheritLater } from './heirs.ts';
import { fitPrefixes } from './fit-prefixes.ts';
import { foldChild, unfoldChild } from './fold-child.ts';
import { deferParts, switchParts } from './switch-parts.ts';
import type { Tallies } from '../tally.ts';

/** Applies ALTER TABLE, action by action. */
export function applyAlterTable(
  catalog: Catalog,
  tallies: Tallies,
  statement: Position & {
    readonly name: QualifiedName;
    readonly actions: readonly AlterAction[];
    readonly ifExists?: true;
    readonly only?: true;
  },
): void {
  const table = catalog.findTableOrPartition(statement.name);
  if (table !== undefined) {
    if (statement.actions.some(changesColumns)) ownColumns(catalog, table, statement);
    const { primaryKey, lostDefault } = table;
    for (const action of apart(catalog, table, inOrder(statement.actions))) {
      applyAction(catalog, tallies, table, action);
      if (statement.only === true) continue;
      applyToHeirs(catalog, table, action, (heir, change) => applyAction(catalog, tallies, heir, change));
    }
    if (lostDefault === true) delete table.lostDefault;
    const stated = table.primaryKey === primaryKey ? statedColumns(catalog, table, statement.actions) : undefined;
    nameNotNulls(catalog, table, stated);
    return;
  }
  if (renamesOther(catalog, statement) || statement.actions.every(saysNothing)) return;
  if (catalog.isTemporary(statement.name)) return;
  catalog.report(
    {
      severity: statement.ifExists === true ? 'info' : 'warning',
      code: 'unknown-table',
      message: `ALTER TABLE names ${statement.name.name.text}, which is not defined before.`,
      hint: 'Add the file that creates it, or check the order of the files.',
      consequence: 'The change is left out.',
    },
    statement,
  );
}

/** MySQL changes all columns at once: where one takes the name another gives up, all are given names of their own first. */
function apart(catalog: Catalog, table: TableDraft, actions: readonly AlterAction[]): readonly AlterAction[] {
  const targetOf = (action: AlterAction): Name | undefined => {
    if (action.kind === 'rename-column') return action.to;
    return action.kind === 'change-column' || action.kind === 'add-column' ? action.definition.name : undefined;
  };
  const sources = actions.flatMap((action) => ('from' in action ? (catalog.findColumn(table, action.from) ?? []) : []));
  const meets = actions.some((action) => {
    const target = targetOf(action);
    const taken = target && catalog.findColumn(table, target);
    const own = 'from' in action ? catalog.findColumn(table, action.from) : undefined;
    return taken !== undefined && taken !== own && sources.includes(taken);
  });
  if (!catalog.traits.modifyStatesWhole || !meets) return actions;
  settleStars(catalog, table);
  return actions.map((action, at) => {
    const column =
      targetOf(action) !== undefined && 'from' in action ? catalog.findColumn(table, action.from) : undefined;
    if (column === undefined) return action;
    const from: Name = { text: `${column.name}_${at}_`, quoted: true };
    renameColumn(catalog, table, column, from);
    return { ...action, from };
  });
}

/** The columns whose NOT NULL may have come or gone; nothing where it may be that of any column. */
function statedColumns(
  catalog: Catalog,
  table: TableDraft,
  actions: readonly AlterAction[],
): readonly ColumnDraft[] | undefined {
  if (actions.some(({ kind }) => kind === 'drop-constraint' || kind === 'inherit')) return undefined;
  const names = actions.flatMap((action) => {
    if (action.kind === 'add-constraint')
      return action.constraint.kind === 'not-null' ? [action.constraint.columnName] : [];
    if (action.kind === 'rename-column') return [action.to];
    if ('definition' in action) return [action.definition.name];
    return 'columnName' in action ? [action.columnName] : [];
  });
  return names.flatMap((name) => catalog.findColumn(table, name) ?? []);
}

/** Scripts begin by dropping what is not there yet. */
function saysNothing(action: AlterAction): boolean {
  const isEnd = action.kind === 'set-versioned' && !action.versioned;
  return isEnd || action.kind === 'ignored' || action.kind.startsWith('drop-');
}

/** PostgreSQL lets ALTER TABLE rename or own views and sequences too. */
function renamesOther(
  catalog: Catalog,
  statement: { readonly name: QualifiedName; readonly actions: readonly AlterAction[] },
): boolean {
  const view = catalog.find(catalog.views, statement.name);
  const sequence = catalog.find(catalog.sequences, statement.name);
  for (const action of statement.actions) {
    if (view !== undefined && action.kind === 'rename-column') renameViewColumn(catalog, view, action.from, action.to);
    if (action.kind !== 'rename-table') continue;
    if (view !== undefined) renameView(catalog, view, action.to);
    else if (sequence !== undefined)
      placeSequence(catalog, sequence, catalog.canonical(action.to.name), sequence.schema);
  }
  return view !== undefined || sequence !== undefined;
}

function applyAction(catalog: Catalog, tallies: Tallies, table: TableDraft, action: AlterAction): void {
  if (isOfWhole(action)) {
    applyToWhole(table, action);
    return;
  }
  switch (action.kind) {
    case 'add-column':
    case 'modify-column':
    case 'change-column':
    case 'rename-column':
    case 'drop-column':
      applyToColumns(catalog, table, action);
      return;
    case 'add-constraint':
      addConstraint(catalog, table, action.constraint);
      return;
    case 'add-index':
      addIndex(catalog, table, action.index);
      return;
    case 'rename-table':
      renameTable(catalog, table, action.to);
      return;
    case 'set-schema':
      moveTable(catalog, table, action.schema);
      return;
    case 'attach-partition':
      foldChild(catalog, tallies, table, action.table);
      return;
    case 'detach-partition':
      unfoldChild(catalog, tallies, table, action.table);
      return;
    case 'inherit':
    case 'no-inherit':
      inheritLater(catalog, table, action);
      return;
    case 'ignored':
      return;
    case 'unknown':
      reportUnknown(catalog, action);
      return;
    default:
      applyToPart(catalog, table, action);
  }
}

function reportUnknown(catalog: Catalog, action: AlterAction & { kind: 'unknown' }): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-alter',
      message: 'This change of a table was not understood.',
      consequence: 'It is left out.',
      excerpt: action.text.slice(0, 80),
    },
    action,
  );
}

type ColumnAction = AlterAction & {
  kind: 'add-column' | 'modify-column' | 'change-column' | 'rename-column' | 'drop-column';
};

function applyToColumns(catalog: Catalog, table: TableDraft, action: ColumnAction): void {
  settleStars(catalog, table);
  switch (action.kind) {
    case 'add-column': {
      if (action.ifNotExists === true && catalog.findColumn(table, action.definition.name) !== undefined) return;
      const column = makeColumn(catalog, action.definition);
      addColumn(catalog, table, column);
      if (action.place !== undefined) place(catalog, table, column, action.place);
      addColumnKeys(catalog, table, action.definition);
      return;
    }
    case 'modify-column':
      modify(catalog, table, action);
      return;
    case 'change-column':
      change(catalog, table, action);
      return;
    case 'rename-column': {
      const column = columnOf(catalog, table, action.from, action);
      if (column !== undefined) renameColumn(catalog, table, column, action.to);
      return;
    }
    case 'drop-column': {
      const column = catalog.findColumn(table, action.columnName);
      if (column !== undefined) dropColumn(catalog, table, column, action.cascade);
      else dropConstraint(catalog, table, action.columnName, action.cascade);
    }
  }
}

function columnOf(
  catalog: Catalog,
  table: TableDraft,
  name: QualifiedName['name'],
  at: Position,
): ColumnDraft | undefined {
  const column = catalog.findColumn(table, name);
  if (column !== undefined) return column;
  catalog.report(
    {
      severity: 'warning',
      code: 'unknown-column',
      message: `${table.name} has no column ${name.text}, which is changed here.`,
      consequence: 'The change is left out.',
    },
    at,
  );
  return undefined;
}

/** Gives a column another name. */
export function renameColumn(
  catalog: Catalog,
  table: TableDraft,
  column: ColumnDraft,
  to: QualifiedName['name'],
): void {
  const name = catalog.canonical(to);
  bindAwaiting(catalog, table);
  renameColumnInViews(catalog, table, column.name, to);
  renameColumnInTexts(catalog, table, column.name, to);
  noteGone(table, column);
  table.columns.rename(column, name);
  setWritten(column, to.text);
}

function place(catalog: Catalog, table: TableDraft, column: ColumnDraft, where: ColumnPlace): void {
  const after = 'after' in where ? catalog.findColumn(table, where.after) : undefined;
  if ('after' in where && after === undefined) return;
  table.columns.move(column, after);
}

function modify(catalog: Catalog, table: TableDraft, action: AlterAction & { kind: 'modify-column' }): void {
  const { definition } = action;
  const column = columnOf(catalog, table, definition.name, action);
  if (column === undefined) return;
  if (action.whole) restate(catalog, table, column, definition);
  else {
    if (table.lostDefault === true) dropDefault(column);
    if (definition.type !== undefined) setType(column, definition.type);
    setClauses(catalog, column, definition);
    restateDefault(column);
  }
  if (action.place !== undefined) place(catalog, table, column, action.place);
  addColumnKeys(catalog, table, definition);
}

/** MySQL's MODIFY and CHANGE forget what they do not repeat. */
function restate(catalog: Catalog, table: TableDraft, column: ColumnDraft, definition: ColumnDefinition): void {
  table.checks = table.checks.filter(({ ofColumn }) => ofColumn !== column);
  const anew = makeColumn(catalog, definition);
  delete column.identity;
  delete column.default;
  delete column.defaultTree;
  delete column.noDefault;
  delete column.generated;
  delete column.comment;
  delete column.collation;
  delete column.charset;
  Object.assign(column, { ...anew, name: column.name, ...placeOf(column) });
  fitPrefixes(table, column);
}

function change(catalog: Catalog, table: TableDraft, action: AlterAction & { kind: 'change-column' }): void {
  const column = columnOf(catalog, table, action.from, action);
  if (column === undefined) return;
  restate(catalog, table, column, action.definition);
  renameColumn(catalog, table, column, action.definition.name);
  if (action.place !== undefined) place(catalog, table, column, action.place);
  addColumnKeys(catalog, table, action.definition);
}

type PartAction =
  | ColumnChange
  | (AlterAction & {
      kind:
        'enforce' | 'defer' | 'drop-constraint' | 'drop-primary-key' | 'drop-unique' | 'drop-index' | 'rename-index';
    });

function applyToPart(catalog: Catalog, table: TableDraft, action: PartAction): void {
  switch (action.kind) {
    case 'enforce':
      switchParts(catalog, table, action);
      return;
    case 'defer':
      deferParts(catalog, table, action);
      return;
    case 'drop-constraint':
      if (catalog.traits.defaultsAreConstraints === true && isMadeAtRunTime(action.name.text)) table.lostDefault = true;
      else dropConstraint(catalog, table, action.name, action.cascade);
      return;
    case 'drop-primary-key':
      dropPrimaryKey(catalog, table, action.cascade);
      return;
    case 'drop-unique':
      dropUnique(catalog, table, action.columns, action.cascade);
      return;
    case 'drop-index':
      dropIndex(catalog, table, action.name);
      return;
    case 'rename-index':
      renamePart(catalog, table, action);
      return;
    default: {
      const column = columnOf(catalog, table, action.columnName, action);
      if (column === undefined) return;
      const before = column.default;
      applyToColumn(column, action);
      if (catalog.traits.updatesGoWithDefault === true && before?.kind === 'now' && column.default !== before)
        column.onUpdateNow = false;
      if (action.kind === 'set-type' && column.dataType.kind !== 'integer') drawAsDefault(catalog, table, column);
      if (action.kind === 'set-not-null' && !action.notNull) allowNull(catalog, table, column);
    }
  }
}

function renamePart(catalog: Catalog, table: TableDraft, action: PartAction & { kind: 'rename-index' }): void {
  const from = catalog.canonical(action.from);
  if (catalog.traits.countedNames !== undefined) {
    renameIndex(catalog, table, from, catalog.canonical(action.to));
    return;
  }
  const part = partsOf(table).find((candidate) => isNamed(catalog, candidate, folded(catalog, from)));
  if (part !== undefined) renameNamed(catalog, table, part, catalog.canonical(action.to));
  const column = table.columns.all.find(({ notNullName }) => notNullName === from);
  if (column !== undefined) column.notNullName = catalog.canonical(action.to);
}
