import { parseType, skipType } from './parse-type.ts';
import { parseParameter } from './parse-variable.ts';
import type { TokenCursor } from './token-cursor.ts';
import type { Pattern } from './tree.ts';

/** What stands behind `instanceof` and in a `case`: a type, a type with a name, or a record pattern. */
export function parsePattern(cursor: TokenCursor): Pattern {
  const behind = skipType(cursor, cursor.position) - cursor.position;
  if (behind >= 0 && cursor.text(behind) === '(') return parseRecordPattern(cursor);
  if (cursor.text() === 'final' || cursor.text() === '@' || isBinding(cursor, behind))
    return { kind: 'binding', variable: parseParameter(cursor) };
  return { kind: 'type-test', type: parseType(cursor) };
}

/** Whether a `case` label is a pattern rather than a constant. */
export function startsPattern(cursor: TokenCursor): boolean {
  if (cursor.text() === 'final' || cursor.text() === '@') return true;
  const behind = skipType(cursor, cursor.position) - cursor.position;
  return behind >= 0 && (cursor.text(behind) === '(' || isBinding(cursor, behind));
}

function isBinding(cursor: TokenCursor, behind: number): boolean {
  return behind >= 0 && cursor.isWord(behind) && cursor.text(behind) !== 'when' && cursor.text(behind) !== 'instanceof';
}

function parseRecordPattern(cursor: TokenCursor): Pattern {
  const type = parseType(cursor);
  const parts: Pattern[] = [];
  cursor.expect('(');
  if (!cursor.accept(')')) {
    do parts.push(parsePattern(cursor));
    while (cursor.accept(','));
    cursor.expect(')');
  }
  return { kind: 'record-pattern', type, parts };
}
