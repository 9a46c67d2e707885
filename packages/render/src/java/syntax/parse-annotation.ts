import { parseArrayItems } from './parse-array.ts';
import { parseQualifiedName } from './parse-name.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Annotation, AnnotationArgument, Expression } from './tree.ts';

export function parseAnnotation(cursor: TokenCursor): Annotation {
  cursor.expect('@');
  const name = parseQualifiedName(cursor);
  if (!cursor.accept('(')) return { name, arguments: undefined };
  const values: AnnotationArgument[] = [];
  if (!cursor.accept(')')) {
    do values.push(parseArgument(cursor));
    while (cursor.accept(','));
    cursor.expect(')');
  }
  return { name, arguments: values };
}

export function parseAnnotations(cursor: TokenCursor): readonly Annotation[] {
  if (cursor.text() !== '@') return NONE;
  const annotations: Annotation[] = [];
  while (cursor.text() === '@' && cursor.text(1) !== 'interface') annotations.push(parseAnnotation(cursor));
  return annotations;
}

const NONE: readonly Annotation[] = [];

/** What an annotation's element may be: an expression, an array or another annotation. */
export function parseElementValue(cursor: TokenCursor): Expression {
  if (cursor.text() === '{') return parseArrayItems(cursor, parseElementValue);
  if (cursor.text() !== '@') return cursor.grammar.conditional(cursor);
  const start = cursor.position;
  const annotation = parseAnnotation(cursor);
  return { kind: 'annotation', annotation, start, end: cursor.position };
}

function parseArgument(cursor: TokenCursor): AnnotationArgument {
  const named = cursor.isWord() && cursor.text(1) === '=';
  if (named) cursor.position += 2;
  return { named, value: parseElementValue(cursor) };
}
