import { isDigitCode, isWordCode } from './char-class.ts';
import type { Scan } from './scan.ts';
import { TokenKind } from './token.ts';

export type Ending = { readonly kind: TokenKind; readonly end: number };

/** A number, or a name that begins with a digit (`2fa_codes`, `64K`), from the digit at `from`. */
export function endOfNumber(scan: Scan, from: number): Ending {
  const { text } = scan;
  if (text.charAt(from) === '0' && (text.charAt(from + 1) === 'x' || text.charAt(from + 1) === 'X')) {
    return { kind: TokenKind.number, end: pastWord(scan, from) };
  }
  let at = pastDigits(text, from);
  if (text.charAt(at) === '.' && isDigitCode(text.charCodeAt(at + 1))) at = pastDigits(text, at + 1);
  else if (text.charAt(at) === '.' && !isWordCode(text.charCodeAt(at + 1)) && text.charAt(at + 1) !== '.') at += 1;
  const exponent = pastExponent(text, at);
  if (exponent > at && !isWordCode(text.charCodeAt(exponent))) return { kind: TokenKind.number, end: exponent };
  if (!isWordCode(text.charCodeAt(at))) return { kind: TokenKind.number, end: Math.min(at, scan.end) };
  return { kind: TokenKind.word, end: pastWord(scan, at) };
}

function pastDigits(text: string, from: number): number {
  let at = from;
  while (isDigitCode(text.charCodeAt(at))) at += 1;
  return at;
}

function pastExponent(text: string, from: number): number {
  const letter = text.charAt(from);
  if (letter !== 'e' && letter !== 'E') return from;
  const sign = text.charAt(from + 1);
  const digits = sign === '+' || sign === '-' ? from + 2 : from + 1;
  return isDigitCode(text.charCodeAt(digits)) ? pastDigits(text, digits) : from;
}

function pastWord(scan: Scan, from: number): number {
  let at = from;
  while (at < scan.end && isWordCode(scan.text.charCodeAt(at))) at += 1;
  return at;
}
