import { parseMembers, parseTypeDeclaration } from './parse-declaration.ts';
import { parseConditional, parseExpression } from './parse-expression.ts';
import { parseBlock, parseStatement } from './parse-statement.ts';
import { parseType } from './parse-type.ts';
import { parseModifiers } from './parse-variable.ts';
import { startsTypeDeclaration } from './starts-type-declaration.ts';
import { TokenCursor } from './token-cursor.ts';
import type { Grammar } from './token-cursor.ts';
import type { JavaToken } from '../token.ts';
import type { TypeDeclaration } from './tree.ts';

const GRAMMAR: Grammar = {
  expression: parseExpression,
  conditional: parseConditional,
  statement: parseStatement,
  block: parseBlock,
  members: parseMembers,
  typeDeclaration: parseTypeDeclaration,
};

/**
 * The declarations of a Java file from its tokens behind package and imports. Covers the Java that we generate; throws
 * on everything else.
 */
export function parseFile(tokens: readonly JavaToken[]): readonly TypeDeclaration[] {
  const cursor = new TokenCursor(tokens, GRAMMAR);
  const types: TypeDeclaration[] = [];
  while (!cursor.isAtEnd) {
    const modifiers = parseModifiers(cursor);
    if (!startsTypeDeclaration(cursor)) cursor.fail('expected a type declaration');
    types.push(parseTypeDeclaration(cursor, modifiers));
  }
  return types;
}

/** Throws unless the tokens are one type and nothing else. */
export function checkType(tokens: readonly JavaToken[]): void {
  const cursor = new TokenCursor(tokens, GRAMMAR);
  parseType(cursor);
  if (!cursor.isAtEnd) cursor.fail('expected the end of a type');
}
