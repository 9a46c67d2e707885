import type { Name, QualifiedName, RowFill, Statement } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Diversion } from '../../model/schema.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { madeBy, numberedBy } from '../values/made-by.ts';

/**
 * Remembers that a trigger may change or leave out rows as they are written. Answers whether all it does is carried over: it
 * gives nothing but values that the columns' defaults and keys give as well.
 */
export function noteTrigger(catalog: Catalog, statement: Statement & { kind: 'create-trigger' }): boolean {
  const { name, table, before } = statement;
  const found = table === undefined ? undefined : catalog.findTable(table);
  if (found === undefined) return false;
  found.triggered = true;
  const trigger = catalog.canonical(name.name);
  const byRoutine = before === undefined ? undefined : catalog.rowFills.get(catalog.canonical(before.routine.name));
  const noteFills = (fills: readonly RowFill[], isTold: boolean) => {
    for (const { columnName, value } of fills) {
      const column = catalog.findColumn(found, columnName);
      if (column !== undefined) found.fills.push({ trigger, column, value, isTold });
    }
  };
  noteFills(statement.rowFills?.fills ?? [], false);
  noteFills(byRoutine?.fills ?? [], true);
  if (before !== undefined && catalog.leavingOut.has(catalog.canonical(before.routine.name))) {
    found.diversions.push({ ...diversion(catalog, statement, name.name, 'trigger'), conditional: before.conditional });
    return false;
  }
  const isAll = before === undefined ? statement.rowFills?.isAll : byRoutine?.isAll === true && !before.conditional;
  return isAll === true && statement.onUpdate !== true && found.columns.all.every((column) => isMade(found, column));
}

/** Whether the column itself makes what triggers give it. */
function isMade(table: TableDraft, column: ColumnDraft): boolean {
  const [fill, ...others] = table.fills.filter((one) => one.column === column);
  if (fill === undefined || column.identity !== undefined) return true;
  const isPlain = column.default === undefined || column.default.kind === 'null';
  if (others.length > 0 || !isPlain) return false;
  const key = table.primaryKey?.columns;
  const isKey = key?.length === 1 && key[0] === column;
  return madeBy(fill.value, column.dataType) !== undefined || (isKey && numberedBy(table.fills, column) !== undefined);
}

/** Remembers that a rule, which is not carried over, does something else in place of adding rows. */
export function noteRule(catalog: Catalog, statement: Statement & { kind: 'create-rule' }): void {
  const { name, table, conditional } = statement;
  catalog.findTable(table)?.diversions.push({ ...diversion(catalog, statement, name.name, 'rule'), conditional });
}

function diversion(catalog: Catalog, at: Statement, name: Name, by: Diversion['by']): Omit<Diversion, 'conditional'> {
  return { ...placeOf(at), by, name: catalog.canonical(name) };
}

/** DROP TRIGGER and DROP RULE. */
export function dropDiversion(
  catalog: Catalog,
  by: Diversion['by'],
  { name }: QualifiedName,
  tableName: QualifiedName | undefined,
): void {
  const table = tableName === undefined ? undefined : catalog.findTable(tableName);
  if (table === undefined) return;
  const dropped = catalog.canonical(name);
  if (by === 'trigger') table.fills = table.fills.filter(({ trigger }) => trigger !== dropped);
  table.diversions = table.diversions.filter((one) => one.by !== by || one.name !== dropped);
}
