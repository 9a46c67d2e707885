import { toSingleLine } from '@backsmith/text';

/** One line of a properties file. */
export type PropertiesLine =
  { readonly key: string; readonly value: string } | { readonly comment: string } | { readonly blank: true };

const SHORT: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f' };

/** The key of a Java property, in ASCII. */
export function escapePropertyKey(key: string): string {
  return key.toWellFormed().replace(/[^!-~]|[\\:=#!@]/gu, escapeCharacter);
}

/**
 * The value of a Java property, in ASCII. An `@` is written as an escape, as Maven replaces what stands between two of
 * them in Spring Boot's configuration files.
 */
export function escapePropertyValue(value: string): string {
  return value.toWellFormed().replace(/^ |[^ -~]|[\\@]/gu, escapeCharacter);
}

/** A properties file. */
export function renderProperties(lines: readonly PropertiesLine[]): string {
  return lines.map((line) => `${renderLine(line)}\n`).join('');
}

function renderLine(line: PropertiesLine): string {
  if ('blank' in line) return '';
  if ('comment' in line) return `# ${toSingleLine(line.comment)}`;
  return `${escapePropertyKey(line.key)}=${escapePropertyValue(line.value)}`;
}

/** Units, not characters: the format knows escapes of four digits only. */
function escapeCharacter(character: string): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  if (/^[ :=#!]$/u.test(character)) return `\\${character}`;
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
