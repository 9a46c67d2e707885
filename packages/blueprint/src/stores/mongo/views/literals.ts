import type { ExpressionTree } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { StageValue } from './scope.ts';

/** A constant as documents hold the values of a column; nothing where the two are not surely of one kind. */
export function heldLiteral(given: ExpressionTree, { type: { shape } }: ColumnDraft): StageValue | undefined {
  const tree = given.kind === 'cast' && given.operand.kind === 'string' ? given.operand : given;
  switch (shape.kind) {
    case 'text':
      return tree.kind === 'string' ? tree.value : undefined;
    case 'enum':
      return tree.kind === 'string' && shape.values.includes(tree.value) ? tree.value : undefined;
    case 'boolean':
      return flagOf(tree);
    case 'whole':
    case 'decimal':
    case 'floating':
      return given.kind === 'number' ? numberLiteral(given.text) : undefined;
    default:
      return undefined;
  }
}

/** A number as extended JSON says it. */
export function numberLiteral(text: string): StageValue | undefined {
  if (!/^-?\d+(?:\.\d+)?$/u.test(text)) return undefined;
  const value = Number(text);
  return Number.isInteger(value) && Math.abs(value) <= MOST_INT ? value : { $numberDecimal: text };
}

const MOST_INT = 2 ** 31 - 1;

/** MySQL and SQL Server say `1` and `0` of flags, and PostgreSQL's own dumps `'t'`. */
function flagOf(tree: ExpressionTree): boolean | undefined {
  if (tree.kind === 'boolean') return tree.value;
  if (tree.kind === 'number' && (tree.text === '0' || tree.text === '1')) return tree.text === '1';
  return undefined;
}
