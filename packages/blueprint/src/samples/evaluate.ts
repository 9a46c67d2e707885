import type { PortableExpression } from '@backsmith/schema';

/** A value of SQL: NULL is null, and `undefined` is a value nobody knows. */
export type SqlValue = string | number | boolean | null | undefined;

type Comparison = Extract<PortableExpression, { kind: 'compare' }>['operator'];

/**
 * What an expression is for these values, by SQL's three-valued logic; `undefined` as soon as it depends on a value nobody
 * knows. Dates and times are ISO texts, which compare as they should.
 */
export function evaluate(expression: PortableExpression, valueOf: (column: string) => SqlValue): SqlValue {
  const of = (operand: PortableExpression) => evaluate(operand, valueOf);
  switch (expression.kind) {
    case 'column':
      return valueOf(expression.name);
    case 'number':
      return Number(expression.text);
    case 'string':
    case 'boolean':
      return expression.value;
    case 'negative':
      return negative(of(expression.operand));
    case 'not':
      return negation(of(expression.operand));
    case 'arithmetic':
      return arithmetic(expression.operator, of(expression.left), of(expression.right));
    case 'compare':
      return compare(expression.operator, of(expression.left), of(expression.right));
    case 'logic':
      return logic(expression.operator, of(expression.left), of(expression.right));
    case 'is-null':
      return isNull(of(expression.operand), expression.negated);
    case 'in':
      return negatedIf(expression.negated, isAmong(of(expression.operand), expression.items.map(of)));
    case 'between': {
      const [value, low, high] = [of(expression.operand), of(expression.low), of(expression.high)];
      return negatedIf(expression.negated, logic('and', compare('>=', value, low), compare('<=', value, high)));
    }
    case 'call':
      return call(expression.name, expression.arguments.map(of));
  }
}

function negative(value: SqlValue): SqlValue {
  if (value === null) return null;
  return typeof value === 'number' ? -value : undefined;
}

function negation(value: SqlValue): SqlValue {
  if (value === null) return null;
  return typeof value === 'boolean' ? !value : undefined;
}

function negatedIf(negated: boolean, value: SqlValue): SqlValue {
  return negated ? negation(value) : value;
}

function isNull(value: SqlValue, negated: boolean): SqlValue {
  return value === undefined ? undefined : (value === null) !== negated;
}

function arithmetic(operator: '+' | '-' | '*', left: SqlValue, right: SqlValue): SqlValue {
  if (left === null || right === null) return null;
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  if (operator === '+') return left + right;
  return operator === '-' ? left - right : left * right;
}

function compare(operator: Comparison, left: SqlValue, right: SqlValue): SqlValue {
  if (left === undefined || right === undefined) return undefined;
  if (left === null || right === null) return null;
  if (typeof left !== typeof right) return undefined;
  switch (operator) {
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** A side that decides alone does so even where the other one is not known. */
function logic(operator: 'and' | 'or', left: SqlValue, right: SqlValue): SqlValue {
  const decisive = operator === 'or';
  if (left === decisive || right === decisive) return decisive;
  if (left === undefined || right === undefined) return undefined;
  return left === null || right === null ? null : !decisive;
}

function isAmong(value: SqlValue, items: readonly SqlValue[]): SqlValue {
  return items.reduce<SqlValue>((found, item) => logic('or', found, compare('=', value, item)), false);
}

function call(name: Extract<PortableExpression, { kind: 'call' }>['name'], given: readonly SqlValue[]): SqlValue {
  const [first] = given;
  if (name === 'coalesce')
    return given.find((value) => value !== null) ?? (given.includes(undefined) ? undefined : null);
  if (first === null) return null;
  switch (name) {
    case 'lower':
      return typeof first === 'string' ? first.toLowerCase() : undefined;
    case 'upper':
      return typeof first === 'string' ? first.toUpperCase() : undefined;
    case 'length':
      return typeof first === 'string' ? first.length : undefined;
    case 'abs':
      return typeof first === 'number' ? Math.abs(first) : undefined;
  }
}
