import { parseCondition, parseFor, parseIf, parseTry } from './parse-control-flow.ts';
import { parseExpression } from './parse-expression.ts';
import { parseCases } from './parse-switch.ts';
import { startsLocal } from './parse-type.ts';
import { startsTypeDeclaration } from './starts-type-declaration.ts';
import { parseModifiers, parseVariable } from './parse-variable.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Block, Expression, Statement } from './tree.ts';

export function parseBlock(cursor: TokenCursor): Block {
  cursor.expect('{');
  const statements: Statement[] = [];
  while (!cursor.accept('}')) statements.push(parseStatement(cursor));
  return { kind: 'block', statements };
}

type StatementParser = (cursor: TokenCursor) => Statement;

const BY_KEYWORD: ReadonlyMap<string, StatementParser> = new Map<string, StatementParser>([
  ['{', parseBlock],
  ['if', parseIf],
  ['for', parseFor],
  ['try', parseTry],
  ['while', parseWhile],
  ['do', parseDo],
  ['return', (cursor) => ({ kind: 'return', value: parseOptionalValue(cursor) })],
  ['throw', (cursor) => ({ kind: 'throw', value: parseValue(cursor) })],
  ['break', (cursor) => parseJump(cursor, 'break')],
  ['continue', (cursor) => parseJump(cursor, 'continue')],
  ['synchronized', parseSynchronized],
  ['assert', parseAssert],
]);

export function parseStatement(cursor: TokenCursor): Statement {
  const text = cursor.text();
  const parse = BY_KEYWORD.get(text);
  if (parse !== undefined) return parse(cursor);
  if (text === 'switch') return parseSwitchStatement(cursor);
  if (text === 'yield' && startsYield(cursor)) return { kind: 'yield', value: parseOptionalValue(cursor) };
  const start = cursor.position;
  const modifiers = parseModifiers(cursor);
  if (startsTypeDeclaration(cursor))
    return { kind: 'local-type', type: cursor.grammar.typeDeclaration(cursor, modifiers) };
  if (modifiers.length > 0 || startsLocal(cursor, start)) return parseLocal(cursor, modifiers);
  return parseExpressionStatement(cursor);
}

function parseLocal(cursor: TokenCursor, modifiers: ReturnType<typeof parseModifiers>): Statement {
  const variable = parseVariable(cursor, modifiers);
  cursor.expect(';');
  return { kind: 'local', variable };
}

function parseExpressionStatement(cursor: TokenCursor): Statement {
  const expression = parseExpression(cursor);
  cursor.expect(';');
  return { kind: 'expression', expression };
}

function parseSwitchStatement(cursor: TokenCursor): Statement {
  const { subject, cases } = parseCases(cursor);
  return { kind: 'switch-statement', subject, cases };
}

function parseWhile(cursor: TokenCursor): Statement {
  cursor.expect('while');
  const test = parseCondition(cursor);
  return { kind: 'while', test, body: parseStatement(cursor) };
}

function parseDo(cursor: TokenCursor): Statement {
  cursor.expect('do');
  const body = parseStatement(cursor);
  cursor.expect('while');
  const test = parseCondition(cursor);
  cursor.expect(';');
  return { kind: 'do', test, body };
}

function parseSynchronized(cursor: TokenCursor): Statement {
  cursor.expect('synchronized');
  const lock = parseCondition(cursor);
  return { kind: 'synchronized', lock, body: parseBlock(cursor) };
}

function parseAssert(cursor: TokenCursor): Statement {
  cursor.expect('assert');
  const test = parseExpression(cursor);
  const detail = cursor.accept(':') ? parseExpression(cursor) : undefined;
  cursor.expect(';');
  return { kind: 'assert', test, detail };
}

function parseJump(cursor: TokenCursor, kind: 'break' | 'continue'): Statement {
  cursor.expect(kind);
  cursor.expect(';');
  return { kind };
}

function parseValue(cursor: TokenCursor): Expression {
  cursor.next();
  const value = parseExpression(cursor);
  cursor.expect(';');
  return value;
}

function parseOptionalValue(cursor: TokenCursor): Expression | undefined {
  if (cursor.text(1) !== ';') return parseValue(cursor);
  cursor.position += 2;
  return undefined;
}

/** `yield` is a plain name in front of an operator or a dot; no method may be called by it alone. */
function startsYield(cursor: TokenCursor): boolean {
  const next = cursor.token(1);
  return next !== undefined && (next.kind !== 'symbol' || ['-', '!', '+', '~', '('].includes(next.text));
}
