import type { Name, QualifiedName, Statement } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import type { Diversion } from '../../model/schema.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** Remembers that a trigger, which is not carried over, may change or leave out rows as they are written. */
export function noteTrigger(catalog: Catalog, statement: Statement & { kind: 'create-trigger' }): void {
  const { name, table, before } = statement;
  const found = table === undefined ? undefined : catalog.findTable(table);
  if (found === undefined) return;
  found.triggered = true;
  const trigger = catalog.canonical(name.name);
  const byRoutine = before === undefined ? [] : (catalog.rowFills.get(catalog.canonical(before.routine.name)) ?? []);
  for (const { columnName, value } of [...(statement.rowFills ?? []), ...byRoutine]) {
    const column = catalog.findColumn(found, columnName);
    if (column !== undefined) found.fills.push({ trigger, column, value });
  }
  if (before === undefined || !catalog.leavingOut.has(catalog.canonical(before.routine.name))) return;
  found.diversions.push({ ...diversion(catalog, statement, name.name, 'trigger'), conditional: before.conditional });
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
