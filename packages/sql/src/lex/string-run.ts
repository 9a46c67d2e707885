import { isNewlineCode } from './char-class.ts';

/**
 * The strings that follow each other on a line. Behind a quote that was never closed all later strings are taken inside
 * out: what was a value stands between them, and comes directly behind the quote that seems to close one.
 */
export type StringRun = {
  /** Where the first string of the run opens. */
  from: number;
  /** Where the last one ends. */
  end: number;
  /** The opening quote of the first run with a string taken inside out; infinite where there is none. */
  doubtful: number;
};

export function newStringRun(): StringRun {
  return { from: 0, end: -1, doubtful: Number.POSITIVE_INFINITY };
}

/** What may stand directly behind the quote that closes a string. */
const BEHIND = new Uint8Array(128);
for (const sign of ' \t\r\n\v\f\0,;:()|+-*/=<>].!\\\'"') BEHIND[sign.charCodeAt(0)] = 1;

/** Notes a string from its quote at `open` to `end`; `text` is read up to `limit`. */
export function noteString(run: StringRun, text: string, open: number, end: number, limit: number): void {
  if (run.doubtful !== Number.POSITIVE_INFINITY) return;
  const gap = run.end < 0 ? '\n' : gapBetween(text, run.end, open);
  if (gap === '\n') run.from = open;
  const next = end < limit ? text.charCodeAt(end) : 32;
  if (gap === '' || next >= 128 || BEHIND[next] === 0) run.doubtful = run.from;
  run.end = end;
}

/** Longer gaps count as a line of their own. */
const LONGEST_GAP = 200;

/** A line break where one stands between two strings, an empty text where nothing but blanks does. */
function gapBetween(text: string, from: number, to: number): string {
  if (to - from > LONGEST_GAP) return '\n';
  for (let at = from; at < to; at += 1) if (isNewlineCode(text.charCodeAt(at))) return '\n';
  return text.slice(from, to).trim();
}
