import { addAll } from '@backsmith/text';
import type { ExpressionTree } from '../ast/expression.ts';
import type { PlainColumn, PlainQuery, PlainSource } from '../ast/plain-query.ts';
import type { Dialect } from '../dialect.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { tokenize } from '../lex/tokenize.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { newContext } from './parse-statements.ts';
import { takeExpression } from './read-expression.ts';

/** What changes the rows of a query beyond its joins, conditions and groups, or an expression whose tree does not tell it. */
const MORE = wordSet(
  [
    'distinct over filter within collate escape similar having union intersect except minus limit offset fetch top qualify',
    'with window connect start lateral natural right full cross only tablesample straight_join into for rollup cube sets',
    'model pivot unpivot apply sounds zone binary',
  ].join(' '),
);

const AFTER_SOURCE = wordSet('on using join inner left where group order');

/**
 * Reads a query whole where it does nothing but join tables by their names, ask conditions and make groups. Its order is left
 * out, as the rows of a view have none.
 *
 * @returns nothing for any other query, or one with a word that is not understood
 */
export function readPlainQuery(text: string, dialect: Dialect): PlainQuery | undefined {
  const tokens = tokenize(text, dialect).value;
  for (let at = 0; at < tokens.count; at += 1) if (MORE.has(tokens.word(at))) return undefined;
  const cursor = new Cursor(tokens, newContext(dialect, new DiagnosticLog()), 0, tokens.count);
  if (!cursor.take('select')) return undefined;
  const columns = takeColumns(cursor);
  const sources = columns && cursor.take('from') ? takeSources(cursor) : undefined;
  if (columns === undefined || sources === undefined) return undefined;
  const where = cursor.take('where') ? takeExpression(cursor) : undefined;
  const groupBy = cursor.take('group', 'by') ? takeList(cursor) : [];
  if (cursor.take('order', 'by')) takeOrder(cursor);
  if (cursor.kind() === TokenKind.semicolon) cursor.at += 1;
  if (!cursor.done) return undefined;
  const { concatSkipsNull = false, averageIsWhole = false } = cursor.rules.traits;
  return { columns, sources, ...(where === undefined ? {} : { where }), groupBy, concatSkipsNull, averageIsWhole };
}

function takeColumns(cursor: Cursor): readonly PlainColumn[] | undefined {
  const columns: PlainColumn[] = [];
  do {
    const column = takeStar(cursor) ?? takeColumn(cursor);
    if (column === undefined) return undefined;
    columns.push(column);
  } while (cursor.takeSymbol(','));
  return columns;
}

/** `*`, `table.*`. */
function takeStar(cursor: Cursor): PlainColumn | undefined {
  if (cursor.takeSymbol('*')) return { kind: 'all' };
  if (!cursor.isSymbol('.', 1) || !cursor.isSymbol('*', 2)) return undefined;
  const of = cursor.takeName();
  cursor.at += 2;
  return of && { kind: 'all', of };
}

function takeColumn(cursor: Cursor): PlainColumn | undefined {
  const { at } = cursor;
  const tree = takeExpression(cursor);
  if (cursor.at === at) return undefined;
  const isNamed = cursor.take('as');
  const name = isNamed || !cursor.isWord('from') ? cursor.takeName() : undefined;
  if (isNamed && name === undefined) return undefined;
  return { kind: 'value', tree, ...(name === undefined ? {} : { name }) };
}

/** The tables behind FROM, divided by commas. */
function takeSources(cursor: Cursor): readonly PlainSource[] | undefined {
  const sources: PlainSource[] = [];
  do {
    const joined = takeJoined(cursor);
    if (joined === undefined) return undefined;
    addAll(sources, joined);
  } while (cursor.takeSymbol(','));
  return sources;
}

/** A table and what is joined to it; only the first may be a join in parentheses, as MySQL writes them. */
function takeJoined(cursor: Cursor): readonly PlainSource[] | undefined {
  const first = takeFirst(cursor);
  if (first === undefined) return undefined;
  const sources = [...first];
  while (cursor.isWord('join') || cursor.isWord('inner') || cursor.isWord('left')) {
    const isOptional = cursor.take('left');
    if (isOptional) cursor.take('outer');
    else cursor.take('inner');
    const table = cursor.take('join') ? takeTable(cursor) : undefined;
    if (table === undefined) return undefined;
    sources.push({ ...table, ...(isOptional ? { isOptional } : {}), ...takeHow(cursor) });
  }
  return sources;
}

function takeFirst(cursor: Cursor): readonly PlainSource[] | undefined {
  if (!cursor.isSymbol('(')) {
    const table = takeTable(cursor);
    return table && [table];
  }
  const close = cursor.closing();
  const inner = cursor.part(cursor.at + 1, close);
  const joined = takeJoined(inner);
  if (!inner.done) return undefined;
  cursor.at = close + 1;
  return joined;
}

function takeTable(cursor: Cursor): PlainSource | undefined {
  const table = takeQualifiedName(cursor);
  if (table === undefined || cursor.isSymbol('(')) return undefined;
  const isNamed = cursor.take('as') || !AFTER_SOURCE.has(cursor.word());
  const alias = isNamed ? cursor.takeName() : undefined;
  return { table, ...(alias === undefined ? {} : { alias }) };
}

function takeHow(cursor: Cursor): Pick<PlainSource, 'on' | 'using'> {
  if (cursor.take('on')) return { on: takeExpression(cursor) };
  return cursor.take('using') ? { using: takeNameList(cursor) } : {};
}

function takeList(cursor: Cursor): readonly ExpressionTree[] {
  const items: ExpressionTree[] = [];
  do items.push(takeExpression(cursor));
  while (cursor.takeSymbol(','));
  return items;
}

function takeOrder(cursor: Cursor): void {
  do {
    takeExpression(cursor);
    if (!cursor.take('asc')) cursor.take('desc');
    if (cursor.take('nulls') && !cursor.take('first')) cursor.take('last');
  } while (cursor.takeSymbol(','));
}
