import { dollarTagLength } from './scan-dollar.ts';
import { TokenKind } from './token.ts';
import type { TokenList } from './token-list.ts';

/** The name a token holds, without quotes, or nothing where it is no name. */
export function nameText(tokens: TokenList, index: number): string | undefined {
  switch (tokens.kind(index)) {
    case TokenKind.word:
      return tokens.pooledPart(index, tokens.start(index), tokens.end(index));
    case TokenKind.quotedName:
    case TokenKind.doubleQuoted:
    case TokenKind.string:
      return unquoted(tokens, index);
    default:
      return undefined;
  }
}

function unquoted(tokens: TokenList, index: number): string {
  const start = tokens.start(index);
  const end = tokens.end(index);
  const open = tokens.text.charCodeAt(start);
  const close = open === 91 ? 93 : open;
  const closed = end - start > 1 && tokens.text.charCodeAt(end - 1) === close;
  const inner = tokens.pooledPart(index, start + 1, closed ? end - 1 : end);
  const sign = String.fromCharCode(close);
  return inner.includes(sign) ? inner.replaceAll(sign + sign, sign) : inner;
}

/** The value of a string token of any kind, escapes resolved; nothing where the token is no string. */
export function stringText(tokens: TokenList, index: number, backslashEscapes: boolean): string | undefined {
  const kind = tokens.kind(index);
  const text = tokens.textOf(index);
  if (kind === TokenKind.dollarString) {
    const length = dollarTagLength(text, 0);
    return text.slice(length, Math.max(length, text.length - length)).toWellFormed();
  }
  if (kind !== TokenKind.string && kind !== TokenKind.doubleQuoted) return undefined;
  return quotedValue(text, backslashEscapes).toWellFormed();
}

function quotedValue(text: string, backslashEscapes: boolean): string {
  const quote = text.endsWith('"') && text.startsWith('"') ? '"' : "'";
  const open = text.indexOf(quote);
  const prefix = text.slice(0, open).toLowerCase();
  const closed = text.length > open + 1 && text.endsWith(quote);
  const inner = text.slice(open + 1, closed ? -1 : undefined);
  if (prefix.endsWith('q')) return inner.slice(1, -1);
  const undoubled = inner.includes(quote) ? inner.replaceAll(quote + quote, quote) : inner;
  if (!(backslashEscapes || prefix === 'e') || !undoubled.includes('\\')) return undoubled;
  return unescaped(undoubled);
}

const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['0', '\0'],
  ['Z', '\u001a'],
]);

function unescaped(text: string): string {
  let value = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
    const escaped = text.charAt(at + 1);
    value += text.slice(from, at) + (ESCAPES.get(escaped) ?? escaped);
    from = at + 2;
  }
  return value + text.slice(from);
}
