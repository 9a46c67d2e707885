import type { JavaComment } from '../token.ts';
import { formatJavadoc } from './format-javadoc.ts';

const LINE_LENGTH = 100;

/** A comment as it stands at a column: filled lines, those behind the first indented. */
export function formatComment(comment: JavaComment, column: number): string {
  return comment.javadoc ? formatJavadoc(comment.text, column) : wrapLineComment(comment.text, column);
}

/** Breaks at the last space in front of the limit; words that are longer stay whole. */
function wrapLineComment(text: string, column: number): string {
  const lines: string[] = [];
  let rest = text;
  while (rest.length + column > LINE_LENGTH) {
    const at = rest.lastIndexOf(' ', LINE_LENGTH - column);
    if (at <= 2) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = `//${rest.slice(at)}`;
  }
  return [...lines, rest].join(`\n${' '.repeat(column)}`);
}
