import { isNewlineCode } from '../lex/char-class.ts';

/** A side of a merge: what it is called, and where its lines stand, which may be none. */
export type Side = { readonly name: string; readonly start: number; readonly end: number };

/** A merge that was left to be done by hand, and which of its sides stay. */
export type Conflict = {
  readonly at: number;
  readonly ours: Side;
  readonly theirs: Side;
  readonly kept: 'ours' | 'theirs' | 'both';
};

/** A text in which every merge is done, and how. */
export type WithoutConflicts = { readonly text: string; readonly conflicts: readonly Conflict[] };

const OPENING = '<<<<<<<';

/**
 * Blanks what git writes around the two sides of a merge it could not do, and one side: the second, whose pieces need not
 * fit into the statement that the first one is part of. Where both are statements of their own, both stay. All other text
 * keeps its place.
 */
export function withoutConflicts(text: string): WithoutConflicts {
  if (!text.includes(OPENING)) return { text, conflicts: [] };
  const conflicts: Conflict[] = [];
  const pieces: string[] = [];
  let written = 0;
  for (const { at, base, end, ours, theirs } of drafts(text)) {
    const kept = choose(text, at, ours, theirs);
    conflicts.push({ at, ours, theirs, kept });
    const first = kept === 'theirs' ? blank(text.slice(ours.start, base)) : text.slice(ours.start, ours.end);
    const second = text.slice(theirs.start, theirs.end);
    pieces.push(
      text.slice(written, at),
      blank(text.slice(at, ours.start)),
      first,
      blank(text.slice(kept === 'theirs' ? base : ours.end, theirs.start)),
      kept === 'ours' ? blank(second) : second,
      blank(text.slice(theirs.end, end)),
    );
    written = end;
  }
  pieces.push(text.slice(written));
  return { text: pieces.join(''), conflicts };
}

/** A conflict as it stands: `base` is where the first side ends, or what both were made of begins. */
type Draft = Omit<Conflict, 'kept'> & { readonly base: number; readonly end: number };

/** Where one is opened before the last was closed, the last one is no conflict. */
function drafts(text: string): readonly Draft[] {
  const found: Draft[] = [];
  let opened: { at: number; start: number; name: string } | undefined;
  let base: number | undefined;
  let parted: { at: number; start: number } | undefined;
  for (let line = 0; line < text.length;) {
    const end = lineEnd(text, line);
    const next = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    const mark = markOf(text, line, end);
    const name = mark === undefined ? '' : text.slice(line + OPENING.length, end).trim();
    if (mark === '<') {
      [opened, base, parted] = [{ at: line, start: next, name }, undefined, undefined];
    } else if (mark === '|' && opened !== undefined && parted === undefined) {
      base ??= line;
    } else if (mark === '=' && opened !== undefined && parted === undefined) {
      parted = { at: line, start: next };
    } else if (mark === '>' && opened !== undefined && parted !== undefined) {
      const ours = { name: opened.name, start: opened.start, end: base ?? parted.at };
      const theirs = { name, start: parted.start, end: line };
      found.push({ at: opened.at, base: ours.end, end, ours, theirs });
      [opened, base, parted] = [undefined, undefined, undefined];
    }
    line = next;
  }
  return found;
}

/** The sign of a line that holds seven of it and perhaps a name behind them. */
function markOf(text: string, line: number, end: number): string | undefined {
  const sign = text.charAt(line);
  if (!'<|=>'.includes(sign) || !text.startsWith(sign.repeat(OPENING.length), line)) return undefined;
  const behind = line + OPENING.length;
  return behind >= end || text.charAt(behind) === ' ' ? sign : undefined;
}

function choose(text: string, at: number, ours: Side, theirs: Side): Conflict['kept'] {
  if (isBlank(text, ours)) return 'theirs';
  const areWhole = endsStatement(text, at) && endsStatement(text, ours.end) && endsStatement(text, theirs.end);
  return areWhole && !isBlank(text, theirs) ? 'both' : 'ours';
}

function isBlank(text: string, { start, end }: Side): boolean {
  return text.slice(start, end).trim() === '';
}

/** Whether nothing stands before an offset, or a statement ends there. Only as much is looked at as a line may hold. */
function endsStatement(text: string, offset: number): boolean {
  const before = text
    .slice(Math.max(0, offset - 2000), offset)
    .replaceAll(/--.*$|^<{7}.*$|^={7}$/gm, '')
    .trimEnd();
  return before === '' ? offset < 2000 : /(?:;|^[ \t]*(?:GO|\/))$/im.test(before.slice(-80));
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isNewlineCode(text.charCodeAt(at))) at += 1;
  return at;
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
