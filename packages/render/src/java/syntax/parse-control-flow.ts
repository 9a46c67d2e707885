import { parseType, startsLocal } from './parse-type.ts';
import { parseModifiers, parseParameter, parseVariable } from './parse-variable.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Branch, Catch, Expression, ForLoop, Statement, Try, Type, Variable } from './tree.ts';

/** `(condition)` behind a keyword. */
export function parseCondition(cursor: TokenCursor): Expression {
  cursor.expect('(');
  const test = cursor.grammar.expression(cursor);
  cursor.expect(')');
  return test;
}

/** Chains of `else if` lie flat. */
export function parseIf(cursor: TokenCursor): Statement {
  const branches: Branch[] = [];
  for (;;) {
    cursor.expect('if');
    const test = parseCondition(cursor);
    branches.push({ test, body: cursor.grammar.statement(cursor) });
    if (!cursor.accept('else')) return { kind: 'if', branches, otherwise: undefined };
    if (cursor.text() !== 'if') return { kind: 'if', branches, otherwise: cursor.grammar.statement(cursor) };
  }
}

export function parseFor(cursor: TokenCursor): Statement {
  cursor.expect('for');
  cursor.expect('(');
  const start = cursor.position;
  const modifiers = parseModifiers(cursor);
  if (modifiers.length === 0 && !startsLocal(cursor, start))
    return parseCountedFor(cursor, undefined, parseList(cursor, ';'));
  const { type, isVar, variadic } = parseParameter(cursor);
  const variable: Variable = { modifiers, type, isVar, variadic, value: undefined };
  if (cursor.accept(':')) return parseForEach(cursor, variable);
  cursor.expect('=');
  return parseCountedFor(cursor, { ...variable, value: cursor.grammar.expression(cursor) }, []);
}

export function parseTry(cursor: TokenCursor): Try {
  cursor.expect('try');
  const resources = cursor.accept('(') ? parseResources(cursor) : [];
  const body = cursor.grammar.block(cursor);
  const catches: Catch[] = [];
  while (cursor.accept('catch')) catches.push(parseCatch(cursor));
  const last = cursor.accept('finally') ? cursor.grammar.block(cursor) : undefined;
  return { kind: 'try', resources, body, catches, last };
}

function parseForEach(cursor: TokenCursor, variable: Variable): Statement {
  const value = cursor.grammar.expression(cursor);
  cursor.expect(')');
  return { kind: 'for-each', variable: { ...variable, value }, body: cursor.grammar.statement(cursor) };
}

function parseCountedFor(cursor: TokenCursor, variable: Variable | undefined, initial: readonly Expression[]): ForLoop {
  cursor.expect(';');
  const test = cursor.text() === ';' ? undefined : cursor.grammar.expression(cursor);
  cursor.expect(';');
  const update = parseList(cursor, ')');
  cursor.expect(')');
  return { kind: 'for', variable, initial, test, update, body: cursor.grammar.statement(cursor) };
}

function parseList(cursor: TokenCursor, end: string): readonly Expression[] {
  const expressions: Expression[] = [];
  if (cursor.text() === end) return expressions;
  do expressions.push(cursor.grammar.expression(cursor));
  while (cursor.accept(','));
  return expressions;
}

function parseResources(cursor: TokenCursor): readonly (Variable | Expression)[] {
  const resources: (Variable | Expression)[] = [];
  while (!cursor.accept(')')) {
    const start = cursor.position;
    const modifiers = parseModifiers(cursor);
    const isVariable = modifiers.length > 0 || startsLocal(cursor, start);
    resources.push(isVariable ? parseVariable(cursor, modifiers) : cursor.grammar.expression(cursor));
    if (!cursor.accept(';') && cursor.text() !== ')') cursor.fail('expected ; or )');
  }
  return resources;
}

function parseCatch(cursor: TokenCursor): Catch {
  cursor.expect('(');
  const modifiers = parseModifiers(cursor);
  const types: Type[] = [];
  do types.push(parseType(cursor));
  while (cursor.accept('|'));
  cursor.name();
  cursor.expect(')');
  return { modifiers, types, body: cursor.grammar.block(cursor) };
}
