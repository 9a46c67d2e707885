import { sourceOf, tokenize } from './tokenize.ts';
import type { JavaPiece } from './token.ts';

const LINE_LENGTH = 100;
const CONTINUATION = 4;

type Located = { readonly piece: JavaPiece; readonly start: number; readonly end: number };

/** A run of string literals joined by `+`, and whether nothing is added in front of it. */
type Run = { readonly first: number; readonly last: number; readonly opensChain: boolean };

/**
 * Splits string literals on lines of more than 100 columns at white space, as google-java-format does, together with the
 * literals they are joined to. Answers the same text when there is nothing to split.
 */
export function wrapLongStrings(text: string): string {
  if (!text.split('\n').some((line) => line.length > LINE_LENGTH && line.includes('"'))) return text;
  const tokens = locate(text);
  let wrapped = text;
  for (const run of findRuns(text, tokens).toReversed()) {
    const start = tokens[run.first]?.start ?? 0;
    const end = tokens[run.last]?.end ?? 0;
    wrapped = wrapped.slice(0, start) + reflow(text, tokens, run) + wrapped.slice(end);
  }
  return wrapped;
}

function findRuns(text: string, tokens: readonly Located[]): readonly Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isString(tokens, index) || !isOnLongLine(text, tokens[index])) continue;
    const run = runAround(tokens, index);
    runs.push(run);
    index = run.last;
  }
  return runs;
}

function runAround(tokens: readonly Located[], index: number): Run {
  let first = index;
  while (isPlus(tokens, first - 1) && isString(tokens, first - 2)) first -= 2;
  let last = index;
  while (isPlus(tokens, last + 1) && isString(tokens, last + 2)) last += 2;
  return { first, last, opensChain: !isPlus(tokens, first - 1) };
}

/** Words are kept with the white space in front of them; a line that ends in `\n` ends there. */
function reflow(text: string, tokens: readonly Located[], run: Run): string {
  const start = tokens[run.first]?.start ?? 0;
  const end = tokens[run.last]?.end ?? 0;
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  const trailing = lineEnd(text, end) - end;
  const literals = tokens.slice(run.first, run.last + 1).filter(({ piece }) => piece.kind === 'string');
  const words = wordsOf(literals.map(({ piece }) => sourceOf(piece).slice(1, -1)));
  const lines = fill(words, LINE_LENGTH - column - 2, trailing, run.opensChain);
  const indent = ' '.repeat(Math.max(column + (run.opensChain ? CONTINUATION : -2), 0));
  return lines.map((line) => `"${line}"`).join(`\n${indent}+ `);
}

function fill(words: readonly string[], firstWidth: number, trailing: number, opensChain: boolean): readonly string[] {
  const lines: string[] = [];
  let width = firstWidth;
  let left = words.reduce((sum, word) => sum + word.length, 0);
  for (let at = 0; at < words.length;) {
    if (left <= width) width -= trailing;
    let line = '';
    while (at < words.length && (line.length <= 4 || line.length + (words[at] ?? '').length <= width)) {
      const word = words[at] ?? '';
      line += word;
      at += 1;
      if (word.endsWith('\\n') || word.endsWith('\\r')) break;
    }
    lines.push(line);
    left -= line.length;
    if (opensChain && lines.length === 1) width -= 6;
  }
  return lines;
}

/**
 * The literals between their quotes, cut in front of white space and behind line ends. What is left of a literal goes
 * together with the start of the next one, if that is cut at all.
 */
function wordsOf(literals: readonly string[]): readonly string[] {
  const words: string[] = [];
  let rest = '';
  for (const literal of literals) {
    const [first = '', ...others] = cutWords(literal);
    if (others.length === 0) {
      words.push(rest);
      rest = first;
      continue;
    }
    rest += first;
    for (const word of others) {
      words.push(rest);
      rest = word;
    }
  }
  return [...words, rest].filter((word) => word !== '');
}

function cutWords(source: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length;) {
    const length = breakLength(source, at);
    at += Math.max(length, 0);
    if (length >= 0) {
      words.push(source.slice(start, at));
      start = at;
    }
    if (length <= 0) at += source[at] === '\\' ? 2 : 1;
  }
  return [...words, source.slice(start)];
}

/** How much of a break belongs to the word in front: nothing of white space, all of line ends; -1 where there is none. */
function breakLength(source: string, at: number): number {
  if (source[at] === ' ' || source.startsWith('\\t', at)) return 0;
  let end = at;
  while (source.startsWith('\\n', end) || source.startsWith('\\r', end)) end += 2;
  return end > at ? end - at : -1;
}

function isOnLongLine(text: string, token: Located | undefined): boolean {
  if (token === undefined) return false;
  const start = text.lastIndexOf('\n', token.end - 1) + 1;
  return lineEnd(text, token.end) - start > LINE_LENGTH;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** A literal in front of a dot is left alone. */
function isString(tokens: readonly Located[], index: number): boolean {
  const next = tokens[index + 1]?.piece;
  return tokens[index]?.piece.kind === 'string' && !(next !== undefined && 'text' in next && next.text === '.');
}

function isPlus(tokens: readonly Located[], index: number): boolean {
  const piece = tokens[index]?.piece;
  return piece?.kind === 'symbol' && piece.text === '+';
}

/** The pieces with their places, found again in their order. */
function locate(text: string): readonly Located[] {
  const { pieces } = tokenize(text, { importQualifiedNames: false });
  let at = 0;
  return pieces.map((piece) => {
    const source = sourceOf(piece);
    const start = piece.kind === 'text-block' ? text.indexOf('"""', at) : text.indexOf(source, at);
    at = piece.kind === 'text-block' ? text.indexOf('"""', start + 3) + 3 : start + source.length;
    return { piece, start, end: at };
  });
}
