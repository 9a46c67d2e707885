const LONGEST = 80;

/**
 * The text between two offsets on one line, white space folded and cut to a readable length.
 * Reads only as much of the text as it shows.
 */
export function excerptOf(text: string, start: number, end: number): string {
  const folded = foldSpace(text.slice(start, Math.min(end, start + LONGEST * 4)).toWellFormed());
  const cut = folded.length > LONGEST || end - start > LONGEST * 4;
  return cut ? `${folded.slice(0, LONGEST).trimEnd().toWellFormed()} …` : folded;
}

/** Every run of white space and control characters becomes one space; none at the ends. */
export function foldSpace(text: string): string {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const blank = at === text.length || isBlank(text.charCodeAt(at));
    if (blank && start >= 0) words.push(text.slice(start, at));
    if (blank) start = -1;
    else if (start < 0) start = at;
  }
  return words.join(' ');
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0x7f || code === 0xa0 || code === 0xfeff;
}
