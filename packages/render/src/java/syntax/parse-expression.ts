import { ASSIGNMENTS, INSTANCEOF_PRECEDENCE, PRECEDENCE } from './java-words.ts';
import { parseLambda, startsLambda } from './parse-lambda.ts';
import { parsePattern } from './parse-pattern.ts';
import { parseUnary } from './parse-primary.ts';
import { GAP } from '../token.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Expression } from './tree.ts';

/** Any expression. */
export function parseExpression(cursor: TokenCursor): Expression {
  if (startsLambda(cursor)) return parseLambda(cursor);
  const target = parseConditional(cursor);
  if (!ASSIGNMENTS.has(cursor.text())) return target;
  cursor.next();
  const value = parseExpression(cursor);
  return { kind: 'assign', target, value, start: target.start, end: cursor.position };
}

/** An expression without an assignment on its top level. */
export function parseConditional(cursor: TokenCursor): Expression {
  const test = parseBinary(cursor, 1);
  if (!cursor.accept('?')) return test;
  const yes = parseBranch(cursor);
  cursor.expect(':');
  const no = parseBranch(cursor);
  return { kind: 'conditional', test, yes, no, start: test.start, end: cursor.position };
}

function parseBranch(cursor: TokenCursor): Expression {
  return startsLambda(cursor) ? parseLambda(cursor) : parseConditional(cursor);
}

function parseBinary(cursor: TokenCursor, weakest: number): Expression {
  let left = parseUnary(cursor);
  for (;;) {
    if (cursor.text() === 'instanceof' && weakest <= INSTANCEOF_PRECEDENCE) {
      left = parseInstanceof(cursor, left);
      continue;
    }
    const operator = operatorAt(cursor);
    const precedence = PRECEDENCE.get(operator);
    if (precedence === undefined || precedence < weakest) return left;
    cursor.position += operator.startsWith('>>') ? operator.length : 1;
    left = combine(left, operator, precedence, parseBinary(cursor, precedence + 1));
  }
}

/** Operands of the same precedence lie flat, as the layout treats them alike. */
function combine(left: Expression, operator: string, precedence: number, right: Expression): Expression {
  const isSame = left.kind === 'binary' && left.precedence === precedence;
  const operands = isSame ? [...left.operands, right] : [left, right];
  const operators = isSame ? [...left.operators, operator] : [operator];
  return { kind: 'binary', precedence, operands, operators, start: left.start, end: right.end };
}

function parseInstanceof(cursor: TokenCursor, target: Expression): Expression {
  cursor.expect('instanceof');
  const pattern = parsePattern(cursor);
  return { kind: 'instanceof', target, pattern, start: target.start, end: cursor.position };
}

/** A right shift arrives as several `>` without a gap between them. */
function operatorAt(cursor: TokenCursor): string {
  const text = cursor.text();
  if (text !== '>' || !isGluedAngle(cursor, 1)) return text;
  return isGluedAngle(cursor, 2) ? '>>>' : '>>';
}

function isGluedAngle(cursor: TokenCursor, ahead: number): boolean {
  const token = cursor.token(ahead);
  return token?.text === '>' && token.gap === GAP.none;
}
