import { smallestOf } from '@backsmith/text';
/**
 * The content of a text block's source, without delimiters and common indentation, a line feed behind every line. A
 * block whose last line is not ended gets a `\` there, as the closing delimiter always stands on a line of its own.
 */
export function splitTextBlock(source: string): string {
  const lines = source.slice(source.indexOf('\n') + 1, -3).split('\n');
  const last = lines.length - 1;
  const indents = lines.filter((line, index) => index === last || line.trim() !== '').map(indentOf);
  const common = smallestOf(indents);
  const stripped = lines.map((line) => line.slice(common).trimEnd());
  const unended = stripped.pop() ?? '';
  if (unended !== '') stripped.push(`${unended}\\`);
  return stripped.map((line) => `${line}\n`).join('');
}

/** The source of a text block in front of whose closing delimiter stands `indent`. The inverse of `splitTextBlock`. */
export function joinTextBlock(content: string, indent: string): string {
  const lines = content.split('\n').map((line) => (line === '' ? '' : indent + line));
  lines[lines.length - 1] = `${indent}"""`;
  return ['"""', ...lines].join('\n');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
