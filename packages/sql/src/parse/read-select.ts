import type { Name } from '../ast/name.ts';
import type { SelectColumn, SelectShape } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';

const NOTHING: SelectShape = { columns: [], tables: [] };

/** The shape of the first SELECT at the cursor's level: what its columns are called and where they come from. */
export function readSelect(cursor: Cursor): SelectShape {
  while (!cursor.done && !cursor.isWord('select')) {
    if (cursor.isSymbol('(') && cursor.isWord('select', 1))
      return readSelect(cursor.part(cursor.at + 1, cursor.closing()));
    cursor.skipUnit();
  }
  if (cursor.done) return NOTHING;
  cursor.at += 1;
  skipQuantifier(cursor);
  const columns = takeColumns(cursor);
  if (cursor.isWord('into')) skipTarget(cursor);
  return { columns, tables: cursor.isWord('from') ? takeTables(cursor) : [] };
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

const ENDS_COLUMNS = wordSet('from into where union group order limit with');

function takeColumns(cursor: Cursor): readonly SelectColumn[] {
  const columns: SelectColumn[] = [];
  while (!cursor.done && !ENDS_COLUMNS.has(cursor.word())) {
    const from = cursor.at;
    skipColumn(cursor);
    if (cursor.at > from) columns.push(columnOf(cursor.part(from, cursor.at)));
    cursor.takeSymbol(',');
    if (cursor.at === from) cursor.at += 1;
  }
  return columns;
}

function skipColumn(cursor: Cursor): void {
  const from = cursor.at;
  while (!cursor.done && !cursor.isSymbol(',') && !endsColumn(cursor, from)) cursor.skipUnit();
}

function endsColumn(cursor: Cursor, from: number): boolean {
  return cursor.at > from && ENDS_COLUMNS.has(cursor.word()) && !cursor.tokens.isSymbol(cursor.at - 1, '.');
}

function columnOf(part: Cursor): SelectColumn {
  const last = part.end - 1;
  if (part.tokens.isSymbol(last, '*')) {
    const of = part.end - part.at === 3 ? part.takeName() : undefined;
    return of === undefined ? { kind: 'all' } : { kind: 'all', of };
  }
  const tail = part.part(last, part.end);
  const name = tail.takeName();
  if (name === undefined || (!name.quoted && name.text.toLowerCase() === 'end')) return { kind: 'unnamed' };
  const aliased = part.tokens.isWord(last - 1, 'as') || namedBefore(part, last - 1);
  const source = part.part(part.at, aliased ? (part.tokens.isWord(last - 1, 'as') ? last - 1 : last) : part.end);
  const origin = plainColumn(source);
  if (!aliased && origin === undefined) return { kind: 'unnamed' };
  return { kind: 'column', name, ...(origin ?? {}) };
}

/** `expression alias`: the alias follows a name, a number, a string or a closing parenthesis. */
function namedBefore(part: Cursor, at: number): boolean {
  if (at < part.at) return false;
  const kind = part.tokens.kind(at);
  return (
    kind === TokenKind.word ||
    kind === TokenKind.quotedName ||
    kind === TokenKind.doubleQuoted ||
    part.tokens.isSymbol(at, ')')
  );
}

function plainColumn(source: Cursor): { source: Name; of?: Name } | undefined {
  const names: Name[] = [];
  do {
    const name = source.takeName();
    if (name === undefined) return undefined;
    names.push(name);
  } while (source.takeSymbol('.'));
  const last = names.at(-1);
  const of = names.at(-2);
  if (!source.done || last === undefined) return undefined;
  return of === undefined ? { source: last } : { source: last, of };
}

const ENDS_TABLES = wordSet('where group order having union limit window connect start for with fetch');
const NO_ALIAS = wordSet('on join inner left right full outer cross natural using where as set');

function takeTables(cursor: Cursor): SelectShape['tables'] {
  const tables: { table: SelectShape['tables'][number]['table']; alias?: Name }[] = [];
  while (!cursor.done && !ENDS_TABLES.has(cursor.word())) {
    const names = cursor.isWord('from') || cursor.isWord('join') || cursor.isSymbol(',');
    cursor.skipUnit();
    if (!names || cursor.isSymbol('(')) continue;
    cursor.take('only');
    const table = takeQualifiedName(cursor);
    if (table === undefined) continue;
    cursor.take('as');
    const alias = cursor.kind() === TokenKind.word && NO_ALIAS.has(cursor.word()) ? undefined : cursor.takeName();
    tables.push(alias === undefined ? { table } : { table, alias });
  }
  return tables;
}
