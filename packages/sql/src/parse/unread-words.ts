import { toExcerpt } from '@backsmith/text';
import type { Clause, ClauseTable } from '../dialects/clause-table.ts';
import type { Cursor } from './cursor.ts';

/** Passes a clause of the dialect that carries nothing into a schema; false where none begins here. */
export function takeClause(cursor: Cursor, table: ClauseTable): boolean {
  const clause = clauseAt(cursor, table);
  if (clause === undefined) return false;
  cursor.at += clause.words.length;
  if (clause.units === 'rest') cursor.skipUntil(',');
  else for (let unit = 0; unit < clause.units; unit += 1) takeOperand(cursor);
  return true;
}

/** Passes a clause of the dialect that is left out, and says so of what it stands behind; false where none begins here. */
export function takeExtra(cursor: Cursor, table: ClauseTable | undefined, of: string): boolean {
  const from = cursor.at;
  if (table === undefined || !takeClause(cursor, table)) return false;
  const message = `What ${of} says besides is left out: ${toExcerpt(cursor.textBetween(from, cursor.at), 60)}`;
  cursor.remark({ severity: 'info', code: 'clause-left-out', message }, from, cursor.at);
  return true;
}

export function beginsClause(cursor: Cursor, table: ClauseTable): boolean {
  return clauseAt(cursor, table) !== undefined;
}

function clauseAt(cursor: Cursor, table: ClauseTable): Clause | undefined {
  return table.get(cursor.word())?.find(({ words }) => words.every((word, offset) => cursor.isWord(word, offset)));
}

/** A value, perhaps behind an equals sign: a word with its qualifiers and what it is given in parentheses, a text, a group. */
function takeOperand(cursor: Cursor): void {
  cursor.takeSymbol('=');
  if (cursor.done || cursor.isSymbol(',')) return;
  const isGroup = cursor.isSymbol('(');
  cursor.skipUnit();
  while (cursor.isSymbol('.')) cursor.at += 2;
  if (!isGroup && cursor.isSymbol('(')) cursor.skipUnit();
}

/**
 * Passes words nothing is known of, at least one, up to a comma or something known, and says so: they may be a column
 * whose comma was forgotten, or a clause misspelt.
 */
export function passUnread(cursor: Cursor, isKnown: () => boolean): string {
  const from = cursor.at;
  do cursor.skipUnit();
  while (!cursor.done && !cursor.isSymbol(',') && !isKnown());
  return reportUnread(cursor, from, cursor.at);
}

/** Says that the words from one token up to another are left out, and gives them. */
export function reportUnread(cursor: Cursor, from: number, end: number): string {
  const words = cursor.textBetween(from, end);
  cursor.remark({ ...UNREAD, message: `Not understood here: ${toExcerpt(words, 60)}` }, from, end);
  return words;
}

const UNREAD = {
  severity: 'warning',
  code: 'unread-words',
  hint: 'Check for a comma that is missing before them, or a word that is misspelt.',
  consequence: 'They are left out; the rest is kept.',
} as const;
