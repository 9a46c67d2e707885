import type { ExpressionTree } from '@backsmith/schema';
import { heldLiteral } from './literals.ts';
import { columnAt, type ReadColumn, type Source, type Stage } from './scope.ts';

/** The operators of comparisons, with what is true where they are not; a value that is missing makes neither true. */
const COMPARISONS: ReadonlyMap<string, readonly [name: string, negated: string]> = new Map([
  ['=', ['=', '<>']],
  ['<>', ['<>', '=']],
  ['!=', ['<>', '=']],
  ['<', ['$lt', '>=']],
  ['<=', ['$lte', '>']],
  ['>', ['$gt', '<=']],
  ['>=', ['$gte', '<']],
]);

const TURNED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);

/** How the condition of a query is asked of documents. */
type Asked = {
  readonly sources: readonly Source[];
  /** What a column is called there. */
  readonly pathOf: (column: ReadColumn) => string;
  readonly isNegated: boolean;
};

/**
 * The condition of a query in the words of `$match`; nothing where it compares anything but columns with constants.
 *
 * @param pathOf where the value of a column lies
 */
export function conditionOf(
  tree: ExpressionTree,
  sources: readonly Source[],
  pathOf: (column: ReadColumn) => string = ({ path }) => path,
): Stage | undefined {
  return asked(tree, { sources, pathOf, isNegated: false });
}

function asked(tree: ExpressionTree, how: Asked): Stage | undefined {
  switch (tree.kind) {
    case 'not':
      return asked(tree.operand, { ...how, isNegated: !how.isNegated });
    case 'operation':
      return tree.operator === 'and' || tree.operator === 'or' ? both(tree, how) : comparison(tree, how);
    case 'in':
      return among(tree, how);
    case 'between':
      return between(tree, how);
    case 'is-null':
      return presence(tree, how);
    case 'name':
      return flag(tree, how);
    default:
      return undefined;
  }
}

function both({ operator, left, right }: ExpressionTree & { kind: 'operation' }, how: Asked): Stage | undefined {
  const [one, other] = [asked(left, how), asked(right, how)];
  if (one === undefined || other === undefined) return undefined;
  return (operator === 'and') === how.isNegated ? { $or: [one, other] } : { $and: [one, other] };
}

function comparison(tree: ExpressionTree & { kind: 'operation' }, how: Asked): Stage | undefined {
  const isTurned = columnAt(tree.left, how.sources) === undefined;
  const [named, other] = isTurned ? [tree.right, tree.left] : [tree.left, tree.right];
  const column = columnAt(named, how.sources);
  const value = column && heldLiteral(other, column.draft);
  if (column === undefined || value === undefined) return undefined;
  const operator = isTurned ? (TURNED.get(tree.operator) ?? tree.operator) : tree.operator;
  const meant = how.isNegated ? COMPARISONS.get(operator)?.[1] : operator;
  const name = COMPARISONS.get(meant ?? '')?.[0];
  const path = how.pathOf(column);
  if (name === '=') return { [path]: value };
  if (name === '<>') return { [path]: { $nin: [value, null] } };
  // Texts are in another order in each database.
  if (name === undefined || !ORDERED.has(column.draft.type.shape.kind)) return undefined;
  return { [path]: { [name]: value } };
}

const ORDERED: ReadonlySet<string> = new Set(['whole', 'decimal', 'floating']);

function among({ operand, items, negated }: ExpressionTree & { kind: 'in' }, how: Asked): Stage | undefined {
  const column = columnAt(operand, how.sources);
  if (column === undefined) return undefined;
  const values = items.map((item) => heldLiteral(item, column.draft)).filter((one) => one !== undefined);
  if (values.length !== items.length || values.length === 0) return undefined;
  return { [how.pathOf(column)]: negated === how.isNegated ? { $in: values } : { $nin: [...values, null] } };
}

function between({ operand, low, high, negated }: ExpressionTree & { kind: 'between' }, how: Asked): Stage | undefined {
  const ends = [
    { kind: 'operation', operator: '>=', left: operand, right: low },
    { kind: 'operation', operator: '<=', left: operand, right: high },
  ] as const;
  const whole = { kind: 'operation', operator: 'and', left: ends[0], right: ends[1] } as const;
  return asked(whole, { ...how, isNegated: negated !== how.isNegated });
}

function presence({ operand, negated }: ExpressionTree & { kind: 'is-null' }, how: Asked): Stage | undefined {
  const column = columnAt(operand, how.sources);
  if (column === undefined) return undefined;
  return { [how.pathOf(column)]: negated === how.isNegated ? null : { $ne: null } };
}

/** A flag that is a condition by itself. */
function flag(tree: ExpressionTree, how: Asked): Stage | undefined {
  const column = columnAt(tree, how.sources);
  return column?.draft.type.shape.kind === 'boolean' ? { [how.pathOf(column)]: !how.isNegated } : undefined;
}
