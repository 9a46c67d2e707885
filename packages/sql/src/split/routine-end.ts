import type { DialectRules } from '../dialects/dialect-rules.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';
import { objectOf } from './statement-head.ts';

/** What the search for the ends of routines remembers, so that no search runs to the end of the file again and again. */
export type RoutineSearch = {
  readonly tokens: TokenList;
  readonly rules: DialectRules;
  /** Blocks that never balanced, so far. */
  unbalanced: number;
};

const MOST_UNBALANCED = 4;

export function newRoutineSearch(tokens: TokenList, rules: DialectRules): RoutineSearch {
  return { tokens, rules, unbalanced: 0 };
}

/** The token after a routine or block that begins at `from`. */
export function endOfRoutine(search: RoutineSearch, from: number, shape: 'routine' | 'block'): number {
  const { tokens } = search;
  switch (search.rules.boundaries.routineEnd) {
    case 'block':
      return endOfBalanced(search, from) ?? nextStatement(tokens, from);
    case 'slash':
      return (shape === 'block' ? endOfBalanced(search, from) : undefined) ?? nextStatement(tokens, from);
    case 'batch':
      return endOfBatch(search, from);
  }
}

function endOfBalanced(search: RoutineSearch, from: number): number | undefined {
  if (search.unbalanced >= MOST_UNBALANCED) return undefined;
  const end = endOfBlock(search.tokens, from);
  if (end === undefined) search.unbalanced += 1;
  return end;
}

const NOT_CLOSING = wordSet('if loop while repeat for');

/**
 * The terminator after the END that closes the first BEGIN, or after a body without BEGIN; nothing when none balances.
 * `declares`: what stands before the first BEGIN are declarations, which end with semicolons of their own.
 */
export function endOfBlock(
  tokens: TokenList,
  from: number,
  declares = tokens.isWord(from, 'declare'),
): number | undefined {
  let depth = 0;
  let declaring = declares;
  for (let at = from; at < tokens.count; at += 1) {
    const kind = tokens.kind(at);
    if (kind === TokenKind.separator || kind === TokenKind.command) return at;
    if (kind === TokenKind.semicolon && depth <= 0 && !declaring) return at;
    if (kind !== TokenKind.word) continue;
    const change = depthChange(tokens, at);
    depth += change;
    if (change > 0) declaring = false;
  }
  return depth <= 0 ? tokens.count : undefined;
}

function depthChange(tokens: TokenList, at: number): number {
  const first = tokens.text.charCodeAt(tokens.start(at)) | 32;
  if (first === 98) return tokens.isWord(at, 'begin') && !tokens.isSymbol(at - 1, '.') ? 1 : 0;
  if (first === 99)
    return tokens.isWord(at, 'case') && !tokens.isWord(at - 1, 'end') && !tokens.isSymbol(at - 1, '.') ? 1 : 0;
  if (first !== 101 || !tokens.isWord(at, 'end') || tokens.isSymbol(at - 1, '.')) return 0;
  return NOT_CLOSING.has(tokens.word(at + 1)) ? 0 : -1;
}

/** A separator such as a `/` line, or where none comes first, a line that begins a definition. */
function nextStatement(tokens: TokenList, from: number): number {
  for (let at = from + 1; at < tokens.count; at += 1) {
    if (tokens.kind(at) === TokenKind.separator || opensDefinition(tokens, at)) return at;
  }
  return tokens.count;
}

const NEVER_INSIDE = wordSet('create alter comment grant');
const DEFINED = wordSet(
  'table view index sequence procedure function trigger type package synonym session user role on all',
);

function opensDefinition(tokens: TokenList, at: number): boolean {
  if (!tokens.startsLine(at) || !NEVER_INSIDE.has(tokens.word(at))) return false;
  const object = tokens.word(objectOf(tokens, at));
  return tokens.isWord(at, 'grant') || DEFINED.has(object);
}

/** GO; in a file without any further GO the next definition outside BEGIN … END that is not of a temporary table. */
function endOfBatch({ tokens }: RoutineSearch, from: number): number {
  const separated = from < tokens.lastSeparator;
  let depth = 0;
  for (let at = from + 1; at < tokens.count; at += 1) {
    const kind = tokens.kind(at);
    if (kind === TokenKind.separator) return at;
    if (separated || kind !== TokenKind.word) continue;
    depth += depthChange(tokens, at);
    const defines = depth <= 0 && tokens.isWord(at, 'create') && opensDefinition(tokens, at);
    if (defines && !isTemporary(tokens, at)) return at;
  }
  return tokens.count;
}

function isTemporary(tokens: TokenList, at: number): boolean {
  const name = tokens.textOf(objectOf(tokens, at) + 1);
  return name.startsWith('#') || name.startsWith('[#') || name.startsWith('@');
}
