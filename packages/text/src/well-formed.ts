/**
 * Characters that people cannot see: format and bidirectional controls, zero-width and filler characters, variation
 * selectors, tags, private use and noncharacters. Tab, line feed and carriage return are layout and not meant here.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u2800]/gu;

const LAYOUT = /[\p{Zs}\p{Zl}\p{Zp}\t\n\r\u0085]+/gu;

/** Replaces lone surrogates by U+FFFD and removes what cannot be seen. Line breaks and tabs stay. */
export function toVisibleText(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '');
}

/** Visible text on one line: every run of white space becomes one space, the ends are trimmed. */
export function toSingleLine(text: string): string {
  return toVisibleText(text).replace(LAYOUT, ' ').trim();
}

/** One line of at most `longest` UTF-16 units; what is cut is marked by an ellipsis. Never cuts inside a character. */
export function toExcerpt(text: string, longest: number): string {
  const line = toSingleLine(text);
  if (line.length <= longest) return line;
  return `${line
    .slice(0, Math.max(longest - 1, 0))
    .toWellFormed()
    .replace(/\ufffd$/u, '')
    .trimEnd()}\u2026`;
}
