import type { Name } from '../ast/name.ts';
import type { Statement, StatementBody } from '../ast/statement.ts';
import type { Dialect } from '../dialect.ts';
import { rulesOf } from '../dialects/rules-of.ts';
import { TokenKind } from '../lex/token.ts';
import { tokenizeInto } from '../lex/tokenize.ts';
import type { TokenList } from '../lex/token-list.ts';
import { DiagnosticLog } from '../source/diagnostic-log.ts';
import { SourceText } from '../source/source-text.ts';
import { splitStatements, type StatementRange } from '../split/split-statements.ts';
import { ConditionTracker } from './condition-tracker.ts';
import { Cursor, type ParseContext } from './cursor.ts';
import { dynamicStatements } from './dynamic/dynamic-sql.ts';
import { mentionsDefinition } from './dynamic/run-text.ts';
import { TextScope } from './dynamic/text-scope.ts';
import { blockText, bodyStatements, parseRoutine } from './parse-body.ts';
import { parseStatement } from './parse-statement.ts';

/** What the parser worked on, for those who hold statements against tokens. */
export type ParsedSource = {
  readonly source: SourceText;
  readonly tokens: TokenList;
  readonly ranges: readonly StatementRange[];
};

/** Takes statements one by one, in order, so that none need be kept. */
export type Visit = (statement: Statement) => void;

/** What the parser of one or several sources shares. */
export function newContext(dialect: Dialect, log: DiagnosticLog): ParseContext {
  const rules = rulesOf(dialect);
  const known = { placeholders: new Set<string>(), types: new Map(), texts: new TextScope(), routines: new Map() };
  return { dialect, rules, log, ...known, depth: 0 };
}

/** Gives each statement to `visit` as soon as it is parsed; reports into the context's log. */
export function visitStatements(source: SourceText, context: ParseContext, visit: Visit): ParsedSource {
  const tokens = tokenizeInto(context.log, source, context.dialect, 0, source.text.length);
  const ranges = splitStatements(tokens, context.dialect);
  visitRanges(tokens, ranges, context, visit);
  return { source, tokens, ranges };
}

function parseTokens(tokens: TokenList, context: ParseContext): readonly Statement[] {
  const statements: Statement[] = [];
  visitRanges(tokens, splitStatements(tokens, context.dialect), context, (statement) => statements.push(statement));
  return statements;
}

function visitRanges(tokens: TokenList, ranges: readonly StatementRange[], context: ParseContext, visit: Visit): void {
  const conditions = new ConditionTracker(tokens);
  let namespace: Name | undefined;
  for (const range of ranges) {
    const cursor = new Cursor(tokens, context, range.from, range.to, namespace);
    const conditional = conditions.enter(range);
    const position = cursor.position();
    for (const body of parseRange(cursor, range)) {
      visit(Object.assign(body, position, conditional ? { conditional } : undefined));
      if (body.kind === 'create-schema') namespace = body.name;
    }
    if (tokens.kind(range.to) >= TokenKind.semicolon) namespace = undefined;
  }
}

function parseRange(cursor: Cursor, range: StatementRange): readonly StatementBody[] {
  switch (range.shape) {
    case 'data':
      return [dataBody(cursor, range)];
    case 'routine':
      return parseRoutine(cursor, parseTokens);
    case 'block':
      return [{ kind: 'block', body: bodyStatements(cursor, parseTokens) }];
    case 'plain':
      return plainBody(cursor, range);
  }
}

function dataBody(cursor: Cursor, range: StatementRange): StatementBody {
  let count = 0;
  for (let at = range.from; at < range.to; at += 1) if (cursor.tokens.kind(at) === TokenKind.data) count += 1;
  return { kind: 'data', count };
}

/** Their texts are given to variables and routines. */
const QUERIES = ['select', 'perform'];

/** A text they give to a variable is read where that runs. */
const KEEPS_TEXTS = ['set', 'declare'];

/** Verbs whose strings may hold statements that run. */
const RUNS_STRINGS = new Set([
  'exec',
  'execute',
  'if',
  'else',
  'set',
  'declare',
  'prepare',
  'begin',
  'while',
  'insert',
  'call',
  ...QUERIES,
]);

/** A call whose strings are names and comments, whatever they begin with; `sp_executesql` alone runs its text. */
function isUnderstoodCall(body: StatementBody): boolean {
  if (body.kind === 'comment' || body.kind === 'rename' || body.kind === 'create-domain') return true;
  return body.kind === 'ignored' && /^[sx]p_(?!execute)/.test(body.verb);
}

function plainBody(cursor: Cursor, range: StatementRange): readonly StatementBody[] {
  const verb = cursor.word();
  if (verb === 'do') return [{ kind: 'block', body: blockText(cursor, parseTokens) }];
  const bodies = parseStatement(cursor) ?? [{ kind: 'unknown', verb }];
  if (!RUNS_STRINGS.has(verb) || bodies.some(isUnderstoodCall)) return bodies;
  const dynamic = dynamicStatements(cursor.part(range.from, range.to), parseTokens, !QUERIES.includes(verb));
  if (dynamic.length > 0) return [{ kind: 'block', body: dynamic }];
  const isKept = bodies.every(({ kind }) => kind === 'ignored') && KEEPS_TEXTS.includes(verb);
  return isKept && mentionsDefinition(cursor.part(range.from, range.to).text())
    ? [{ kind: 'block', body: [] }]
    : bodies;
}
