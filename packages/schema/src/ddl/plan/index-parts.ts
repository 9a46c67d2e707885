import type { Index, IndexPart } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import type { ColumnTypes } from './column-types.ts';
import type { PlanContext } from './context.ts';
import { translated } from './portable-text.ts';
import { unknownCall } from './unknown-calls.ts';

const NOT_INDEXABLE: ReadonlySet<DataType['kind']> = new Set(['json', 'xml', 'spatial', 'array', 'vendor', 'unknown']);

/** The parts of an index in the target's terms, or why one of them cannot be said. */
export function planIndexParts(
  context: PlanContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
): readonly IndexPart[] | string {
  const parts: IndexPart[] = [];
  for (const part of index.parts) {
    const planned =
      part.column === undefined
        ? expressionPart(context, types, table, part)
        : columnPart(context, types, table, index, { ...part, column: part.column });
    if (typeof planned === 'string') return planned;
    const repeated = planned.column !== undefined && parts.some(({ column }) => column === planned.column);
    if (context.sameFamily || !repeated) parts.push(planned);
  }
  return parts.length === 0 ? 'it has no parts' : parts;
}

function columnPart(
  context: PlanContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
  part: IndexPart & { readonly column: string },
): IndexPart | string {
  const column = context.lookup.column(table, part.column);
  if (column === undefined) return `the table has no column ${part.column}`;
  const direction = part.descending === true ? { descending: true as const } : {};
  if (context.sameFamily) return { ...part, column: column.name };
  const type = types.of(table, column.name);
  const obstacle = index.kind === undefined ? indexObstacle(context, types, table, column.name, type) : undefined;
  if (obstacle !== undefined) return obstacle;
  return { column: column.name, ...(index.kind === undefined ? direction : {}) };
}

function indexObstacle(
  context: PlanContext,
  types: ColumnTypes,
  table: Table,
  column: string,
  type: DataType,
): string | undefined {
  const { indexes } = context.writer.capabilities;
  if (NOT_INDEXABLE.has(type.kind) && indexes.largeText !== 'whole') return `a ${type.kind} column cannot be in it`;
  if (type.kind === 'json' || type.kind === 'xml' || type.kind === 'spatial')
    return `a ${type.kind} column cannot be in it`;
  if (indexes.largeText !== 'no' || types.isKeyed(table, column)) return undefined;
  const unlimited = (type.kind === 'varchar' || type.kind === 'varbinary') && type.length === undefined;
  return type.kind === 'text' || type.kind === 'blob' || unlimited ? 'a large text cannot be in it' : undefined;
}

function expressionPart(context: PlanContext, types: ColumnTypes, table: Table, part: IndexPart): IndexPart | string {
  const text = part.expression ?? '';
  if (!context.writer.capabilities.indexes.expressions) {
    return 'the database cannot index an expression';
  }
  if (context.sameFamily) {
    const unknown = unknownCall(context, text);
    return unknown === undefined ? part : `it calls ${unknown}`;
  }
  const written = translated(context, types, table, text);
  if (written === undefined || written.valueClass === 'condition') {
    return 'its expression cannot be said here';
  }
  return { expression: written.sql, ...(part.descending === true ? { descending: true } : {}) };
}
