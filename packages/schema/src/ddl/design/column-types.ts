import type { Column } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { byteWidth, fitRow, isLargeObject } from './byte-width.ts';
import { ownerName, type DesignContext } from './context.ts';
import { keyGeneration } from './key-generation.ts';
import { tableKey } from './table-lookup.ts';

/** The types columns have in the target, where they may differ from the source's. */
export type ColumnTypes = {
  readonly of: (table: Table, column: string) => DataType;
  /** The column is part of a primary key, unique key or foreign key, on either side. */
  readonly isKeyed: (table: Table, column: string) => boolean;
};

const MOST_PASSES = 100;

/**
 * Decides the types of all columns: a column that counts becomes an integer where it must, both ends of a foreign key get
 * the referenced column's type where the database insists, and rows too long for the database get large objects.
 */
export function designColumnTypes(context: DesignContext): ColumnTypes {
  const types = new Map<string, Map<string, DataType>>();
  const keyed = keyedColumns(context);
  for (const table of context.schema.tables) {
    types.set(tableKey(table), new Map(table.columns.map((column) => [column.name, ownType(context, table, column)])));
  }
  if (!context.sameFamily && context.writer.capabilities.keys.mostBytes !== undefined) narrowReferenced(context, types);
  if (context.writer.capabilities.foreignKeys.sameType) equalise(context, types);
  if (context.writer.capabilities.keys.mostBytes !== undefined) {
    for (const table of context.schema.tables) {
      const own = types.get(tableKey(table));
      if (own !== undefined) fitRow(context, table, own, keyed.get(tableKey(table)) ?? new Set());
    }
  }
  return {
    of: (table, column) => types.get(tableKey(table))?.get(column) ?? { kind: 'unknown' },
    isKeyed: (table, column) => keyed.get(tableKey(table))?.has(column) ?? false,
  };
}

function ownType(context: DesignContext, table: Table, column: Column): DataType {
  const type = context.sameFamily ? column.dataType : flagOfBit(column.dataType);
  const generation = keyGeneration(context.schema, table, column, context.writer);
  if (generation?.kind !== 'identity' && generation?.kind !== 'serial') return type;
  const { types } = context.writer.capabilities.identity;
  const isExact = type.kind === 'decimal' && type.precision !== undefined && (type.scale ?? 0) === 0;
  if (type.kind === 'integer' || (types === 'numeric' && (isExact || context.sameFamily))) return type;
  if (context.sameFamily && type.kind === 'float') return type;
  return { kind: 'integer', bits: isExact && type.precision <= 9 ? 32 : 64 };
}

const FLAG: DataType = { kind: 'boolean' };

/** One bit is how MySQL keeps a flag, and what any other database has a boolean for. */
function flagOfBit(type: DataType): DataType {
  return type.kind === 'bit' && type.length === 1 && type.varying !== true ? FLAG : type;
}

/** A foreign key needs the whole of the columns it refers to in an index, so their texts are cut to what one can hold. */
function narrowReferenced(context: DesignContext, types: Map<string, Map<string, DataType>>): void {
  const most = context.writer.capabilities.keys.mostBytes ?? 0;
  for (const key of context.schema.foreignKeys) {
    const parent = context.lookup.table(key.refSchema, key.refTable);
    const own = parent && types.get(tableKey(parent));
    if (parent === undefined || own === undefined) continue;
    const names = key.refColumns.length > 0 ? key.refColumns : parent.primaryKey;
    const columns = names.flatMap((name) => context.lookup.column(parent, name) ?? []);
    const texts = columns.filter(({ name }) => isText(own.get(name)));
    const total = columns.reduce((sum, { name, dataType }) => sum + keyWidth(own.get(name) ?? dataType), 0);
    const length = Math.floor(most / Math.max(columns.length, 1) / BYTES_PER_CHARACTER);
    for (const column of total > most ? texts : []) {
      const type = own.get(column.name);
      if (type === undefined || keyWidth(type) <= length * BYTES_PER_CHARACTER) continue;
      own.set(column.name, { kind: 'varchar', length });
      context.report.add({
        code: 'ddl-type-changed',
        severity: 'warning',
        at: column,
        owner: ownerName(parent),
        part: column.name,
        text: `${column.type} is cut to ${length} characters, since a foreign key refers to it`,
      });
    }
  }
}

const BYTES_PER_CHARACTER = 4;
const KEYED_TEXT_LENGTH = 255;

function isText(type: DataType | undefined): boolean {
  return type?.kind === 'varchar' || type?.kind === 'char' || type?.kind === 'text';
}

function keyWidth(type: DataType): number {
  if (isLargeObject(type)) return KEYED_TEXT_LENGTH * BYTES_PER_CHARACTER;
  return (type.kind === 'varchar' ? (type.length ?? 0) : byteWidth(type, 1)) * (isText(type) ? BYTES_PER_CHARACTER : 1);
}

/**
 * Gives the columns of foreign keys the types of those they refer to, along chains of foreign keys: within a family only
 * where the script could not keep the type, such as that of a NUMERIC column that counts.
 */
function equalise(context: DesignContext, types: Map<string, Map<string, DataType>>): void {
  const pairs = referencePairs(context);
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass += 1) {
    changed = false;
    for (const { child, column, parent, refColumn } of pairs) {
      const own = types.get(tableKey(child));
      const wanted = types.get(tableKey(parent))?.get(refColumn);
      const current = own?.get(column);
      if (own === undefined || wanted === undefined || current === undefined || current === wanted) continue;
      if (context.sameFamily && wanted === context.lookup.column(parent, refColumn)?.dataType) continue;
      if (spelled(context, current) !== spelled(context, wanted)) changed = true;
      own.set(column, wanted);
    }
  }
}

function spelled(context: DesignContext, type: DataType): string {
  return context.writer.spellType(type, { keyed: true }).sql;
}

type ReferencePair = {
  readonly child: Table;
  readonly column: string;
  readonly parent: Table;
  readonly refColumn: string;
};

function referencePairs(context: DesignContext): readonly ReferencePair[] {
  const { lookup, schema } = context;
  return schema.foreignKeys.flatMap((key) => {
    const child = lookup.table(key.schema, key.table);
    const parent = lookup.table(key.refSchema, key.refTable);
    if (child === undefined || parent === undefined) return [];
    const refColumns = key.refColumns.length > 0 ? key.refColumns : parent.primaryKey;
    return key.columns.flatMap((name, position) => {
      const column = lookup.column(child, name);
      const refColumn = lookup.column(parent, refColumns[position] ?? '');
      if (column === undefined || refColumn === undefined || column.generated !== undefined) return [];
      return column === refColumn ? [] : [{ child, column: column.name, parent, refColumn: refColumn.name }];
    });
  });
}

function keyedColumns(context: DesignContext): ReadonlyMap<string, Set<string>> {
  const { lookup, schema, writer } = context;
  const keyed = new Map(schema.tables.map((table) => [tableKey(table), new Set<string>()]));
  const mark = (table: Table, names: readonly string[]): void => {
    for (const name of names) {
      const column = lookup.column(table, name);
      if (column !== undefined) keyed.get(tableKey(table))?.add(column.name);
    }
  };
  for (const table of schema.tables) {
    mark(table, table.primaryKey);
    for (const unique of table.uniques) mark(table, unique.columns);
    for (const index of table.indexes) {
      if (!index.unique && !writer.capabilities.indexes.typedAsKeys) continue;
      mark(
        table,
        index.parts.flatMap((part) => (part.column === undefined ? [] : [part.column])),
      );
    }
  }
  for (const { child, column, parent, refColumn } of referencePairs(context)) {
    mark(child, [column]);
    mark(parent, [refColumn]);
  }
  return keyed;
}
