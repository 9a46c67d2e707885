import type { StatementBody } from '../ast/statement.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { readSelect } from './read-select.ts';

/** CREATE VIEW; the cursor stands behind VIEW. */
export function parseCreateView(cursor: Cursor, materialized: boolean): StatementBody | undefined {
  cursor.take('if', 'not', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  const columns = cursor.isSymbol('(') ? takeNameList(cursor) : [];
  while (!cursor.done && !(cursor.isWord('as') && !cursor.isWord('identity', 1))) cursor.skipUnit();
  cursor.at += 1;
  const end = endOfQuery(cursor);
  const query = cursor.part(cursor.at, end);
  const from = cursor.tokens.start(cursor.at);
  const definition = query.done ? '' : cursor.tokens.text.slice(from, cursor.tokens.end(end - 1)).toWellFormed();
  return {
    kind: 'create-view',
    name,
    ...(columns.length === 0 ? {} : { columns }),
    select: readSelect(query),
    materialized,
    definition,
  };
}

/** The query without what a view's statement adds: WITH [NO] DATA, WITH CHECK OPTION, WITH READ ONLY. */
function endOfQuery(cursor: Cursor): number {
  let end = cursor.end;
  for (let at = end - 1; at > cursor.at && at > end - 6; at -= 1) {
    if (!cursor.tokens.isWord(at, 'with')) continue;
    const next = cursor.tokens.word(at + 1);
    if (['no', 'data', 'check', 'read', 'cascaded', 'local'].includes(next)) end = at;
  }
  return end;
}
