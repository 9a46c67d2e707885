import type { Position } from '@backsmith/text';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { tokenizeInto } from '../lex/tokenize.ts';
import type { TokenList } from '../lex/token-list.ts';
import { ConditionTracker } from '../parse/condition-tracker.ts';
import { Cursor, type ParseContext } from '../parse/cursor.ts';
import { takeQualifiedName } from '../parse/names.ts';
import { newContext } from '../parse/parse-statements.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import type { SourceText } from '../source/source-text.ts';
import { splitStatements, type StatementRange } from '../split/split-statements.ts';
import type { Dialect } from '../dialect.ts';
import { readCopy } from './read-copy.ts';
import { readInsert } from './read-insert.ts';
import type { RowChange, RowStatement } from './row-statement.ts';

/**
 * Gives each statement of a source that fills or changes a table to `visit`, in order. Says nothing: whoever read the schema
 * has said what there is to say. What routines would do is not followed. Never throws.
 */
export function visitRows(source: SourceText, dialect: Dialect, visit: (statement: RowStatement) => void): void {
  const tokens = tokenizeInto(new DiagnosticLog(), source, dialect, 0, source.text.length);
  const context = newContext(dialect, new DiagnosticLog());
  const conditions = new ConditionTracker(tokens);
  for (const range of splitStatements(tokens, dialect)) {
    const isConditional = conditions.enter(range);
    const statements = range.shape === 'data' ? dataIn(tokens, context, range) : changeIn(tokens, context, range);
    for (const statement of statements) visit({ ...statement, isConditional });
  }
}

type Found = Position & RowChange;

function* dataIn(tokens: TokenList, context: ParseContext, { from, to }: StatementRange): Generator<Found> {
  for (let at = from; at < to; at += 1) {
    const read = tokens.kind(at) === TokenKind.data ? readData(tokens, context, at) : undefined;
    if (read !== undefined) yield { ...tokens.source.position(tokens.start(at)), ...read };
  }
}

/** The statement that was passed over as one token. */
function readData(tokens: TokenList, context: ParseContext, at: number): RowChange | undefined {
  const { source, text } = tokens;
  const [start, end] = [tokens.start(at), tokens.end(at)];
  const verb = /^\w*/u.exec(text.slice(start, start + 8))?.[0].toLowerCase() ?? '';
  const from = start + verb.length;
  const inner = (to: number): Cursor => {
    const own = tokenizeInto(new DiagnosticLog(), source, context.dialect, from, to);
    return new Cursor(own, context, 0, own.count);
  };
  if (verb !== 'copy') return readInsert(inner(end), verb);
  const semicolon = text.indexOf(';', from);
  return readCopy(inner(semicolon), text.slice(semicolon + 1, end));
}

const CHANGES = wordSet('update delete truncate merge');

/** UPDATE, DELETE, TRUNCATE and MERGE: without a condition the middle two leave nothing. */
function* changeIn(tokens: TokenList, context: ParseContext, { from, to, shape }: StatementRange): Generator<Found> {
  const verb = shape === 'plain' ? tokens.word(from) : '';
  if (!CHANGES.has(verb)) return;
  const cursor = new Cursor(tokens, context, from + 1, to);
  const place = cursor.position(from);
  for (const word of ['into', 'from', 'table', 'only']) cursor.take(word);
  do {
    const table = takeQualifiedName(cursor);
    if (table === undefined) return;
    const isEmptied = verb === 'truncate' || (verb === 'delete' && cursor.done);
    yield { ...place, table, kind: isEmptied ? 'emptied' : 'computed' };
  } while (verb === 'truncate' && cursor.takeSymbol(','));
}
