import type { Expression, ExpressionTree } from '../ast/expression.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
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
    '<=>',
  ].map((sign) => [sign, Binding.compare] as const),
  ['xor', Binding.or],
  ...['||', '->', '->>', '#>', '#>>', '#', '@>', '<@', '&', '|', '?', '?|', '?&', '&&', '@@', '<->', '<<', '>>'].map(
    (sign) => [sign, Binding.value] as const,
  ),
  ...['!~*', '~~', '!~~'].map((sign) => [sign, Binding.compare] as const),
  ...['+', '-'].map((sign) => [sign, Binding.sum] as const),
  ...['*', '/', '%', '^', 'div', 'mod'].map((sign) => [sign, Binding.product] as const),
]);

/** The longest of them in signs. */
const LONGEST_SIGN = 3;

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

/** Passes an expression, as far as it is understood. */
export function takeExpression(cursor: Cursor): ExpressionTree {
  return takeTree(cursor, Binding.or, 0);
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
    const { operator, tokens } = operatorAt(cursor);
    const binding = OPERATORS.get(operator);
    if (binding === undefined || binding < least) {
      const special = least <= Binding.compare ? takeSpecial(cursor, left, depth) : undefined;
      if (special === undefined) return length > LONGEST ? OPAQUE : left;
      left = special;
      continue;
    }
    cursor.at += tokens;
    if (operator === 'similar') cursor.take('to');
    const right = takeTree(cursor, binding + 1, depth + 1);
    left = length > LONGEST ? OPAQUE : { kind: 'operation', operator, left, right };
  }
}

/** The operator at the cursor, and how many tokens it is of: signs that touch are one where there is such an operator. */
function operatorAt(cursor: Cursor): { readonly operator: string; readonly tokens: number } {
  const word = cursor.word();
  if (word !== '') return { operator: isWordOperator(cursor, word) ? word : '', tokens: 1 };
  let operator = cursor.done ? '' : cursor.tokens.textOf(cursor.at);
  let tokens = 1;
  if (cursor.kind() !== TokenKind.symbol) return { operator: '', tokens };
  for (let text = operator, next = 1; text.length < LONGEST_SIGN && touches(cursor, next); next += 1) {
    text += cursor.tokens.textOf(cursor.at + next);
    if (OPERATORS.has(text)) [operator, tokens] = [text, next + 1];
  }
  return { operator, tokens };
}

/** Whether the token so far ahead is a sign and stands directly behind the one before it. */
function touches({ tokens, at, end }: Cursor, ahead: number): boolean {
  const next = at + ahead;
  return next < end && tokens.kind(next) === TokenKind.symbol && tokens.start(next) === tokens.end(next - 1);
}

/** `@` is a letter of words. */
const WORD_OPERATORS = wordSet('or and like ilike regexp rlike similar glob div @@');
const MYSQL_OPERATORS = wordSet('mod xor');

function isWordOperator({ rules }: Cursor, word: string): boolean {
  return WORD_OPERATORS.has(word) || (rules.traits.backtickNames === true && MYSQL_OPERATORS.has(word));
}

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
  if (cursor.isSymbol('+') && cursor.kind(1) === TokenKind.number) cursor.at += 1;
  const prefix = PREFIXES.find((signs) => isSigns(cursor, signs));
  if (prefix === undefined) return takePrimary(cursor, depth, takeTree);
  cursor.at += prefix.length;
  return { kind: 'call', name: prefix, arguments: [takeTree(cursor, Binding.value, depth + 1)] };
}

/** Operators before their only operand, https://www.postgresql.org/docs/current/functions-math.html */
const PREFIXES = ['||/', '|/', '~', '@', '+'];

function isSigns(cursor: Cursor, signs: string): boolean {
  const { tokens, at } = cursor;
  return Array.from(signs).every(
    (sign, ahead) =>
      cursor.isSymbol(sign, ahead) && (ahead === 0 || tokens.start(at + ahead) === tokens.end(at + ahead - 1)),
  );
}

/** IS NULL, [NOT] IN, [NOT] BETWEEN, NOT LIKE, ESCAPE. */
function takeSpecial(cursor: Cursor, operand: ExpressionTree, depth: number): ExpressionTree | undefined {
  const negated = cursor.isWord('not');
  switch (cursor.word(negated ? 1 : 0)) {
    case 'is':
      return takeIs(cursor, operand, depth);
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

function takeIs(cursor: Cursor, operand: ExpressionTree, depth: number): ExpressionTree {
  cursor.at += 1;
  const negated = cursor.take('not');
  if (cursor.take('null')) return { kind: 'is-null', operand, negated };
  const operator = negated ? 'is not' : 'is';
  if (cursor.take('distinct', 'from')) {
    const right = takeTree(cursor, Binding.value, depth + 1);
    return { kind: 'operation', operator: `${operator} distinct from`, left: operand, right };
  }
  const truth = TRUTHS.has(cursor.word());
  cursor.skipUnit();
  return truth ? { kind: 'operation', operator, left: operand, right: OPAQUE } : OPAQUE;
}

const TRUTHS = wordSet('true false unknown');
