import type { Statement } from '../../ast/statement.ts';
import { endOfBlock } from '../../split/routine-end.ts';
import { Cursor, type ParseContext } from '../cursor.ts';
import { takeParameters } from './routine-call.ts';

/** A part of a block, or the body of a routine that a call runs. */
export type ReadBody = (body: Cursor) => readonly Statement[];

/**
 * Remembers the routines that an Oracle block declares for itself and gives what stands around them: what a routine defines
 * is read by `read` where it is called.
 */
export function withoutRoutines(cursor: Cursor, read: ReadBody): readonly Cursor[] {
  const parts: Cursor[] = [];
  let from = cursor.at;
  for (let at = cursor.at; at < cursor.end; at += 1) {
    const end = cursor.tokens.isWord(at, 'procedure') ? takeRoutine(cursor, at, read) : undefined;
    if (end === undefined) continue;
    parts.push(cursor.part(from, at));
    from = end;
    at = end - 1;
  }
  parts.push(cursor.part(from, cursor.end));
  return parts;
}

/** The token behind the routine that begins at `at`; nothing where none does, or it has no parameters. */
function takeRoutine(cursor: Cursor, at: number, read: ReadBody): number | undefined {
  const { tokens, context } = cursor;
  if (!tokens.isSymbol(at + 2, '(')) return undefined;
  const body = cursor.closing(at + 2) + 1;
  if (!tokens.isWord(body, 'is') && !tokens.isWord(body, 'as')) return undefined;
  const end = Math.min(cursor.end, endOfBlock(tokens, body, true) ?? cursor.end);
  context.routines.set(tokens.word(at + 1), {
    parameters: takeParameters(cursor.part(at + 2, end)),
    size: tokens.start(end) - tokens.start(body),
    read: (inner: ParseContext) => read(new Cursor(tokens, inner, body, end)),
  });
  return end;
}
