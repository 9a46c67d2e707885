import type { Column, DataType, Schema, Table } from '@backsmith/schema';
import { mapType } from '../types/map-type.ts';
import type { TypeTraits } from '../types/type-traits.ts';

/**
 * The schema for the database in memory, with what Java has for types whose values databases hand over in forms of their
 * own: bits as bytes or as a text of zeros and ones, shapes as bytes or as a text, bytes filled up to their length or not.
 *
 * @param sqlType a column's type as the target's DDL spells it
 */
export function withMemoryTypes(
  schema: Schema,
  sqlType: (table: Table, column: Column) => string,
  traits: TypeTraits,
): Schema {
  const retyped = (table: Table, column: Column): Column => {
    const dataType = memoryType(column.dataType, sqlType(table, column), traits);
    return dataType === column.dataType ? column : { ...column, dataType };
  };
  const tables = schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => retyped(table, column)),
  }));
  return { ...schema, tables };
}

function memoryType(dataType: DataType, sqlType: string, traits: TypeTraits): DataType {
  if (dataType.kind !== 'bit' && dataType.kind !== 'spatial' && dataType.kind !== 'binary') return dataType;
  const { shape } = mapType({ dataType, sqlType, isKey: false, traits });
  if (dataType.kind === 'binary') {
    const isOpen = shape.kind === 'bytes' && shape.padded !== true;
    return isOpen ? { ...dataType, kind: 'varbinary' } : dataType;
  }
  if (dataType.kind === 'spatial') return shape.kind === 'bytes' ? { kind: 'blob' } : { kind: 'text' };
  if (shape.kind !== 'opaque') return dataType;
  const isOpen = dataType.varying === true && dataType.length <= 1; // No length is read as one.
  return isOpen ? { kind: 'text' } : { kind: 'varchar', length: Math.max(dataType.length, 1) };
}
