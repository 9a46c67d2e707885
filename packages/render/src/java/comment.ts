import { escapeJavaComment } from './escape.ts';
import type { JavaFragment } from './fragment.ts';
import { GAP } from './token.ts';
import type { CommentPiece, TypePiece } from './token.ts';

type Part = string | TypePiece;

/**
 * A Javadoc comment. The text of the template may hold Javadoc tags and HTML; a string placeholder is text of someone
 * else and is escaped; a placeholder made by `type` or `typeIn` becomes that type's name, as in `{@link ${order}}`.
 * Blank lines separate paragraphs; the printer fills the lines. Nothing at all becomes no comment.
 */
export function javadoc(text: TemplateStringsArray, ...values: readonly (string | JavaFragment)[]): JavaFragment {
  const parts = interleave(text, values).map(startLinesWithStar);
  if (isBlank(parts)) return { pieces: [] };
  return { pieces: [commentPiece('javadoc', ['/** ', ...parts, ' */'])] };
}

/** A line comment, or several when the text has several lines; placeholders as in `javadoc`. Nothing becomes no comment. */
export function lineComment(text: TemplateStringsArray, ...values: readonly (string | JavaFragment)[]): JavaFragment {
  const lines = splitLines(interleave(text, values)).filter((line) => !isBlank(line));
  return { pieces: lines.map((line) => commentPiece('line-comment', ['// ', ...trimEnds(line)])) };
}

function commentPiece(kind: CommentPiece['kind'], parts: readonly Part[]): CommentPiece {
  return { kind, parts, gap: GAP.none };
}

function interleave(text: TemplateStringsArray, values: readonly (string | JavaFragment)[]): readonly Part[] {
  return text.flatMap((part, index) => [part, ...partsOf(values[index] ?? '')]).filter((part) => part !== '');
}

function partsOf(value: string | JavaFragment): readonly Part[] {
  if (typeof value === 'string') return [escapeJavaComment(value)];
  return value.pieces.map((piece) => {
    if (piece.kind === 'type') return piece;
    if ('text' in piece && piece.kind !== 'text-block')
      return piece.kind === 'word' ? piece.text : escapeJavaComment(piece.text);
    throw new Error(`Cannot be written in a comment: ${piece.kind}`);
  });
}

/** A line that starts with `*` would lose it, as the printer takes it for the frame of the comment. */
function startLinesWithStar(part: Part): Part {
  return typeof part === 'string' ? part.replace(/\r\n?|\n/gu, '\n * ') : part;
}

function splitLines(parts: readonly Part[]): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    const pieces = typeof part === 'string' ? part.split(/\r\n?|\n/u) : [part];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(piece);
    }
  }
  return lines;
}

function trimEnds(line: readonly Part[]): readonly Part[] {
  const last = line.length - 1;
  return line.map((part, index) => {
    if (typeof part !== 'string') return part;
    const begun = index === 0 ? part.trimStart() : part;
    return index === last ? begun.trimEnd() : begun;
  });
}

function isBlank(parts: readonly Part[]): boolean {
  return parts.every((part) => typeof part === 'string' && /^[\s*]*$/u.test(part));
}
