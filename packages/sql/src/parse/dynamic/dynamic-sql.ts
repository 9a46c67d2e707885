import { addAll } from '@backsmith/text';
import type { Statement } from '../../ast/statement.ts';
import { wordSet } from '../../dialects/dialect-rules.ts';
import { TokenKind } from '../../lex/token.ts';
import type { Cursor, ParseTokens } from '../cursor.ts';
import { assignmentAt, isTarget, loopAt } from './assignment.ts';
import { readText } from './read-text.ts';
import { callAt } from './routine-call.ts';
import { runValue } from './run-text.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';

/** Statements in strings in statements in strings deeper than this are not looked into. */
const DEEPEST = 4;

/**
 * What the cursor's tokens define where they run texts: `EXECUTE IMMEDIATE '…'`, `EXEC(@sql)`, `PREPARE s FROM @sql`, a call
 * of a routine that makes statements of its arguments. Texts that variables are given are remembered on the way. With
 * `runs` false texts are not run where they stand: a query only gives them to variables.
 */
export function dynamicStatements(cursor: Cursor, parse: ParseTokens, runs = true): readonly Statement[] {
  const found: Statement[] = [];
  if (cursor.context.depth >= DEEPEST) return found;
  let at = cursor.at;
  while (at < cursor.end) at = Math.max(at + 1, takeNext(cursor, at, parse, runs, found));
  return found;
}

/** The token to go on with. */
function takeNext(cursor: Cursor, at: number, parse: ParseTokens, runs: boolean, found: Statement[]): number {
  const prepared = takePrepared(cursor, at, parse, runs, found);
  if (prepared !== undefined) return prepared;
  const loop = loopAt(cursor, at);
  if (loop !== undefined) return loop;
  const assigned = assignmentAt(cursor, at);
  if (assigned !== undefined) {
    const { texts } = cursor.context;
    texts.assign(assigned.name, assigned.value);
    const isUsedLater = texts.isMentionedBehind(cursor.tokens, assigned.end - 1, assigned.name);
    if (runs && !isUsedLater) addAll(found, runValue(cursor, at, assigned.value, parse));
    return assigned.end;
  }
  const called = callAt(cursor, at);
  if (called !== undefined) {
    addAll(found, called.statements);
    return called.end;
  }
  if (!runs || !beginsText(cursor, at)) return at + 1;
  const { value, end } = readText(cursor, at);
  if (!isPrinted(cursor, at)) addAll(found, runValue(cursor, at, value, parse));
  return end;
}

/** MySQL runs what PREPARE was given where EXECUTE names it, and nothing where it never does. */
function takePrepared(
  cursor: Cursor,
  at: number,
  parse: ParseTokens,
  runs: boolean,
  found: Statement[],
): number | undefined {
  const { tokens, context } = cursor;
  const name = `prepared ${tokens.word(at + 1)}`;
  if (tokens.isWord(at, 'prepare') && tokens.isWord(at + 2, 'from')) {
    const { value, end } = readText(cursor, at + 3);
    context.texts.assign(name, value);
    return end;
  }
  const known = tokens.isWord(at, 'execute') ? context.texts.read(name) : undefined;
  if (known === undefined) return undefined;
  if (runs) addAll(found, runValue(cursor, at, known, parse));
  return at + 2;
}

function beginsText(cursor: Cursor, at: number): boolean {
  const { tokens, context, rules } = cursor;
  switch (tokens.kind(at)) {
    case TokenKind.string:
    case TokenKind.dollarString:
      return true;
    case TokenKind.doubleQuoted:
      return rules.lexicon.doubleQuotedStrings;
    case TokenKind.word:
      if (isTarget(tokens, at)) return false;
      if (tokens.isSymbol(at + 1, '(')) return TEXT_FUNCTIONS.has(tokens.word(at));
      return (
        tokens.isSymbol(at + 1, '||') ||
        tokens.isSymbol(at + 1, '+') ||
        context.texts.read(tokens.word(at)) !== undefined
      );
    default:
      return false;
  }
}

const PRINTS = wordSet('put_line print raise_application_error raiserror raise notice exception put message_text');

/** A message that happens to begin like a statement. */
function isPrinted(cursor: Cursor, at: number): boolean {
  const { tokens } = cursor;
  if (PRINTS.has(tokens.word(at - 1))) return true;
  if (tokens.isSymbol(at - 1, '(')) return PRINTS.has(tokens.word(at - 2));
  return tokens.isSymbol(at - 1, ',') && (PRINTS.has(tokens.word(at - 3)) || PRINTS.has(tokens.word(at - 5)));
}
