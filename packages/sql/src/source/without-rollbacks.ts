import { isNewlineCode } from '../lex/char-class.ts';
import { skipBlank } from '../lex/line-create.ts';

/** A text whose rollbacks are blank, and where they began. */
export type WithoutRollbacks = { readonly text: string; readonly rollbacks: readonly number[] };

/**
 * Comments by which migration tools divide a file into what it does and what takes it back: goose, sql-migrate, micrate,
 * dbmate, Play, MyBatis, node-pg-migrate and tern.
 */
const MARK =
  /^(?:-{2,4}|#)[ \t]{0,9}(?:\+(?:goose|migrate|micrate)[ \t]+(up|down)\b|migrate:(up|down)\b|(?:-{3} ?)?!(up|down)s\b|\/\/[ \t]{0,9}@(undo)\b|[ \t-]{0,9}(up|down)[ \t]+migration\b|create above \/ (drop) below)/i;
/** The same wherever it stands: most texts have none, and are not looked at line by line. */
const MARK_ANYWHERE = new RegExp(MARK.source.slice('^'.length), MARK.flags);
const LONGEST_MARK = 60;

/** Migrations are written by hand; a longer text is a dump. */
const LONGEST = 1_000_000;

/** Blanks what a migration tool would run only to take the migration back. All other text keeps its place. */
export function withoutRollbacks(text: string): WithoutRollbacks {
  const marks = text.length > LONGEST ? [] : marksIn(text);
  const pieces: string[] = [];
  const rollbacks: number[] = [];
  let from = 0;
  for (const [index, { at, forward }] of marks.entries()) {
    if (forward) continue;
    const end = marks[index + 1]?.at ?? text.length;
    rollbacks.push(at);
    pieces.push(text.slice(from, at), blank(text.slice(at, end)));
    from = end;
  }
  pieces.push(text.slice(from));
  return { text: rollbacks.length === 0 ? text : pieces.join(''), rollbacks };
}

type Mark = { readonly at: number; readonly forward: boolean };

function marksIn(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  if (!MARK_ANYWHERE.test(text)) return marks;
  for (let line = 0; line < text.length; line = nextLine(text, line)) {
    const at = skipBlank(text, line, text.length);
    const sign = text.charAt(at);
    const found = sign === '-' || sign === '#' ? MARK.exec(text.slice(at, at + LONGEST_MARK)) : null;
    if (found !== null) marks.push({ at, forward: found.slice(1).join('').toLowerCase() === 'up' });
  }
  return marks;
}

function nextLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isNewlineCode(text.charCodeAt(at))) at += 1;
  return at + 1;
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
