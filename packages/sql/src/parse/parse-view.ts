import { placeOf, toExcerpt } from '@backsmith/text';
import type { Name, QualifiedName } from '../ast/name.ts';
import type { SelectShape } from '../ast/select.ts';
import type { StatementBody } from '../ast/statement.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { readSelect } from './read-select.ts';

/** What stands between CREATE and VIEW. */
export type ViewModifiers = { readonly materialized: boolean; readonly recursive: boolean };

/** CREATE VIEW; the cursor stands behind VIEW. */
export function parseCreateView(cursor: Cursor, { materialized, recursive }: ViewModifiers): StatementBody | undefined {
  cursor.take('if', 'not', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  const nameAt = cursor.at - 1;
  const columns = cursor.isSymbol('(') ? takeNameList(cursor) : [];
  const head = { name: textOf(cursor, nameAt, nameAt + 1), columns: textOf(cursor, nameAt + 1, cursor.at) };
  const headEnd = cursor.at;
  while (!cursor.done && !(cursor.isWord('as') && !cursor.isWord('identity', 1))) cursor.skipUnit();
  remarkRights(cursor, headEnd, cursor.at);
  cursor.at += 1;
  const end = endOfQuery(cursor);
  if (end < cursor.end && !isAboutData(cursor, end)) remarkOption(cursor, end, cursor.end);
  const query = cursor.part(cursor.at, end);
  const definition = query.done ? '' : textOf(cursor, cursor.at, end);
  const readsItself = recursive && columns.length > 0 && !query.done;
  const select = readSelect(query);
  return {
    kind: 'create-view',
    name,
    ...(columns.length === 0 ? {} : { columns }),
    select: readsItself ? ofItself(name, columns, select) : select,
    materialized,
    definition: readsItself ? definitionOfItself(head, definition) : definition,
  };
}

/** WITH [NO] DATA: whether a materialized view is filled at once. */
function isAboutData({ tokens }: Cursor, at: number): boolean {
  return ['no', 'data'].includes(tokens.word(at + 1));
}

/** PostgreSQL's `WITH (security_invoker = true)`: as whom a view reads, and what its reader may learn. */
function remarkRights(cursor: Cursor, from: number, end: number): void {
  for (let at = from; at < end; at += 1) {
    if (!cursor.tokens.word(at).startsWith('security_')) continue;
    remarkOption(cursor, from, end);
    return;
  }
}

function remarkOption(cursor: Cursor, from: number, end: number): void {
  const words = toExcerpt(cursor.textBetween(from, end), 60);
  const message = `What the view says besides its query is left out: ${words}`;
  const consequence = 'The API reads the view, and writes the tables below it.';
  cursor.remark({ severity: 'info', code: 'view-option', message, consequence }, from, end);
}

/** The text of the tokens from one up to, but not including, another. */
function textOf({ tokens }: Cursor, from: number, to: number): string {
  return from >= to ? '' : tokens.text.slice(tokens.start(from), tokens.end(to - 1)).toWellFormed();
}

/** What CREATE RECURSIVE VIEW stands for, as PostgreSQL's manual says: the query is named within, where it may read itself. */
function definitionOfItself(head: { readonly name: string; readonly columns: string }, query: string): string {
  const columns = head.columns.slice(1, -1).trim();
  return `WITH RECURSIVE ${head.name} (${columns}) AS (${query}) SELECT ${columns} FROM ${head.name}`;
}

function ofItself(view: QualifiedName, columns: readonly Name[], select: SelectShape): SelectShape {
  return {
    columns: [{ kind: 'all' }],
    tables: [{ kind: 'table', table: { ...placeOf(view), name: view.name } }],
    named: [{ name: view.name, columns, select }],
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
