import { toVisibleText } from '@backsmith/text';

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/**
 * A backslash in front of what could be taken for an escape is written by number: google-java-format, which splits long
 * literals at `\\t` and `\\n`, does not see that the backslash in front of it is escaped.
 */
const UNSAFE_IN_STRING = /[^ !#-[\]-~]/gu;
const UNSAFE_IN_CHARACTER = /[^ -&(-[\]-~]/gu;
const UNSAFE_IN_TEXT_BLOCK = /"(?="")|\\| +$/gmu;

/** The text between the quotes of a Java string literal; ASCII only. Lone surrogates become U+FFFD. */
export function escapeJavaString(value: string): string {
  return value
    .toWellFormed()
    .replace(UNSAFE_IN_STRING, (text, at: number, whole: string) =>
      isMistakable(text, whole[at + 1]) ? '\\134' : escapeUnits(text),
    );
}

/** The text between the quotes of a Java character literal. Throws unless `value` is one UTF-16 unit. */
export function escapeJavaCharacter(value: string): string {
  if (value.length !== 1) throw new Error(`Not one character: ${JSON.stringify(value)}`);
  return value.replace(UNSAFE_IN_CHARACTER, escapeUnits);
}

/** Whether a text block can hold this value: lines of printable ASCII. White space beyond would be trimmed by Java. */
export function fitsJavaTextBlock(value: string): boolean {
  return /^[ -~]*\n[ -~\n]*$/u.test(value);
}

/** The lines of a Java text block for a value that fits, a line feed behind every one. */
export function escapeJavaTextBlock(value: string): string {
  const escaped = value.replace(UNSAFE_IN_TEXT_BLOCK, (text) =>
    text.startsWith(' ') ? text.replace(/ /gu, '\\s') : `\\${text}`,
  );
  return escaped.endsWith('\n') ? escaped : `${escaped}\\\n`;
}

/** Text for a Javadoc or line comment: cannot end the comment, hold a tag, markup or a Unicode escape. Stays on its lines. */
export function escapeJavaComment(text: string): string {
  return toVisibleText(text)
    .replace(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/\\/gu, '&#92;')
    .replace(/@/gu, '&#64;')
    .replace(/\{/gu, '&#123;')
    .replace(/\}/gu, '&#125;')
    .replace(/\*\//gu, '*&#47;');
}

function isMistakable(text: string, next: string | undefined): boolean {
  return text === '\\' && next !== undefined && 'tnr'.includes(next);
}

/** Unicode escapes are decoded before Java looks for line ends and quotes, so they serve beyond ASCII only. */
function escapeUnits(text: string): string {
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) escaped += escapeUnit(text.charAt(at), text.charCodeAt(at));
  return escaped;
}

function escapeUnit(character: string, unit: number): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  if (unit >= 0x80) return `\\u${unit.toString(16).padStart(4, '0')}`;
  return unit < 0x20 || unit === 0x7f ? `\\${unit.toString(8).padStart(3, '0')}` : `\\${character}`;
}
