import { toSingleLine } from '@backsmith/text';

/**
 * Text of someone else within a line of Markdown, also within a table: on one line, with nothing in it that becomes
 * markup, a link or a formula. An underscore within a word is none of these.
 */
export function escapeMarkdown(text: string): string {
  return toSingleLine(text)
    .replace(/[\\`*[\]<>|~$&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/gu, '\\$&')
    .replace(/^([-+=#])/u, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/u, '$1\\$2')
    .replace(/:(?=\/\/)/gu, '\\:')
    .replace(/\b(www)\./giu, '$1\\.');
}

/** A code span that holds exactly this text on one line; in a table the pipe still needs its backslash. */
export function markdownCodeSpan(text: string, place: 'text' | 'table' = 'text'): string {
  const line = toSingleLine(text);
  if (line === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const padding = /^`|`$/u.test(line) ? ' ' : '';
  const content = place === 'table' ? line.replace(/\|/gu, '\\|') : line;
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** A fenced block of code with exactly these lines. */
export function markdownCodeBlock(language: string, code: string): string {
  const fence = '`'.repeat(Math.max(longestRun(code) + 1, 3));
  return `${fence}${language}\n${code.replace(/\n$/u, '')}\n${fence}`;
}

function longestRun(text: string): number {
  return Array.from(text.matchAll(/`+/gu)).reduce((longest, [run]) => Math.max(longest, run.length), 0);
}
