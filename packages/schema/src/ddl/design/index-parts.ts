import type { Index, IndexPart } from '../../model/constraint.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { columnMentions } from '../../read/values/column-mentions.ts';
import { isLargeObject, textLength } from './byte-width.ts';
import type { ColumnTypes } from './column-types.ts';
import type { DesignContext } from './context.ts';
import { translated } from './portable-text.ts';
import { unknownInExpression } from './unknown-calls.ts';

const NOT_INDEXABLE: ReadonlySet<DataType['kind']> = new Set(['json', 'xml', 'spatial', 'array', 'vendor', 'unknown']);

/** The parts of an index in the target's terms, or why one of them cannot be said. */
export function designIndexParts(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
): readonly IndexPart[] | string {
  const parts: IndexPart[] = [];
  for (const part of index.parts) {
    const designed =
      part.column === undefined
        ? expressionPart(context, types, table, part)
        : columnPart(context, types, table, index, { ...part, column: part.column });
    if (typeof designed === 'string') return designed;
    const repeated = designed.column !== undefined && parts.some(({ column }) => column === designed.column);
    if (context.sameFamily || !repeated) parts.push(designed);
  }
  return parts.length === 0 ? 'it has no parts' : parts;
}

function columnPart(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  index: Index,
  part: IndexPart & { readonly column: string },
): IndexPart | string {
  const column = context.lookup.column(table, part.column);
  if (column === undefined) return `the table has no column ${part.column}`;
  const direction = part.descending === true ? { descending: true as const } : {};
  if (context.sameFamily) return { ...collated(context, part), column: column.name };
  const type = types.of(table, column.name);
  const obstacle = index.kind === undefined ? indexObstacle(context, types, table, column.name, type) : undefined;
  if (obstacle !== undefined) return obstacle;
  return { column: column.name, ...(index.kind === undefined ? direction : {}) };
}

/** The part without a collation that the target does not know, or cannot say of a part. */
function collated(context: DesignContext, { collation, ...part }: IndexPart): IndexPart {
  const { capabilities, knowsCollation } = context.writer;
  if (collation === undefined || capabilities.indexes.collation !== true || !knowsCollation(collation)) return part;
  return { ...part, collation };
}

function indexObstacle(
  context: DesignContext,
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

function expressionPart(context: DesignContext, types: ColumnTypes, table: Table, part: IndexPart): IndexPart | string {
  const text = part.expression ?? '';
  const { indexes } = context.writer.capabilities;
  if (!indexes.expressions) {
    return 'the database cannot index an expression';
  }
  if (context.sameFamily) {
    const unknown = unknownInExpression(context, text);
    return unknown === undefined ? part : `it calls ${unknown}`;
  }
  const written = translated(context, types, table, text);
  if (written === undefined || written.valueClass === 'condition') {
    return 'its expression cannot be said here';
  }
  if (written.valueClass === 'text' && indexes.largeText === 'prefix' && overLargeText(types, table, text))
    return 'its expression makes a text without a limit';
  return { expression: written.sql, ...(part.descending === true ? { descending: true } : {}) };
}

/** The longest text of an expression that MySQL does not take for one without a limit. */
const LONGEST_EXPRESSION = 512;

function overLargeText(types: ColumnTypes, table: Table, text: string): boolean {
  let characters = 0;
  for (const { name } of table.columns) {
    const mentions = columnMentions(text, name).length;
    const type = types.of(table, name);
    if (mentions > 0 && isLargeObject(type)) return true;
    characters += mentions * (textLength(type) ?? 0);
  }
  return characters > LONGEST_EXPRESSION;
}
