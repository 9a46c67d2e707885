import type { JavaComment } from '../token.ts';

/**
 * The document a Java file is laid out from: texts, possible line breaks, and levels that either fit on the rest of the
 * line or are broken. Follows the model of Oppen's "Prettyprinting" (1980) with the break modes of google-java-format.
 */
export type Doc = Text | Break | Level | BlankLine | CommentDoc | TextBlockDoc;

export type Text = { readonly kind: 'text'; text: string };

/** A place where the line may break; remembers in its tag whether it did. */
export type Break = {
  readonly kind: 'break';
  readonly mode: BreakMode;
  /** What is written when the line does not break. */
  readonly flat: '' | ' ';
  /** Added to the indentation of the level when the line breaks. */
  readonly indent: number;
  readonly tag: BreakTag | undefined;
};

/**
 * When a level does not fit, its `unified` breaks all break, its `fill` breaks only where what follows does not fit. A
 * `forced` break always breaks.
 */
export type BreakMode = 'unified' | 'fill' | 'forced';

export type BreakTag = { taken: boolean };

/** Columns to indent by, possibly depending on a break that was decided before. */
export type Indent = number | { readonly tag: BreakTag; readonly taken: number; readonly otherwise: number };

export type Level = { readonly kind: 'level'; readonly indent: Indent; readonly docs: Doc[]; width: number };

/** A blank line in front of the next text: always, or if one of the breaks is taken. */
export type BlankLine = { readonly kind: 'blank'; readonly wanted: true | readonly BreakTag[] };

export type CommentDoc = { readonly kind: 'comment'; readonly comment: JavaComment };
export type TextBlockDoc = { readonly kind: 'text-block'; readonly content: string };

/** Wider than any line: the width of what cannot stay on one line. */
export const ENDLESS = 1000;

/** The width of a document written on one line; at least `ENDLESS` if it cannot be. */
export function widthOf(doc: Doc): number {
  switch (doc.kind) {
    case 'text':
      return doc.text.length;
    case 'level':
      return levelWidth(doc);
    case 'break':
      return doc.mode === 'forced' ? ENDLESS : doc.flat.length;
    case 'blank':
      return 0;
    case 'comment':
      return firstLineLength(doc.comment.text);
    case 'text-block':
      return ENDLESS;
  }
}

/** The sum is kept, so a level must be complete when it is asked for. */
function levelWidth(level: Level): number {
  if (level.width >= 0) return level.width;
  let width = 0;
  for (const doc of level.docs) {
    width += widthOf(doc);
    if (width >= ENDLESS) break;
  }
  level.width = Math.min(width, ENDLESS);
  return level.width;
}

function firstLineLength(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}
