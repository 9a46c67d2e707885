import type { Column, DataType, Schema, Table, WrittenColumn } from '@backsmith/schema';
import { mapType } from '../../../types/map-type.ts';
import type { TypeTraits } from '../../../types/type-traits.ts';

/**
 * The schema for the database in memory, with what Java has for types whose values databases hand over in forms of their
 * own: bits as bytes or as a text of zeros and ones, numbers that are read as flags, shapes as bytes or as a text, bytes filled up to their length or not,
 * intervals of years or months as a text.
 *
 * @param written what the target's DDL made of a column
 */
export function withMemoryTypes(
  schema: Schema,
  written: (table: Table, column: Column) => WrittenColumn | undefined,
  traits: TypeTraits,
): Schema {
  const retyped = (table: Table, column: Column): Column => {
    const dataType = memoryType(column.dataType, written(table, column), traits);
    if (dataType === column.dataType) return column;
    const given = dataType.kind === 'boolean' ? flagOf(column.default) : column.default;
    return { ...column, dataType, ...(given === undefined ? {} : { default: given }) };
  };
  const tables = schema.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => retyped(table, column)),
  }));
  return { ...schema, tables };
}

/** What else may be another type in memory. */
const RETYPED: ReadonlySet<DataType['kind']> = new Set(['integer', 'bit', 'spatial', 'binary', 'interval']);

function memoryType(dataType: DataType, written: WrittenColumn | undefined, traits: TypeTraits): DataType {
  if (written === undefined) return dataType;
  if (!RETYPED.has(dataType.kind)) return dataType;
  const { shape, facets } = mapType({ ...written, dataType, isKey: false, traits });
  if (dataType.kind === 'integer') return shape.kind === 'boolean' ? { kind: 'boolean' } : dataType;
  if (dataType.kind === 'binary') {
    const isOpen = shape.kind === 'bytes' && shape.padded !== true;
    return isOpen ? { ...dataType, kind: 'varbinary' } : dataType;
  }
  if (dataType.kind === 'spatial') return shape.kind === 'bytes' ? { kind: 'blob' } : { kind: 'text' };
  if (shape.kind === 'duration' && facets.converter !== undefined) return { kind: 'varchar', length: 64 };
  if (shape.kind !== 'opaque') return dataType;
  if (dataType.kind !== 'bit') return { kind: 'varchar', length: 64 };
  const isOpen = dataType.varying === true && dataType.length <= 1; // No length is read as one.
  return isOpen ? { kind: 'text' } : { kind: 'varchar', length: Math.max(dataType.length, 1) };
}

/** What a flag that is a number is given. */
function flagOf(given: Column['default']): Column['default'] {
  return given?.kind === 'number' ? { kind: 'boolean', value: Number(given.value) !== 0 } : given;
}
