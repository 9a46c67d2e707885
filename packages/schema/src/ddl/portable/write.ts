import type { DataType } from '../../model/data-type.ts';
import { isoTemporal } from '../shared/iso-time.ts';
import type { LiteralWriter } from '../shared/literals.ts';
import type { Expression, PortableFunction } from './expression.ts';
import { valueClassOf, type ValueClass } from '../shared/value-class.ts';

/** What a portable expression needs to know of the place it is written to. */
export type PortableTarget = {
  readonly literals: LiteralWriter;
  readonly functionNames: Readonly<Record<PortableFunction, string>>;
  /** A column as the statement names it, and its type in this database. */
  readonly column: (name: string) => { readonly sql: string; readonly type: DataType } | undefined;
};

/** `condition` is the outcome of a comparison, which not every database can store. */
export type Written = { readonly sql: string; readonly valueClass: ValueClass | 'condition'; readonly rank: number };

/** How tightly an operator binds; an operand that binds less is put in parentheses. */
const RANK = { or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, atom: 7 } as const;

/** Writes an expression for one database; nothing where types meet that not every database compares. */
export function writePortable(expression: Expression, target: PortableTarget): Written | undefined {
  switch (expression.kind) {
    case 'column': {
      const column = target.column(expression.name);
      return column && { sql: column.sql, valueClass: valueClassOf(column.type), rank: RANK.atom };
    }
    case 'number':
      return { sql: expression.text, valueClass: 'number', rank: RANK.atom };
    case 'string':
      return { sql: target.literals.string(expression.value), valueClass: 'text', rank: RANK.atom };
    case 'boolean':
      return { sql: target.literals.boolean(expression.value), valueClass: 'boolean', rank: RANK.atom };
    case 'negative': {
      const operand = operandOf(expression.operand, 'number', RANK.atom, target);
      return operand === undefined ? undefined : { sql: `-${operand}`, valueClass: 'number', rank: RANK.product };
    }
    case 'not': {
      const operand = operandOf(expression.operand, 'condition', RANK.compare, target);
      return operand === undefined ? undefined : { sql: `NOT ${operand}`, valueClass: 'condition', rank: RANK.not };
    }
    case 'arithmetic':
      return binary(expression, 'number', expression.operator === '*' ? RANK.product : RANK.sum, target);
    case 'logic':
      return binary(expression, 'condition', RANK[expression.operator], target);
    case 'compare':
    case 'between':
    case 'in':
      return comparison(expression, target);
    case 'is-null':
      return nullTest(expression, target);
    case 'call':
      return call(expression, target);
  }
}

function operandOf(
  expression: Expression,
  valueClass: Written['valueClass'],
  rank: number,
  target: PortableTarget,
): string | undefined {
  const operand = writePortable(expression, target);
  if (operand?.valueClass !== valueClass) return undefined;
  return operand.rank < rank ? `(${operand.sql})` : operand.sql;
}

function binary(
  expression: Extract<Expression, { kind: 'arithmetic' | 'logic' }>,
  valueClass: 'number' | 'condition',
  rank: number,
  target: PortableTarget,
): Written | undefined {
  const left = operandOf(expression.left, valueClass, rank, target);
  const right = operandOf(expression.right, valueClass, expression.kind === 'logic' ? rank : rank + 1, target);
  if (left === undefined || right === undefined) return undefined;
  return { sql: `${left} ${expression.operator.toUpperCase()} ${right}`, valueClass, rank };
}

type Comparing = Extract<Expression, { kind: 'compare' | 'between' | 'in' }>;

function comparison(expression: Comparing, target: PortableTarget): Written | undefined {
  const [left, ...others] = sidesOf(expression);
  const first = left === undefined ? undefined : writePortable(left, target);
  if (first === undefined || first.valueClass === 'other' || first.valueClass === 'condition') return undefined;
  const rest: string[] = [];
  for (const other of others) {
    const written = counterpart(other, first.valueClass, target);
    if (written === undefined) return undefined;
    rest.push(written);
  }
  return condition(joinSides(expression, first.rank < RANK.sum ? `(${first.sql})` : first.sql, rest));
}

function sidesOf(expression: Comparing): readonly Expression[] {
  switch (expression.kind) {
    case 'compare':
      return [expression.left, expression.right];
    case 'between':
      return [expression.operand, expression.low, expression.high];
    case 'in':
      return [expression.operand, ...expression.items];
  }
}

function joinSides(expression: Comparing, left: string, others: readonly string[]): string {
  switch (expression.kind) {
    case 'compare':
      return [left, expression.operator, ...others].join(' ');
    case 'between':
      return `${left} ${expression.negated ? 'NOT ' : ''}BETWEEN ${others.join(' AND ')}`;
    case 'in':
      return `${left} ${expression.negated ? 'NOT ' : ''}IN (${others.join(', ')})`;
  }
}

function nullTest(expression: Extract<Expression, { kind: 'is-null' }>, target: PortableTarget): Written | undefined {
  const operand = writePortable(expression.operand, target);
  if (operand === undefined || operand.rank < RANK.sum) return undefined;
  return condition(`${operand.sql} IS ${expression.negated ? 'NOT ' : ''}NULL`);
}

/** The other side of a comparison: a literal in the form the first side needs, else something of the same class. */
function counterpart(expression: Expression, wanted: ValueClass, target: PortableTarget): string | undefined {
  const { literals } = target;
  if (expression.kind === 'string' && (wanted === 'date' || wanted === 'time' || wanted === 'timestamp')) {
    const text = isoTemporal(wanted, expression.value);
    return text === undefined ? undefined : literals.temporal(wanted, text);
  }
  if (expression.kind === 'string' && wanted === 'choice') return literals.string(expression.value);
  if (wanted === 'boolean') return truth(expression, literals);
  if (wanted === 'choice') return undefined;
  return operandOf(expression, wanted, RANK.sum, target);
}

function truth(expression: Expression, literals: LiteralWriter): string | undefined {
  if (expression.kind === 'boolean') return literals.boolean(expression.value);
  if (expression.kind !== 'number' || !/^[01]$/.test(expression.text)) return undefined;
  return literals.boolean(expression.text === '1');
}

function call(expression: Extract<Expression, { kind: 'call' }>, target: PortableTarget): Written | undefined {
  const first = expression.arguments[0];
  const firstClass = first === undefined ? undefined : writePortable(first, target)?.valueClass;
  const taken = expression.name === 'abs' ? 'number' : 'text';
  const wanted = expression.name === 'coalesce' ? firstClass : taken;
  if (wanted !== 'number' && wanted !== 'text') return undefined;
  if (expression.name !== 'coalesce' && expression.arguments.length !== 1) return undefined;
  const operands = expression.arguments.map((argument) => operandOf(argument, wanted, RANK.or, target));
  if (operands.includes(undefined)) return undefined;
  const valueClass = expression.name === 'length' ? 'number' : wanted;
  return { sql: `${target.functionNames[expression.name]}(${operands.join(', ')})`, valueClass, rank: RANK.atom };
}

function condition(sql: string): Written {
  return { sql, valueClass: 'condition', rank: RANK.compare };
}
