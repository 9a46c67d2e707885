import type { RowFill, RowFills } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { Cursor } from './cursor.ts';
import { onlyAssigns } from './fills-only.ts';
import { readExpression } from './read-expression.ts';
import { TokenKind } from '../lex/token.ts';
import { insideString, stringBodies } from './string-body.ts';

/** What a PostgreSQL function does with a new row; the cursor stands behind its name. */
export function routineFills(cursor: Cursor): RowFills {
  const quiet = quietly(cursor);
  const bodies = stringBodies(quiet).map((at) => insideString(quiet, at));
  const fills = bodies.flatMap(rowFills);
  return { fills, isAll: bodies.length === 1 && bodies.every((body) => onlyAssigns(body) === fills.length) };
}

/** What a trigger's own body does with a new row. */
export function bodyFills(cursor: Cursor): RowFills {
  const fills = rowFills(cursor);
  return { fills, isAll: onlyAssigns(cursor) === fills.length };
}

/**
 * The columns of a new row that a trigger's body gives a value: `NEW.a := now()`, MySQL's `SET NEW.a = 1, NEW.b = 2`, Oracle's
 * `:NEW.a := SYSDATE`, and `SELECT nextval('s') INTO NEW.a`. One that only changes what it was given (`lower(NEW.a)`) or takes it from the row before is none.
 */
function rowFills(cursor: Cursor): readonly RowFill[] {
  const { tokens } = cursor;
  const fills: RowFill[] = [];
  for (let at = cursor.at; at + 3 < cursor.end; at += 1) {
    const selected = selectedFill(cursor, at);
    if (selected !== undefined) fills.push(selected);
    if (!isNewRow(tokens.word(at)) || !tokens.isSymbol(at + 1, '.') || !opens(cursor, at)) continue;
    if (!tokens.isSymbol(at + 3, ':=') && !tokens.isSymbol(at + 3, '=')) continue;
    const columnName = cursor.part(at + 2, at + 3).takeName();
    const part = quietly(cursor.part(at + 4, endOfValue(cursor, at + 4)));
    if (columnName === undefined || part.done || !isFilling(part, columnName.text)) continue;
    fills.push({ columnName, value: readExpression(part) });
  }
  return fills;
}

/** `SELECT nextval('s') INTO STRICT NEW.a`: the one query whose value is known without its rows. */
function selectedFill(cursor: Cursor, at: number): RowFill | undefined {
  const { tokens } = cursor;
  if (!tokens.isWord(at, 'select') || !tokens.isWord(at + 1, 'nextval') || !tokens.isSymbol(at + 2, '('))
    return undefined;
  const end = cursor.closing(at + 2) + 1;
  if (!tokens.isWord(end, 'into')) return undefined;
  const row = tokens.isWord(end + 1, 'strict') ? end + 2 : end + 1;
  if (!isNewRow(tokens.word(row)) || !tokens.isSymbol(row + 1, '.')) return undefined;
  const columnName = cursor.part(row + 2, row + 3).takeName();
  return columnName && { columnName, value: readExpression(quietly(cursor.part(at + 1, end))) };
}

function quietly(cursor: Cursor): Cursor {
  return new Cursor(cursor.tokens, { ...cursor.context, log: new DiagnosticLog() }, cursor.at, cursor.end);
}

function isNewRow(word: string): boolean {
  return word === 'new' || word === ':new';
}

/** Words behind which a statement begins. */
const OPENERS = wordSet('begin then else set do loop');

/** Whether a statement or, in MySQL's SET, an assignment begins here, not a comparison. */
function opens({ tokens }: Cursor, at: number): boolean {
  const before = tokens.kind(at - 1);
  const ends = before === TokenKind.semicolon || before === TokenKind.innerSemicolon;
  return at === 0 || ends || tokens.isSymbol(at - 1, ',') || OPENERS.has(tokens.word(at - 1));
}

const ENDS = wordSet('end');

function endOfValue(cursor: Cursor, from: number): number {
  for (let at = from; at < cursor.end; at += 1) {
    const kind = cursor.tokens.kind(at);
    if (cursor.tokens.isSymbol(at, '(')) at = cursor.closing(at);
    else if (kind === TokenKind.semicolon || kind === TokenKind.innerSemicolon) return at;
    else if (cursor.tokens.isSymbol(at, ',') || (at > from && ENDS.has(cursor.tokens.word(at)))) return at;
  }
  return cursor.end;
}

const WHERE_MISSING = wordSet('coalesce ifnull nvl isnull');

function isFilling(part: Cursor, column: string): boolean {
  if (WHERE_MISSING.has(part.word())) return true;
  const { tokens } = part;
  for (let at = part.at; at + 2 < part.end; at += 1) {
    if (!tokens.isSymbol(at + 1, '.')) continue;
    const row = tokens.word(at);
    if (row === 'old' || row === ':old') return false;
    const named = isNewRow(row) ? part.part(at + 2, at + 3).takeName() : undefined;
    if (named?.text.toLowerCase() === column.toLowerCase()) return false;
  }
  return true;
}
