import { byPlace, type Position } from '@backsmith/text';
import type { Dialect } from './dialect.ts';
import { detectDialect } from './detect/detect-dialect.ts';
import { wordSet } from './dialects/dialect-rules.ts';
import { TokenKind } from './lex/token.ts';
import { tokenize } from './lex/tokenize.ts';
import { decodeSource } from './source/decode-source.ts';
import { SourceText } from './source/source-text.ts';
import { splitStatements } from './split/split-statements.ts';

/**
 * The decoded text of a source without its rows: every INSERT and COPY statement becomes the line breaks it held, so that
 * all other lines keep their numbers. What a routine or a condition runs stays, as it is part of it, and so does what is damaged,
 * such as rows with a comment that is never closed: its finding would go with it. Never throws.
 */
export function blankData(source: Uint8Array | string, dialect?: Dialect): string {
  const text = typeof source === 'string' ? source : decodeSource(source).value.text;
  const chosen = dialect ?? detectDialect(text).dialect;
  const lines = new SourceText(text);
  const { value: tokens, diagnostics } = tokenize(lines, chosen);
  const isDamaged = damageIn(lines, diagnostics);
  const pieces: string[] = [];
  let kept = 0;
  let before = '';
  for (const range of splitStatements(tokens, chosen)) {
    const conditional = CONDITIONS.has(before);
    before = tokens.word(range.from);
    if (range.shape !== 'data') continue;
    for (let at = range.from; at < range.to; at += 1) {
      if (tokens.kind(at) !== TokenKind.data || (conditional && at === range.from)) continue;
      if (isDamaged(tokens.start(at), tokens.end(at))) continue;
      pieces.push(text.slice(kept, tokens.start(at)), lineBreaks(text, tokens.start(at), tokens.end(at)));
      const ends = tokens.kind(at + 1) === TokenKind.semicolon && tokens.start(at + 1) === tokens.end(at);
      kept = tokens.end(at) + (ends ? 1 : 0);
    }
  }
  pieces.push(text.slice(kept));
  return pieces.join('');
}

/** Whether there is a finding between two offsets. To be asked in the order of the text. */
function damageIn(lines: SourceText, findings: readonly Position[]): (start: number, end: number) => boolean {
  const compare = byPlace();
  const places = findings.toSorted(compare);
  let next = 0;
  return (start, end) => {
    if (next === places.length) return false;
    const begin = lines.position(start);
    for (let place = places[next]; place !== undefined && compare(place, begin) < 0; place = places[next]) next += 1;
    const place = places[next];
    return place !== undefined && compare(place, lines.position(end)) < 0;
  };
}

/** Behind these the statement that follows belongs to the condition; without it the next one would. */
const CONDITIONS = wordSet('if else while');

/** A lone CR and CRLF count as one line each, as everywhere. */
function lineBreaks(text: string, start: number, end: number): string {
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines += 1;
  }
  return '\n'.repeat(lines);
}
