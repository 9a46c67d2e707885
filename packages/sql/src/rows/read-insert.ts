import type { Name, QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import type { Cursor } from '../parse/cursor.ts';
import { takeNameList, takeQualifiedName } from '../parse/names.ts';
import { readExpression } from '../parse/read-expression.ts';
import type { OnTaken, RowStatement, WrittenValue } from './row-statement.ts';

/** What an INSERT says, without its place. */
export type ReadInsert = { readonly table: QualifiedName } & (
  Pick<RowStatement & { kind: 'rows' }, 'kind' | 'columns' | 'rows' | 'onTaken'> | Computed
);

type Computed = { readonly kind: 'computed' };

/** How the database goes about it, which changes nothing of the rows. */
const MANNERS = wordSet('low_priority delayed high_priority');

/**
 * Reads an INSERT or REPLACE whose verb was passed.
 *
 * @returns nothing where no table is named
 */
export function readInsert(cursor: Cursor, verb: string): ReadInsert | undefined {
  while (MANNERS.has(cursor.word())) cursor.at += 1;
  const manner = takeManner(cursor, verb);
  cursor.take('into');
  cursor.take('only');
  const table = takeQualifiedName(cursor);
  if (table === undefined) return undefined;
  if (cursor.take('as')) cursor.takeName();
  const isList = cursor.isSymbol('(') && !cursor.isWord('select', 1);
  const columns = isList ? takeNameList(cursor) : undefined;
  if (cursor.take('overriding')) cursor.at += 2;
  if (columns === undefined && cursor.take('set')) return { table, ...takeAssignments(cursor, manner) };
  if (!cursor.take('values') && !cursor.take('value')) return { table, kind: 'computed' };
  const from = cursor.at;
  const onTaken = takeBehindRows(cursor, manner);
  if (onTaken === undefined) return { table, kind: 'computed' };
  return { table, kind: 'rows', columns, rows: () => rowsOf(cursor, from), onTaken };
}

/** MySQL's `SET a = 1, b = 2`: one row. */
function takeAssignments(cursor: Cursor, manner: OnTaken): Omit<ReadInsert & { kind: 'rows' }, 'table'> | Computed {
  const columns: Name[] = [];
  const row: WrittenValue[] = [];
  do {
    const name = cursor.takeName();
    if (name === undefined || !cursor.takeSymbol('=')) return { kind: 'computed' };
    const from = cursor.at;
    while (!cursor.done && !cursor.isSymbol(',') && !cursor.areWords('on', 'duplicate')) cursor.skipUnit();
    columns.push(name);
    row.push(valueOf(cursor.part(from, cursor.at)));
  } while (cursor.takeSymbol(','));
  return { kind: 'rows', columns, rows: () => [row], onTaken: cursor.done ? manner : 'merged' };
}

/** `IGNORE`, SQLite's `OR REPLACE` and their like. */
function takeManner(cursor: Cursor, verb: string): OnTaken {
  if (cursor.take('ignore') || cursor.take('or', 'ignore')) return 'left out';
  if (cursor.take('or', 'replace') || verb === 'replace') return 'put in its place';
  if (cursor.isWord('or')) cursor.at += 2;
  return 'refused';
}

/** Passes the rows and what stands behind them; nothing where that is not understood. */
function takeBehindRows(cursor: Cursor, manner: OnTaken): OnTaken | undefined {
  while (cursor.isSymbol('(')) {
    cursor.skipUnit();
    if (!cursor.takeSymbol(',')) break;
  }
  if (cursor.isSymbol(')') || cursor.isSymbol('(')) return undefined;
  if (cursor.take('as')) cursor.skipUnit();
  if (cursor.done || cursor.isWord('returning')) return manner;
  if (cursor.areWords('on', 'duplicate')) return 'merged';
  if (!cursor.areWords('on', 'conflict')) return undefined;
  while (cursor.at < cursor.end && !cursor.isWord('do')) cursor.skipUnit();
  return cursor.areWords('do', 'nothing') ? 'left out' : 'merged';
}

function* rowsOf(cursor: Cursor, from: number): Generator<readonly WrittenValue[]> {
  let open = from;
  while (cursor.tokens.isSymbol(open, '(')) {
    const close = cursor.closing(open);
    yield valuesOf(cursor.part(open + 1, close));
    open = close + 2;
  }
}

function valuesOf(row: Cursor): readonly WrittenValue[] {
  const values: WrittenValue[] = [];
  while (!row.done) {
    const from = row.at;
    row.skipUntil(',');
    values.push(valueOf(row.part(from, row.at)));
    row.takeSymbol(',');
  }
  return values;
}

function valueOf(value: Cursor): WrittenValue {
  return value.isWord('default') ? undefined : readExpression(value);
}
