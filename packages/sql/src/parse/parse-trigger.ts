import type { SequenceFill, StatementBody } from '../ast/statement.ts';
import type { QualifiedName } from '../ast/name.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { Cursor } from './cursor.ts';
import { takeQualifiedName } from './names.ts';
import { bodyFills } from './row-fills.ts';

/** CREATE TRIGGER; the cursor stands behind TRIGGER. */
export function parseTrigger(cursor: Cursor): StatementBody | undefined {
  cursor.take('if', 'not', 'exists');
  const name = takeQualifiedName(cursor);
  if (name === undefined) return undefined;
  const isBefore = cursor.isWord('before');
  let isInsert = false;
  let onUpdate = false;
  while (!cursor.done && !cursor.take('on')) {
    isInsert ||= cursor.isWord('insert');
    onUpdate ||= cursor.isWord('update');
    cursor.at += 1;
  }
  const table = takeQualifiedName(cursor);
  const fills = sequenceFills(cursor);
  const rowFills = isBefore && isInsert ? bodyFills(cursor) : undefined;
  const before = isBefore && isInsert ? rowRoutine(cursor) : undefined;
  return {
    kind: 'create-trigger',
    name,
    fills,
    ...(table && { table }),
    ...(before && { before }),
    ...(rowFills && { rowFills }),
    ...(onUpdate && { onUpdate }),
  };
}

/** `FOR EACH ROW [WHEN (…)] EXECUTE FUNCTION routine()`. */
function rowRoutine(cursor: Cursor): { readonly routine: QualifiedName; readonly conditional: boolean } | undefined {
  let isForRows = false;
  let conditional = false;
  while (!cursor.done && !cursor.take('execute')) {
    isForRows ||= cursor.isWord('row');
    conditional ||= cursor.isWord('when');
    cursor.skipUnit();
  }
  if (!isForRows || !(cursor.take('function') || cursor.take('procedure'))) return undefined;
  const routine = takeQualifiedName(cursor);
  return routine === undefined ? undefined : { routine, conditional };
}

/** `:NEW.id := seq.NEXTVAL`, `SELECT seq.NEXTVAL INTO :NEW.id FROM dual`. */
function sequenceFills(cursor: Cursor): readonly SequenceFill[] {
  const fills: SequenceFill[] = [];
  for (let at = cursor.at; at < cursor.end; at += 1) {
    if (!cursor.tokens.isWord(at, 'nextval') || !cursor.tokens.isSymbol(at - 1, '.')) continue;
    const columnName = filledColumn(cursor, at);
    const sequence = sequenceBefore(cursor, at - 2);
    if (columnName !== undefined && sequence !== undefined) fills.push({ columnName, sequence });
  }
  return fills;
}

function sequenceBefore(cursor: Cursor, at: number): QualifiedName | undefined {
  const from = cursor.tokens.isSymbol(at - 1, '.') ? at - 2 : at;
  return takeQualifiedName(cursor.part(from, at + 1));
}

/** The column of the new row in the statement around `at`: `:new.column`. */
function filledColumn(cursor: Cursor, at: number): QualifiedName['name'] | undefined {
  const from = edge(cursor, at, -1);
  const end = edge(cursor, at, 1);
  for (let token = from; token < end; token += 1) {
    const row = cursor.tokens.word(token);
    if ((row.startsWith(':') || row === 'new') && cursor.tokens.isSymbol(token + 1, '.')) {
      return cursor.part(token + 2, token + 3).takeName();
    }
  }
  return undefined;
}

const EDGES = wordSet('begin then else');

function edge(cursor: Cursor, at: number, step: 1 | -1): number {
  let token = at;
  while (token > cursor.at && token < cursor.end) {
    const kind = cursor.tokens.kind(token);
    if (kind === TokenKind.semicolon || kind === TokenKind.innerSemicolon || EDGES.has(cursor.tokens.word(token)))
      break;
    token += step;
  }
  return token;
}
