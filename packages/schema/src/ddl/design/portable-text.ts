import type { Table } from '../../model/schema.ts';
import { parsePortable } from '../portable/parse.ts';
import type { Expression } from '../portable/expression.ts';
import { writePortable, type PortableTarget, type Written } from '../portable/write.ts';
import { identifier } from '../shared/identifiers.ts';
import type { ColumnTypes } from './column-types.ts';
import type { DesignContext } from './context.ts';
import { unknownInExpression } from './unknown-calls.ts';

/** What the writer of portable expressions needs to know of one table in the target. */
export function portableTarget(context: DesignContext, types: ColumnTypes, table: Table): PortableTarget {
  const { identifiers, literals, functionNames } = context.writer;
  return {
    literals,
    functionNames,
    column: (name) => {
      const column = context.lookup.column(table, name);
      return column && { sql: identifier(identifiers, column.name), type: types.of(table, column.name) };
    },
  };
}

/** An expression over a table's columns, read as one that means the same everywhere. */
export function portableExpression(context: DesignContext, table: Table, text: string): Expression | undefined {
  return parsePortable(text, (name) => context.lookup.column(table, name)?.name);
}

/** Such an expression in the target's words. */
export function translated(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  text: string,
): Written | undefined {
  const expression = portableExpression(context, table, text);
  return expression === undefined ? undefined : writePortable(expression, portableTarget(context, types, table));
}

/** An expression of the same family as it is carried over. */
export function carriedText({ writer }: DesignContext, text: string): string {
  return writer.carried?.(text) ?? text;
}

/** A condition: word for word within the family, else translated; nothing where neither can be. */
export function conditionText(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  text: string,
): string | undefined {
  if (context.sameFamily)
    return text.trim() === '' || unknownInExpression(context, text) !== undefined
      ? undefined
      : carriedText(context, text);
  const written = translated(context, types, table, text);
  return written?.valueClass === 'condition' ? written.sql : undefined;
}
