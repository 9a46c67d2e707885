import { isDigitCode, isWordCode } from './char-class.ts';
import { emit, type Scan } from './scan.ts';
import { TokenKind } from './token.ts';

/** Takes a number, or a name that begins with a digit (`2fa_codes`, `64K`); its first digit stands at `from`. */
export function takeNumber(scan: Scan, from: number): void {
  const start = scan.at;
  const end = endOfNumber(scan, from);
  const named = end < 0;
  scan.at = Math.min(named ? pastWord(scan, -end) : end, scan.end);
  emit(scan, named ? TokenKind.word : TokenKind.number, start);
}

/** The offset after a number; where a name goes on there, its negative. */
function endOfNumber(scan: Scan, from: number): number {
  const { text } = scan;
  if (text.charCodeAt(from) === 48 && (text.charCodeAt(from + 1) | 32) === 120) return pastWord(scan, from);
  let at = pastDigits(text, from);
  if (text.charCodeAt(at) === 46) {
    const next = text.charCodeAt(at + 1);
    if (isDigitCode(next)) at = pastDigits(text, at + 1);
    else if (!isWordCode(next) && next !== 46) at += 1;
  }
  if (!isWordCode(text.charCodeAt(at))) return at;
  const exponent = pastExponent(text, at);
  return exponent > at && !isWordCode(text.charCodeAt(exponent)) ? exponent : -at;
}

function pastDigits(text: string, from: number): number {
  let at = from;
  while (isDigitCode(text.charCodeAt(at))) at += 1;
  return at;
}

function pastExponent(text: string, from: number): number {
  if ((text.charCodeAt(from) | 32) !== 101) return from;
  const sign = text.charAt(from + 1);
  const digits = sign === '+' || sign === '-' ? from + 2 : from + 1;
  return isDigitCode(text.charCodeAt(digits)) ? pastDigits(text, digits) : from;
}

function pastWord(scan: Scan, from: number): number {
  let at = from;
  while (at < scan.end && isWordCode(scan.text.charCodeAt(at))) at += 1;
  return at;
}
