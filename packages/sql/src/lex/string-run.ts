import { wordSet } from '../dialects/dialect-rules.ts';
import { isNewlineCode } from './char-class.ts';

/**
 * The strings read so far, and what speaks against the reading of them. Behind a quote that was never closed all others are
 * taken inside out: what was a value stands between two strings, directly behind the quote that seems to close one.
 */
export type StringRun = {
  /** Where the first of the strings opens that follow each other on a line. */
  from: number;
  /** Where the last one ends. */
  end: number;
  /** The opening quote of the first run with a string taken inside out; infinite where there is none. */
  doubtful: number;
  /** How many strings look as if they were. */
  doubts: number;
};

export function newStringRun(): StringRun {
  return { from: 0, end: -1, doubtful: Number.POSITIVE_INFINITY, doubts: 0 };
}

/** Notes a string from its quote at `open` to `end`; `text` is read up to `limit`. */
export function noteString(run: StringRun, text: string, open: number, end: number, limit: number): void {
  const gap = run.end < 0 ? '\n' : gapBetween(text, run.end, open);
  if (gap === '\n') run.from = open;
  run.end = end;
  if (gap !== '' && (end >= limit || mayFollow(text, end))) return;
  run.doubts += 1;
  run.doubtful = Math.min(run.doubtful, run.from);
}

/** Longer gaps count as a line of their own. */
const LONGEST_GAP = 200;

/** A line break where one stands between two strings, an empty text where nothing but blanks does. */
function gapBetween(text: string, from: number, to: number): string {
  if (to - from > LONGEST_GAP) return '\n';
  for (let at = from; at < to; at += 1) if (isNewlineCode(text.charCodeAt(at))) return '\n';
  return text.slice(from, to).trim();
}

/** What may stand directly behind the quote that closes a string. */
const BEHIND = new Uint8Array(128);
for (const sign of ' \t\r\n\v\f\0,;:()|+-*/=<>].!\\\'"') BEHIND[sign.charCodeAt(0)] = 1;

const WORD = /[a-z_]+/iy;
const WORDS_BEHIND = wordSet(
  'not null collate comment primary unique check references default constraint generated on as and or is in like between ' +
    'then else end when uescape engine auto_increment charset character key from to year month day hour minute second',
);

function mayFollow(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128 && BEHIND[code] === 1) return true;
  WORD.lastIndex = at;
  return WORDS_BEHIND.has(WORD.exec(text)?.[0].toLowerCase() ?? '');
}
