import type { Dialect } from '../dialect.ts';
import type { DialectRules } from '../dialects/dialect-rules.ts';
import { rulesOf } from '../dialects/rules-of.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import { headOf, type Head } from './statement-head.ts';
import { endOfRoutine, newRoutineSearch, type RoutineSearch } from './routine-end.ts';
import { beginsStatement } from './soft-boundary.ts';

/**
 * The tokens `[from, to)` of one statement, without what ends it. A routine or block holds statements of its own; data is
 * one or more neighbouring statements that carry rows only.
 */
export type StatementRange = {
  readonly from: number;
  readonly to: number;
  readonly shape: 'plain' | 'routine' | 'block' | 'data';
};

/** Divides tokens into statements, in order; every token but terminators and client commands belongs to exactly one. */
export function splitStatements(tokens: TokenList, dialect: Dialect): readonly StatementRange[] {
  const search = newRoutineSearch(tokens, rulesOf(dialect));
  const ranges: StatementRange[] = [];
  let at = 0;
  while (at < tokens.count) {
    const kind = tokens.kind(at);
    if (kind >= TokenKind.semicolon && kind !== TokenKind.data) {
      at += 1;
      continue;
    }
    const range = nextRange(search, at);
    ranges.push(range);
    at = range.to;
  }
  return ranges;
}

function nextRange(search: RoutineSearch, from: number): StatementRange {
  const { tokens, rules } = search;
  if (tokens.kind(from) === TokenKind.data) return { from, to: endOfData(tokens, from), shape: 'data' };
  const head = headOf(tokens, from, rules);
  if (head.shape === 'plain') return { from, to: endOfPlain(tokens, rules, from, head), shape: 'plain' };
  return { from, to: Math.max(from + 1, endOfRoutine(search, from, head.shape)), shape: head.shape };
}

function endOfData(tokens: TokenList, from: number): number {
  let at = from + 1;
  let last = at;
  while (tokens.kind(at) === TokenKind.data || tokens.kind(at) === TokenKind.semicolon) {
    at += 1;
    if (tokens.kind(at - 1) === TokenKind.data) last = at;
  }
  return last;
}

/** The token after the plain statement that begins at `from`. */
export function endOfPlain(tokens: TokenList, rules: DialectRules, from: number, head: Head): number {
  let depth = 0;
  let cases = 0;
  for (let at = from; at < tokens.count; at += 1) {
    const kind = tokens.kind(at);
    if (kind >= TokenKind.semicolon) return at;
    if (kind === TokenKind.symbol) {
      const close = tokens.closer(at);
      if (close > at) at = close;
      else if (tokens.isSymbol(at, '(')) depth += 1;
    } else if (kind === TokenKind.word && at > from) {
      const change = caseChange(tokens, at);
      const isOfCase = cases > 0 && (change < 0 || tokens.isWord(at, 'else'));
      cases = Math.max(0, cases + change);
      if (!isOfCase && beginsStatement(tokens, rules, at, depth, head)) return at;
    }
  }
  return tokens.count;
}

/** Whether a value CASE begins or ends here: its ELSE and END are no statements. */
function caseChange(tokens: TokenList, at: number): -1 | 0 | 1 {
  const first = tokens.text.charCodeAt(tokens.start(at)) | 32;
  if (first !== LETTER_C && first !== LETTER_E) return 0;
  if (tokens.isWord(at, 'end')) return -1;
  return tokens.isWord(at, 'case') && !tokens.isWord(at - 1, 'end') && !tokens.isSymbol(at - 1, '.') ? 1 : 0;
}

const LETTER_C = 99;
const LETTER_E = 101;
