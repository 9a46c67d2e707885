import type { Dialect } from './dialect.ts';
import { detectDialect } from './detect/detect-dialect.ts';
import { TokenKind } from './lex/token.ts';
import { tokenize } from './lex/tokenize.ts';
import { decodeSource } from './source/decode-source.ts';

/**
 * The decoded text of a source without its rows: every INSERT and COPY statement becomes the line breaks it held, so that
 * all other lines keep their numbers. Never throws.
 */
export function blankData(source: Uint8Array | string, dialect?: Dialect): string {
  const text = typeof source === 'string' ? source : decodeSource(source).value.text;
  const tokens = tokenize(text, dialect ?? detectDialect(text).dialect).value;
  const pieces: string[] = [];
  let kept = 0;
  for (let at = 0; at < tokens.count; at += 1) {
    if (tokens.kind(at) !== TokenKind.data) continue;
    pieces.push(text.slice(kept, tokens.start(at)), lineBreaks(text, tokens.start(at), tokens.end(at)));
    kept =
      tokens.end(at) + (tokens.kind(at + 1) === TokenKind.semicolon && tokens.start(at + 1) === tokens.end(at) ? 1 : 0);
  }
  pieces.push(text.slice(kept));
  return pieces.join('');
}

/** A lone CR and CRLF count as one line each, as everywhere. */
function lineBreaks(text: string, start: number, end: number): string {
  let lines = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines += 1;
  }
  return '\n'.repeat(lines);
}
