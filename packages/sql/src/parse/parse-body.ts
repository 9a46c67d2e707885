import { addAll } from '@backsmith/text';
import type { Statement, StatementBody } from '../ast/statement.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { endOfPlain } from '../split/split-statements.ts';
import { headOf, objectOf } from '../split/statement-head.ts';
import { Cursor, type ParseContext, type ParseTokens } from './cursor.ts';
import { withoutRoutines } from './dynamic/local-routine.ts';
import { takeParameters } from './dynamic/routine-call.ts';
import { TextScope } from './dynamic/text-scope.ts';
import { routineFills } from './row-fills.ts';
import { leavesRowsOut, returnsTrigger } from './rows-left-out.ts';
import { insideString, stringBodies } from './string-body.ts';
import { dynamicStatements } from './dynamic/dynamic-sql.ts';
import { takeQualifiedName } from './names.ts';
import { parseStatement } from './parse-statement.ts';

/** CREATE FUNCTION, PROCEDURE, TRIGGER, …: its name, and what its body would define if it were called. */
export function parseRoutine(cursor: Cursor, parse: ParseTokens): readonly StatementBody[] {
  const objectAt = objectOf(cursor.tokens, cursor.at);
  const object = cursor.tokens.word(objectAt);
  if (object === 'trigger' || object === 'view')
    return parseStatement(cursor) ?? [{ kind: 'unknown', verb: `create ${object}` }];
  const text = cursor.text();
  const start = cursor.part(objectAt + 1, cursor.end);
  start.take('if', 'not', 'exists');
  const name = takeQualifiedName(start);
  if (name === undefined || !CALLABLE.has(object)) return [{ kind: 'ignored', verb: `create ${object}` }];
  const parameters = takeParameters(start.part(start.at, start.end));
  const { routines } = cursor.context;
  if (parameters.length === 0) routines.delete(name.name.text.toLowerCase());
  else {
    const read = (context: ParseContext): readonly Statement[] =>
      statementsOf(new Cursor(cursor.tokens, context, start.at, start.end), parse);
    routines.set(name.name.text.toLowerCase(), { parameters, size: text.length, read });
  }
  return [
    {
      kind: 'create-routine',
      name,
      body: routineStatements(start, parse),
      leavesOut: leavesRowsOut(start),
      ...(returnsTrigger(start) ? { rowFills: routineFills(start) } : {}),
      text,
    },
  ];
}

const CALLABLE = wordSet('function procedure proc');

/** What a body says is reported only where it runs, so its own findings are not kept. */
function routineStatements(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  const context = { ...cursor.context, log: new DiagnosticLog(), texts: new TextScope(cursor.context.texts) };
  return statementsOf(new Cursor(cursor.tokens, context, cursor.at, cursor.end), parse);
}

function statementsOf(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  const texts = stringBodies(cursor);
  return texts.length > 0 ? texts.flatMap((at) => textStatements(cursor, at, parse)) : bodyStatements(cursor, parse);
}

/** `DO $$ … $$`: the string's text is a body. */
export function blockText(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  for (let at = cursor.at; at < cursor.end; at += 1) {
    const kind = cursor.tokens.kind(at);
    if (kind === TokenKind.dollarString || kind === TokenKind.string) return textStatements(cursor, at, parse);
  }
  return [];
}

function textStatements(cursor: Cursor, at: number, parse: ParseTokens): readonly Statement[] {
  return bodyStatements(insideString(cursor, at), parse);
}

/** What the statements of a body define, and what its strings define where they run as statements. */
export function bodyStatements(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  const parts = withoutRoutines(cursor, (body) => bodyStatements(body, parse));
  return parts.flatMap((part) => partStatements(part, parse));
}

function partStatements(cursor: Cursor, parse: ParseTokens): readonly Statement[] {
  const found: Statement[] = [];
  let at = cursor.at;
  for (const range of bodyRanges(cursor)) {
    addAll(found, dynamicStatements(cursor.part(at, range.from), parse));
    addAll(found, rangeStatements(cursor.part(range.from, range.to), parse));
    at = range.to;
  }
  addAll(found, dynamicStatements(cursor.part(at, cursor.end), parse));
  return found;
}

const DEFINES = wordSet('create alter drop comment rename call perform select');

function rangeStatements(part: Cursor, parse: ParseTokens): readonly Statement[] {
  const verb = part.word();
  const position = part.position();
  if (!DEFINES.has(verb)) return dynamicStatements(part, parse);
  const called = CALLS.has(verb) ? dynamicStatements(part.part(part.at, part.end), parse, verb === 'call') : [];
  if (called.length > 0) return called;
  const bodies = (makesRoutine(part) ? parseRoutine(part, parse) : parseStatement(part)) ?? [];
  const telling = bodies.filter((body) => body.kind !== 'ignored' && body.kind !== 'select-into');
  return telling.map((body) => ({ ...body, ...position, conditional: true }));
}

const CALLS = wordSet('call perform select');

function makesRoutine(part: Cursor): boolean {
  return part.isWord('create') && CALLABLE.has(part.tokens.word(objectOf(part.tokens, part.at)));
}

const OPENERS = wordSet('begin then else loop do as is declare');
const BODY_VERBS = wordSet('create alter drop comment rename exec execute call perform set prepare select');

/** The tokens of statements inside a body that may define something, `[from, to)` each. */
function bodyRanges(cursor: Cursor): readonly { readonly from: number; readonly to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let at = cursor.at;
  while (at < cursor.end) {
    if (!opensStatement(cursor, at)) {
      at += 1;
      continue;
    }
    const head = headOf(cursor.tokens, at, cursor.rules);
    const to = Math.min(cursor.end, endOfPlain(cursor.tokens, cursor.rules, at, { ...head, shape: 'plain' }));
    ranges.push({ from: at, to });
    at = Math.max(to, at + 1);
  }
  return ranges;
}

function opensStatement(cursor: Cursor, at: number): boolean {
  const { tokens } = cursor;
  if (tokens.kind(at) !== TokenKind.word || !BODY_VERBS.has(tokens.word(at))) return false;
  const before = tokens.kind(at - 1);
  if (at === cursor.at || before >= TokenKind.semicolon || OPENERS.has(tokens.word(at - 1))) return true;
  return cursor.rules.lexicon.lineStatements && tokens.startsLine(at);
}
