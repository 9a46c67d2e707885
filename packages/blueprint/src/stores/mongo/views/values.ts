import type { DataType, ExpressionTree } from '@backsmith/schema';
import { numberLiteral } from './literals.ts';
import { columnAt, type ReadColumn, type Source, type StageValue } from './scope.ts';

/** A value a view shows, as an aggregation works it out. */
export type ViewValue = {
  readonly expression: StageValue;
  readonly kind: 'whole' | 'decimal' | 'floating' | 'text' | 'other';
  readonly isNullable: boolean;
  readonly dataType: DataType;
};

/** What gives the value of an expression before arithmetic is looked at: a column, a group, a sum over it. */
export type Given = (tree: ExpressionTree) => ViewValue | undefined;

/**
 * The value of an expression of a query: of columns, constants, sums, differences, products, texts put together, and the
 * first of some values that is there.
 *
 * @param ignoresNone texts that are missing are empty where CONCAT puts them together
 * @returns nothing for any other
 */
export function valueOf(tree: ExpressionTree, given: Given, ignoresNone: boolean): ViewValue | undefined {
  const known = given(tree);
  if (known !== undefined) return known;
  const inner = (one: ExpressionTree) => valueOf(one, given, ignoresNone);
  switch (tree.kind) {
    case 'string':
      return { expression: { $literal: tree.value }, kind: 'text', isNullable: false, dataType: { kind: 'text' } };
    case 'number':
      return constant(tree.text);
    case 'cast':
      return asText(inner(tree.operand), tree.dataType);
    case 'operation':
      return tree.operator === '||'
        ? together([inner(tree.left), inner(tree.right)], false)
        : computed(tree.operator, inner(tree.left), inner(tree.right));
    case 'call':
      if (tree.qualifier !== undefined) return undefined;
      if (tree.name === 'concat') return together(tree.arguments.map(inner), ignoresNone);
      return FIRST_OF.has(tree.name) ? firstOf(tree.arguments.map(inner)) : undefined;
    default:
      return undefined;
  }
}

const FIRST_OF: ReadonlySet<string> = new Set(['coalesce', 'ifnull', 'nvl']);

/** Reads the columns of tables. */
export function readsColumns(sources: readonly Source[]): Given {
  return (tree) => {
    const column = columnAt(tree, sources);
    return column && columnValue(column);
  };
}

export function columnValue({ path, draft, isNullable }: ReadColumn): ViewValue {
  const { kind } = draft.type.shape;
  return {
    expression: `$${path}`,
    kind: kind === 'whole' || kind === 'decimal' || kind === 'floating' || kind === 'text' ? kind : 'other',
    isNullable,
    dataType: draft.column.dataType,
  };
}

/** The type of numbers of a kind, where a query makes them. */
export const NUMBERS = {
  whole: { kind: 'integer', bits: 64 },
  decimal: { kind: 'decimal' },
  floating: { kind: 'float', bits: 64 },
} as const satisfies Readonly<Record<string, DataType>>;

export function isNumber({ kind }: ViewValue): boolean {
  return kind === 'whole' || kind === 'decimal' || kind === 'floating';
}

function constant(text: string): ViewValue | undefined {
  const expression = numberLiteral(text);
  if (expression === undefined) return undefined;
  const kind = typeof expression === 'number' ? 'whole' : 'decimal';
  return { expression, kind, isNullable: false, dataType: NUMBERS[kind] };
}

/** PostgreSQL's own texts cast what is a text to a text. */
function asText(value: ViewValue | undefined, type: DataType | undefined): ViewValue | undefined {
  const isPlain = type?.kind === 'text' || (type?.kind === 'varchar' && type.length === undefined);
  return value?.kind === 'text' && isPlain ? value : undefined;
}

const ARITHMETIC: ReadonlyMap<string, string> = new Map([
  ['+', '$add'],
  ['-', '$subtract'],
  ['*', '$multiply'],
]);

function computed(operator: string, left: ViewValue | undefined, right: ViewValue | undefined): ViewValue | undefined {
  const name = ARITHMETIC.get(operator);
  if (name === undefined || left === undefined || right === undefined) return undefined;
  if (!isNumber(left) || !isNumber(right)) return undefined;
  const kind = widest([left, right]);
  return {
    expression: { [name]: [left.expression, right.expression] },
    kind,
    isNullable: left.isNullable || right.isNullable,
    dataType: NUMBERS[kind],
  };
}

function widest(values: readonly ViewValue[]): keyof typeof NUMBERS {
  const kinds = values.map(({ kind }) => kind);
  if (kinds.includes('floating')) return 'floating';
  return kinds.includes('decimal') ? 'decimal' : 'whole';
}

function together(given: readonly (ViewValue | undefined)[], ignoresNone: boolean): ViewValue | undefined {
  const values = given.filter((one) => one !== undefined);
  if (values.length < given.length || !values.every(({ kind }) => kind === 'text')) return undefined;
  const texts = values.map(({ expression, isNullable }) =>
    ignoresNone && isNullable ? { $ifNull: [expression, ''] } : expression,
  );
  const isNullable = !ignoresNone && values.some((one) => one.isNullable);
  return { expression: { $concat: texts }, kind: 'text', isNullable, dataType: { kind: 'text' } };
}

function firstOf(given: readonly (ViewValue | undefined)[]): ViewValue | undefined {
  const values = given.filter((one) => one !== undefined);
  const [first, ...more] = values;
  if (first === undefined || values.length < given.length) return undefined;
  const isAlike = values.every(isNumber) || values.every(({ kind }) => kind === 'text');
  if (!isAlike) return undefined;
  const kind = first.kind === 'text' ? 'text' : widest(values);
  return {
    expression: more.reduceRight<StageValue>(
      (rest, _, at) => ({ $ifNull: [values[at]?.expression ?? null, rest] }),
      values.at(-1)?.expression ?? null,
    ),
    kind,
    isNullable: values.every((one) => one.isNullable),
    dataType: kind === 'text' ? { kind: 'text' } : NUMBERS[kind],
  };
}
