import { PRIMITIVES } from './java-words.ts';
import { parseArrayItems } from './parse-array.ts';
import { parseLambda, startsLambda } from './parse-lambda.ts';
import { parseQualifiedName } from './parse-name.ts';
import { parseCases } from './parse-switch.ts';
import { parseType, parseTypeArguments, skipType } from './parse-type.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Expression, Type } from './tree.ts';

const PREFIXES: ReadonlySet<string> = new Set(['!', '~', '+', '-', '++', '--']);
const NO_TYPES: readonly Type[] = [];

export function parseUnary(cursor: TokenCursor): Expression {
  const start = cursor.position;
  const operator = cursor.text();
  if (PREFIXES.has(operator) && cursor.token()?.kind === 'symbol') {
    cursor.next();
    const operand = parseUnary(cursor);
    return { kind: 'prefix', operator, operand, start, end: cursor.position };
  }
  if (operator === '(' && startsCast(cursor)) return parseCast(cursor);
  let expression = parseSelectors(cursor, parsePrimary(cursor));
  while (cursor.text() === '++' || cursor.text() === '--') {
    cursor.next();
    expression = { kind: 'postfix', operand: expression, start, end: cursor.position };
  }
  return expression;
}

/** `(a, b)` behind a call. */
export function parseArguments(cursor: TokenCursor): readonly Expression[] {
  cursor.expect('(');
  const values: Expression[] = [];
  if (cursor.accept(')')) return values;
  do values.push(cursor.grammar.expression(cursor));
  while (cursor.accept(','));
  cursor.expect(')');
  return values;
}

function parsePrimary(cursor: TokenCursor): Expression {
  const start = cursor.position;
  const token = cursor.token();
  if (token === undefined) return cursor.fail('expected an expression');
  if (token.kind === 'text-block') {
    return { kind: 'text-block', text: cursor.next(), start, end: cursor.position };
  }
  if (token.kind !== 'word' && token.kind !== 'symbol')
    return { kind: 'literal', text: cursor.next(), start, end: start + 1 };
  if (token.text === '(') return parseParentheses(cursor);
  if (token.text === 'new') return parseCreation(cursor, undefined, start);
  if (token.text === 'switch') return parseSwitchExpression(cursor);
  if (token.kind === 'symbol') return cursor.fail('expected an expression');
  return parseNameOrType(cursor);
}

/** A name; or, in front of `::` and `.class`, a type that no name can express. */
function parseNameOrType(cursor: TokenCursor): Expression {
  const start = cursor.position;
  const behind = skipType(cursor, start);
  const ends = behind >= 0 ? cursor.text(behind - start) : '';
  const previous = behind >= 0 ? cursor.text(behind - 1 - start) : '';
  const isType = (previous === ']' || previous === '>') && (ends === '::' || ends === '.');
  if (isType || PRIMITIVES.has(cursor.text())) {
    const type = parseType(cursor);
    return { kind: 'type-name', type, start, end: cursor.position };
  }
  const name = cursor.name();
  if (cursor.text() === '(') {
    const values = parseArguments(cursor);
    return {
      kind: 'call',
      target: undefined,
      typeArguments: NO_TYPES,
      name,
      arguments: values,
      start,
      end: cursor.position,
    };
  }
  return { kind: 'name', name, start, end: cursor.position };
}

function parseSelectors(cursor: TokenCursor, first: Expression): Expression {
  let target = first;
  for (;;) {
    const text = cursor.text();
    if (text === '.') target = parseDot(cursor, target);
    else if (text === '[') target = parseIndex(cursor, target);
    else if (text === '::') target = parseReference(cursor, target);
    else return target;
  }
}

function parseDot(cursor: TokenCursor, target: Expression): Expression {
  const { start } = target;
  cursor.expect('.');
  if (cursor.text() === 'new') return parseCreation(cursor, target, start);
  const typeArguments = cursor.text() === '<' ? parseTypeArguments(cursor) : NO_TYPES;
  const name = cursor.name();
  if (cursor.text() !== '(') return { kind: 'select', target, name, start, end: cursor.position };
  const values = parseArguments(cursor);
  return { kind: 'call', target, typeArguments, name, arguments: values, start, end: cursor.position };
}

function parseIndex(cursor: TokenCursor, target: Expression): Expression {
  cursor.expect('[');
  const index = cursor.grammar.expression(cursor);
  cursor.expect(']');
  return { kind: 'index', target, index, start: target.start, end: cursor.position };
}

function parseReference(cursor: TokenCursor, target: Expression): Expression {
  cursor.expect('::');
  const typeArguments = cursor.text() === '<' ? parseTypeArguments(cursor) : NO_TYPES;
  cursor.name();
  return { kind: 'reference', target, typeArguments, start: target.start, end: cursor.position };
}

function parseParentheses(cursor: TokenCursor): Expression {
  const start = cursor.position;
  cursor.expect('(');
  const inner = cursor.grammar.expression(cursor);
  cursor.expect(')');
  return { kind: 'parentheses', inner, start, end: cursor.position };
}

function parseSwitchExpression(cursor: TokenCursor): Expression {
  const start = cursor.position;
  const { subject, cases } = parseCases(cursor);
  return { kind: 'switch', subject, cases, start, end: cursor.position };
}

function parseCreation(cursor: TokenCursor, outer: Expression | undefined, start: number): Expression {
  cursor.expect('new');
  const typeArguments = cursor.text() === '<' ? parseTypeArguments(cursor) : NO_TYPES;
  const typeStart = cursor.position;
  const name = parseQualifiedName(cursor);
  const own = cursor.text() === '<' ? parseTypeArguments(cursor) : undefined;
  const type: Type = {
    annotations: [],
    name,
    arguments: own,
    ofArray: [],
    dimensions: 0,
    bound: undefined,
    start: typeStart,
    end: cursor.position,
  };
  if (cursor.text() === '[') return parseNewArray(cursor, type, start);
  const values = parseArguments(cursor);
  const body = cursor.text() === '{' ? cursor.grammar.members(cursor) : undefined;
  return { kind: 'new', outer, typeArguments, type, arguments: values, body, start, end: cursor.position };
}

function parseNewArray(cursor: TokenCursor, type: Type, start: number): Expression {
  const sizes: Expression[] = [];
  while (cursor.accept('[')) {
    if (cursor.text() !== ']') sizes.push(cursor.grammar.expression(cursor));
    cursor.expect(']');
  }
  if (cursor.text() !== '{') return { kind: 'new-array', type, sizes, start, end: cursor.position };
  const items = parseArrayItems(cursor);
  return { kind: 'new-array', type, sizes, items, start, end: cursor.position };
}

/** `(Type)` is a cast when it is primitive or something that no operator can precede stands behind. */
function startsCast(cursor: TokenCursor): boolean {
  const behind = skipType(cursor, cursor.position + 1) - cursor.position;
  if (behind < 0 || cursor.text(behind) !== ')') return false;
  const next = cursor.token(behind + 1);
  if (next === undefined) return false;
  if (PRIMITIVES.has(cursor.text(1)) && cursor.text(behind - 1) !== ']') return true;
  if (next.kind === 'symbol') return next.text === '(' || next.text === '!' || next.text === '~';
  return next.text !== 'instanceof';
}

function parseCast(cursor: TokenCursor): Expression {
  const start = cursor.position;
  cursor.expect('(');
  const type = parseType(cursor);
  cursor.expect(')');
  const operand = startsLambda(cursor) ? parseLambda(cursor) : parseUnary(cursor);
  return { kind: 'cast', type, operand, start, end: cursor.position };
}
