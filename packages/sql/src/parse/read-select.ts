import { addAll } from '@backsmith/text';
import type { Name } from '../ast/name.ts';
import type { SelectColumn, SelectShape, SelectSource } from '../ast/select.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeNameList, takeQualifiedName } from './names.ts';
import { opensQuery } from './read-primary.ts';
import { readValue, takeSelectColumns } from './read-select-columns.ts';

const NOTHING: SelectShape = { columns: [], tables: [], isUnread: true };

/** Queries within queries are read down to this depth. */
const DEEPEST = 12;

const COMBINES = wordSet('union except intersect minus');

/** The shape of the query at the cursor: what its columns are called, what they are made of and where they come from. */
export function readSelect(cursor: Cursor, depth = 0): SelectShape {
  if (depth > DEEPEST) return NOTHING;
  const named = takeNamed(cursor, depth);
  const [first = NOTHING, ...others] = branchesOf(cursor).map((branch) => readBranch(branch, depth));
  return {
    ...first,
    ...(named.length === 0 ? {} : { named: [...named, ...(first.named ?? [])] }),
    ...(others.length === 0 ? {} : { others: [...(first.others ?? []), ...others] }),
  };
}

/** The queries of `WITH name (columns) AS (query), …`. */
function takeNamed(cursor: Cursor, depth: number): NonNullable<SelectShape['named']> {
  if (!cursor.take('with')) return [];
  cursor.take('recursive');
  const named: { name: Name; columns: readonly Name[]; select: SelectShape }[] = [];
  do {
    const name = cursor.takeName();
    if (name === undefined) break;
    const columns = cursor.isSymbol('(') ? takeNameList(cursor) : [];
    while (!cursor.done && !cursor.isSymbol('(')) cursor.at += 1;
    const close = cursor.closing();
    named.push({ name, columns, select: readSelect(cursor.part(cursor.at + 1, close), depth + 1) });
    cursor.at = Math.min(cursor.end, close + 1);
  } while (cursor.takeSymbol(','));
  return named;
}

/** The parts that UNION and its kin put together. */
function branchesOf(cursor: Cursor): readonly Cursor[] {
  const branches: Cursor[] = [];
  let from = cursor.at;
  while (!cursor.done) {
    if (COMBINES.has(cursor.word()) && cursor.at > from && !cursor.tokens.isSymbol(cursor.at - 1, '.')) {
      branches.push(cursor.part(from, cursor.at));
      from = cursor.at + 1;
    }
    cursor.skipUnit();
  }
  branches.push(cursor.part(from, cursor.end));
  return branches;
}

function readBranch(cursor: Cursor, depth: number): SelectShape {
  while (!cursor.done && !cursor.isWord('select')) {
    if (cursor.isWord('values') && cursor.isSymbol('(', 1)) return readValues(cursor, depth);
    if (isQuery(cursor)) return readSelect(within(cursor), depth + 1);
    cursor.skipUnit();
  }
  if (cursor.done) return NOTHING;
  cursor.at += 1;
  skipQuantifier(cursor);
  const columns = takeSelectColumns(cursor, (query) => readSelect(query, depth + 1));
  if (cursor.isWord('into')) skipTarget(cursor);
  return { columns, ...(cursor.isWord('from') ? takeTables(cursor, depth) : { tables: [] }) };
}

/** Of more rows than these nothing is said. */
const MOST_ROWS = 200;

/** `VALUES (1, 'a'), (2, 'b')`: rows like those of as many queries, in columns that PostgreSQL calls `column1` and so on. */
function readValues(cursor: Cursor, depth: number): SelectShape {
  cursor.at += 1;
  const rows: SelectShape[] = [];
  while (cursor.isSymbol('(') && rows.length <= MOST_ROWS) {
    const row = takeSelectColumns(within(cursor), (query) => readSelect(query, depth + 1));
    const columns = row.map((column, at): SelectColumn =>
      column.kind === 'all' ? column : { ...column, kind: 'column', name: { text: `column${at + 1}`, quoted: true } },
    );
    rows.push({ columns, tables: [] });
    cursor.skipUnit();
    cursor.takeSymbol(',');
  }
  const [first = NOTHING, ...others] = rows;
  return rows.length > MOST_ROWS ? { ...first, isUnread: true } : { ...first, others };
}

function isQuery(cursor: Cursor): boolean {
  return opensQuery(cursor) || (cursor.isSymbol('(') && cursor.isSymbol('(', 1));
}

/** The cursor over what stands in the parentheses that open here. */
function within(cursor: Cursor): Cursor {
  return cursor.part(cursor.at + 1, cursor.closing());
}

/** `SELECT … INTO name FROM …`. */
function skipTarget(cursor: Cursor): void {
  while (!cursor.done && !cursor.isWord('from')) cursor.skipUnit();
}

function skipQuantifier(cursor: Cursor): void {
  if (!cursor.take('distinct')) cursor.take('all');
  if (cursor.take('on') && cursor.isSymbol('(')) cursor.skipUnit();
  if (!cursor.take('top')) return;
  cursor.skipUnit();
  cursor.take('percent');
}

const ENDS_TABLES = wordSet('where group order having union limit window connect start for with fetch');
const NO_ALIAS = wordSet('on join inner left right full outer cross natural using where as set');
const OUTER = wordSet('left right full outer');

function takeTables(cursor: Cursor, depth: number): Pick<SelectShape, 'tables' | 'isOuter'> {
  const tables: SelectSource[] = [];
  let isOuter = false;
  while (!cursor.done && !ENDS_TABLES.has(cursor.word())) {
    const names = cursor.isWord('from') || cursor.isWord('join') || cursor.isSymbol(',');
    if (OUTER.has(cursor.word())) isOuter = true;
    cursor.skipUnit();
    if (!names) continue;
    const found = takeSources(cursor, depth);
    addAll(tables, found.tables);
    isOuter ||= found.isOuter === true;
  }
  return { tables, ...(isOuter ? { isOuter } : {}) };
}

/** What stands behind FROM, JOIN or a comma: mysqldump sets joins in parentheses. */
function takeSources(cursor: Cursor, depth: number): Pick<SelectShape, 'tables' | 'isOuter'> {
  cursor.take('only');
  cursor.take('lateral');
  if (cursor.isSymbol('(')) {
    const inner = within(cursor);
    if (!isQueryOf(inner)) {
      cursor.skipUnit();
      return depth > DEEPEST ? { tables: [{ kind: 'query', select: NOTHING }] } : takeJoin(inner, depth + 1);
    }
    cursor.skipUnit();
    const select = readSelect(inner, depth + 1);
    return { tables: [{ kind: 'query', select, ...takeAlias(cursor) }] };
  }
  const from = cursor.at;
  const table = takeQualifiedName(cursor);
  if (table === undefined) return { tables: [] };
  if (!cursor.isSymbol('(')) return { tables: [{ kind: 'table', table, ...takeAlias(cursor) }] };
  cursor.skipUnit();
  const value = readValue(cursor.part(from, cursor.at), (query) => readSelect(query, depth + 1));
  const isNumbered = cursor.take('with', 'ordinality');
  return {
    tables: [{ kind: 'function', call: table.name, ...(isNumbered ? {} : { value }), ...takeAlias(cursor) }],
  };
}

/** The joined tables within parentheses, which begin without FROM. */
function takeJoin(inner: Cursor, depth: number): Pick<SelectShape, 'tables' | 'isOuter'> {
  const first = takeSources(inner, depth);
  const rest = takeTables(inner, depth);
  const isOuter = first.isOuter === true || rest.isOuter === true;
  return { tables: [...first.tables, ...rest.tables], ...(isOuter ? { isOuter } : {}) };
}

function isQueryOf(inner: Cursor): boolean {
  let at = 0;
  while (inner.isSymbol('(', at)) at += 1;
  const word = inner.word(at);
  if (word !== 'select' && word !== 'with' && word !== 'values') return false;
  return at === 0 || COMBINES.has(inner.tokens.word(inner.closing() + 1)) || inner.closing() + 1 >= inner.end;
}

function takeAlias(cursor: Cursor): { readonly alias?: Name; readonly columns?: readonly Name[] } {
  cursor.take('as');
  const kind = cursor.kind();
  const isName = kind === TokenKind.word || kind === TokenKind.quotedName || kind === TokenKind.doubleQuoted;
  const isWord = kind === TokenKind.word;
  if (!isName || (isWord && (NO_ALIAS.has(cursor.word()) || ENDS_TABLES.has(cursor.word())))) return {};
  const alias = cursor.takeName();
  if (alias === undefined) return {};
  return cursor.isSymbol('(') ? { alias, columns: takeNameList(cursor) } : { alias };
}
