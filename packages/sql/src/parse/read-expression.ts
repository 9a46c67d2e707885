import type { Expression, ExpressionTree } from '../ast/expression.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { Binding, OPAQUE } from './binding.ts';
import type { Cursor } from './cursor.ts';
import { takeItems, takePrimary } from './read-primary.ts';

/** Deeper nesting than this stays text. */
const DEEPEST = 60;

/** So does a longer chain of operators: its tree would be as deep as the chain is long. */
const LONGEST = 1000;

const OPERATORS = new Map<string, number>([
  ['or', Binding.or],
  ['and', Binding.and],
  ...[
    '=',
    '<',
    '>',
    '<=',
    '>=',
    '<>',
    '!=',
    '~',
    '~*',
    '!~',
    'like',
    'ilike',
    'regexp',
    'rlike',
    'similar',
    'glob',
    'div',
  ].map((sign) => [sign, Binding.compare] as const),
  ...['||', '->', '@>', '<@', '&', '|'].map((sign) => [sign, Binding.value] as const),
  ...['+', '-'].map((sign) => [sign, Binding.sum] as const),
  ...['*', '/', '%', '^'].map((sign) => [sign, Binding.product] as const),
]);

/** The whole of a cursor as an expression; what is not understood to its end stays text. */
export function readExpression(cursor: Cursor): Expression {
  const from = cursor.at;
  const position = cursor.position();
  const tree = takeTree(cursor, Binding.or, 0);
  const whole = cursor.done;
  const text = cursor.textBetween(from, cursor.end);
  cursor.at = cursor.end;
  return { ...position, text, tree: whole ? tree : OPAQUE };
}

/** Passes the value after DEFAULT: operators that compare or join conditions end it. */
export function takeValue(cursor: Cursor): Expression {
  const from = cursor.at;
  const position = cursor.position();
  const tree = takeTree(cursor, Binding.value, 0);
  if (cursor.at === from && !cursor.done) cursor.skipUnit();
  return { ...position, text: cursor.textBetween(from, cursor.at), tree };
}

/** Passes an expression whose operators bind at least as tightly as `least`. */
function takeTree(cursor: Cursor, least: number, depth: number): ExpressionTree {
  if (depth > DEEPEST) {
    cursor.skipUnit();
    return OPAQUE;
  }
  let left = takePrefixed(cursor, least, depth);
  for (let length = 0; ; length += 1) {
    let operator = operatorAt(cursor);
    const binding = OPERATORS.get(operator);
    if (binding === undefined || binding < least) {
      const special = least <= Binding.compare ? takeSpecial(cursor, left, depth) : undefined;
      if (special === undefined) return length > LONGEST ? OPAQUE : left;
      left = special;
      continue;
    }
    cursor.at += 1;
    if (operator === 'similar') cursor.take('to');
    if (operator === '->' && cursor.takeSymbol('>')) operator = '->>';
    if (operator === '~' && cursor.takeSymbol('*')) left = OPAQUE;
    const right = takeTree(cursor, binding + 1, depth + 1);
    left = length > LONGEST ? OPAQUE : { kind: 'operation', operator, left, right };
  }
}

function operatorAt(cursor: Cursor): string {
  const word = cursor.word();
  if (word !== '') return WORD_OPERATORS.has(word) ? word : '';
  return cursor.done ? '' : cursor.tokens.textOf(cursor.at);
}

const WORD_OPERATORS = wordSet('or and like ilike regexp rlike similar glob div');

function takePrefixed(cursor: Cursor, least: number, depth: number): ExpressionTree {
  if (cursor.isWord('not') && least <= Binding.not) {
    cursor.at += 1;
    return { kind: 'not', operand: takeTree(cursor, Binding.not, depth + 1) };
  }
  if (cursor.isSymbol('-')) {
    cursor.at += 1;
    const operand = takeTree(cursor, Binding.product + 1, depth + 1);
    return operand.kind === 'number' ? { kind: 'number', text: `-${operand.text}` } : { kind: 'negative', operand };
  }
  cursor.takeSymbol('+');
  return takePrimary(cursor, depth, takeTree);
}

/** IS NULL, [NOT] IN, [NOT] BETWEEN, NOT LIKE, ESCAPE. */
function takeSpecial(cursor: Cursor, operand: ExpressionTree, depth: number): ExpressionTree | undefined {
  const negated = cursor.isWord('not');
  switch (cursor.word(negated ? 1 : 0)) {
    case 'is':
      return takeIs(cursor, operand);
    case 'isnull':
    case 'notnull': {
      const notNull = cursor.isWord('notnull');
      cursor.at += 1;
      return { kind: 'is-null', operand, negated: notNull };
    }
    case 'in':
      cursor.at += negated ? 2 : 1;
      return { kind: 'in', operand, items: takeItems(cursor, depth, takeTree), negated };
    case 'between': {
      cursor.at += negated ? 2 : 1;
      const low = takeTree(cursor, Binding.value, depth + 1);
      cursor.take('and');
      return { kind: 'between', operand, low, high: takeTree(cursor, Binding.value, depth + 1), negated };
    }
    case 'like':
    case 'ilike':
    case 'regexp':
    case 'rlike':
    case 'similar':
    case 'glob':
      return negated ? takeNegatedMatch(cursor, operand, depth) : undefined;
    case 'escape':
      cursor.at += 1;
      takePrimary(cursor, depth, takeTree);
      return OPAQUE;
    default:
      return undefined;
  }
}

function takeNegatedMatch(cursor: Cursor, left: ExpressionTree, depth: number): ExpressionTree {
  const operator = cursor.word(1);
  cursor.at += 2;
  if (operator === 'similar') cursor.take('to');
  const right = takeTree(cursor, Binding.value, depth + 1);
  return { kind: 'not', operand: { kind: 'operation', operator, left, right } };
}

function takeIs(cursor: Cursor, operand: ExpressionTree): ExpressionTree {
  cursor.at += 1;
  const negated = cursor.take('not');
  if (cursor.take('null')) return { kind: 'is-null', operand, negated };
  cursor.skipUnit();
  return OPAQUE;
}
