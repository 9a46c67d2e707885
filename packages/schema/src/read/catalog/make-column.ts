import type { ColumnDefinition, WrittenType } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import { defaultValueOf } from '../values/default-value.ts';
import type { Catalog } from './catalog.ts';
import type { ColumnDraft } from './column-draft.ts';

/** A column's draft from its definition. Keys and references written with it are the table's business. */
export function makeColumn(catalog: Catalog, definition: ColumnDefinition): ColumnDraft {
  const name = catalog.canonical(definition.name);
  const column: ColumnDraft = {
    ...placeOf(definition),
    name,
    type: '',
    dataType: { kind: 'unknown' },
    serial: false,
    notNull: false,
    onUpdateNow: false,
    invisible: false,
  };
  if (definition.name.text !== name) column.writtenAs = definition.name.text;
  if (definition.type !== undefined) setType(column, definition.type);
  setClauses(catalog, column, definition);
  return column;
}

/** Gives the column another type; a type that makes its own sequence makes the column an identity. */
export function setType(column: ColumnDraft, type: WrittenType): void {
  column.type = type.text;
  column.dataType = type.dataType;
  column.typeName = type;
  column.serial = type.serial;
  if (type.charset !== undefined) column.charset = type.charset;
  if (type.serial) {
    column.identity = { kind: 'serial' };
    column.notNull = true;
  }
}

/** Applies the clauses a definition states and leaves the others as they are. */
export function setClauses(catalog: Catalog, column: ColumnDraft, definition: ColumnDefinition): void {
  if (definition.notNull !== undefined) column.notNull = definition.notNull;
  if (definition.notNullOfOwn) column.notNullOfOwn = true;
  if (definition.default !== undefined) {
    column.default = defaultValueOf(definition.default, column.dataType);
    column.defaultTree = definition.default.tree;
    delete column.defaultOnNull;
    delete column.defaultOnUpdate;
  }
  if (definition.defaultOnNull) {
    column.defaultOnNull = true;
    column.notNull = true;
  }
  if (definition.defaultOnUpdate) column.defaultOnUpdate = true;
  if (definition.defaultName !== undefined) column.defaultName = catalog.canonical(definition.defaultName);
  if (definition.identity !== undefined) {
    column.identity = definition.identity;
    column.notNull = true;
  }
  if (definition.generated !== undefined) column.generated = definition.generated;
  if (definition.onUpdateNow) column.onUpdateNow = true;
  if (definition.invisible) column.invisible = true;
  if (definition.collation !== undefined) column.collation = definition.collation;
  if (definition.comment !== undefined) setComment(column, definition.comment);
}

export function setComment(thing: { comment?: string }, text: string | undefined): void {
  if (text === undefined || text === '') delete thing.comment;
  else thing.comment = text;
}

/** A copy for a table made like another one. */
export function copyColumn(column: ColumnDraft): ColumnDraft {
  return { ...column };
}

/** The default again, once the column's type has changed or is settled. */
export function restateDefault(column: ColumnDraft): void {
  if (column.defaultTree === undefined || column.default === undefined) return;
  const text = column.default.kind === 'expression' ? column.default.text : '';
  const restated = defaultValueOf({ line: 1, column: 1, text, tree: column.defaultTree }, column.dataType);
  if (restated.kind !== 'expression') column.default = restated;
}
