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
  const comment: CommentPiece = { kind: 'javadoc', parts: ['/** ', ...parts, ' */'], gap: GAP.none };
  return { pieces: [comment] };
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

function isBlank(parts: readonly Part[]): boolean {
  return parts.every((part) => typeof part === 'string' && /^[\s*]*$/u.test(part));
}
