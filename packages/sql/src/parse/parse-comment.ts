import type { StatementBody } from '../ast/statement.ts';
import type { Cursor } from './cursor.ts';
import { isPlaceholder, takeQualifiedName } from './names.ts';
import { takeColumnPath } from './parse-sequence.ts';
import { reportUnread } from './unread-words.ts';

/** COMMENT ON; the cursor stands behind ON. */
export function parseComment(cursor: Cursor): StatementBody | undefined {
  const object = cursor.word();
  cursor.at += 1;
  if (object === 'table') {
    const table = takeQualifiedName(cursor);
    return table === undefined ? undefined : { kind: 'comment', object, table, ...commentText(cursor) };
  }
  if (object !== 'column') return { kind: 'ignored', verb: `comment on ${object}` };
  const path = takeColumnPath(cursor);
  if (path === undefined) return undefined;
  const { qualifier, ...bare } = path.table;
  const table = qualifier !== undefined && !isPlaceholder(qualifier.text) ? path.table : bare;
  return { kind: 'comment', object, table, columnName: path.columnName, ...commentText(cursor) };
}

function commentText(cursor: Cursor): { text?: string } {
  cursor.take('is');
  const text = cursor.takeString();
  if (text !== undefined && !cursor.done) reportUnread(cursor, cursor.at, cursor.end);
  return text === undefined ? {} : { text };
}
