import { LIMITS, MESSAGES } from '@backsmith/contract';
import { Refusal } from '../refusal.ts';

/** No request of ours nests deeper than an object in an object. */
const DEEPEST = 16;

const [QUOTE, BACKSLASH, BRACE, END_BRACE, BRACKET, END_BRACKET] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Looks at a JSON text before it is parsed, piece by piece as it arrives. A parsed value can take a hundred times the bytes of
 * its text, and the parser cannot be interrupted: what is long must be long by its strings, and nothing may be nested deeply.
 *
 * @returns the function to call with each piece of UTF-8. @throws Refusal VALIDATION_ERROR.
 */
export function jsonGuard(): (piece: Uint8Array) => void {
  let [depth, outside, inString, escaped] = [0, 0, false, false];
  return (piece) => {
    for (const byte of piece) {
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      outside += 1;
      if (byte === QUOTE) inString = true;
      else if (byte === BRACE || byte === BRACKET) depth += 1;
      else if (byte === END_BRACE || byte === END_BRACKET) depth -= 1;
      if (depth > DEEPEST) throw new Refusal('VALIDATION_ERROR', MESSAGES.bodyTooDeep);
    }
    if (outside > LIMITS.request.maxBytes) throw new Refusal('VALIDATION_ERROR', MESSAGES.bodyTooManyValues);
  };
}
