import { parseAnnotation, parseAnnotations } from './parse-annotation.ts';
import { NO_TYPE } from './java-words.ts';
import { parseQualifiedName } from './parse-name.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Type, TypeParameter } from './tree.ts';

/** A type in a place where nothing else can stand. */
export function parseType(cursor: TokenCursor): Type {
  const start = cursor.position;
  const annotations = parseAnnotations(cursor);
  if (cursor.accept('?')) {
    const bound = cursor.accept('extends') || cursor.accept('super') ? parseType(cursor) : undefined;
    const { position: end } = cursor;
    return { start, end, annotations, name: undefined, arguments: undefined, ofArray: [], dimensions: 0, bound };
  }
  const name = parseQualifiedName(cursor);
  const typeArguments = cursor.text() === '<' ? parseTypeArguments(cursor) : undefined;
  const ofArray = parseAnnotations(cursor);
  const dimensions = parseDimensions(cursor);
  const { position: end } = cursor;
  return { start, end, annotations, name, arguments: typeArguments, ofArray, dimensions, bound: undefined };
}

/** `<A, B>`; empty for a diamond. */
export function parseTypeArguments(cursor: TokenCursor): readonly Type[] {
  cursor.expect('<');
  const types: Type[] = [];
  if (cursor.accept('>')) return types;
  do types.push(parseType(cursor));
  while (cursor.accept(','));
  cursor.expect('>');
  return types;
}

/** `<T extends A & B, U>`, or nothing. */
export function parseTypeParameters(cursor: TokenCursor): readonly TypeParameter[] {
  const parameters: TypeParameter[] = [];
  if (!cursor.accept('<')) return parameters;
  do parameters.push(parseTypeParameter(cursor));
  while (cursor.accept(','));
  cursor.expect('>');
  return parameters;
}

export function parseTypeList(cursor: TokenCursor): readonly Type[] {
  const types = [parseType(cursor)];
  while (cursor.accept(',')) types.push(parseType(cursor));
  return types;
}

/** Whether a type and a name stand at `from`. */
export function startsLocal(cursor: TokenCursor, from: number): boolean {
  const behind = skipType(cursor, from);
  return (
    behind > 0 && cursor.isWord(behind - cursor.position) && cursor.text(behind - cursor.position) !== 'instanceof'
  );
}

/**
 * The position behind a type that could begin here, or -1. Looks at tokens only: whether `a < b > c` is one is decided
 * by what stands behind.
 */
export function skipType(cursor: TokenCursor, from: number): number {
  const ahead = from - cursor.position;
  if (cursor.text(ahead) === '@') return -1;
  if (cursor.text(ahead) === '?') return skipWildcard(cursor, from);
  if (!cursor.isWord(ahead) || NO_TYPE.has(cursor.text(ahead))) return -1;
  let at = from + 1;
  while (cursor.text(at - cursor.position) === '.' && cursor.isWord(at + 1 - cursor.position)) at += 2;
  if (cursor.text(at - cursor.position) === '<') at = skipTypeArguments(cursor, at);
  while (at >= 0 && cursor.text(at - cursor.position) === '[' && cursor.text(at + 1 - cursor.position) === ']') at += 2;
  return at;
}

/** The position behind `<…>`, or -1 when these are no type arguments. */
export function skipTypeArguments(cursor: TokenCursor, from: number): number {
  let at = from + 1;
  if (cursor.text(at - cursor.position) === '>') return at + 1;
  for (;;) {
    at = skipAnnotatedType(cursor, at);
    if (at < 0) return -1;
    const text = cursor.text(at - cursor.position);
    if (text === '>') return at + 1;
    if (text !== ',' && text !== '&') return -1;
    at += 1;
  }
}

function skipAnnotatedType(cursor: TokenCursor, from: number): number {
  let at = from;
  while (cursor.text(at - cursor.position) === '@') {
    const back = cursor.position;
    cursor.position = at;
    parseAnnotation(cursor);
    at = cursor.position;
    cursor.position = back;
  }
  return skipType(cursor, at);
}

function skipWildcard(cursor: TokenCursor, from: number): number {
  const word = cursor.text(from + 1 - cursor.position);
  return word === 'extends' || word === 'super' ? skipType(cursor, from + 2) : from + 1;
}

function parseTypeParameter(cursor: TokenCursor): TypeParameter {
  const annotations = parseAnnotations(cursor);
  cursor.name();
  const bounds: Type[] = [];
  if (cursor.accept('extends')) {
    do bounds.push(parseType(cursor));
    while (cursor.accept('&'));
  }
  return { annotations, bounds };
}

function parseDimensions(cursor: TokenCursor): number {
  let dimensions = 0;
  while (cursor.text() === '[' && cursor.text(1) === ']') {
    cursor.position += 2;
    dimensions += 1;
  }
  return dimensions;
}
