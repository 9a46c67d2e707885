import type { Position } from '@backsmith/text';
import type { ColumnPlace } from '../ast/alter-action.ts';
import type { Name } from '../ast/name.ts';
import type { ColumnDefinition, WrittenType } from '../ast/table-element.ts';
import { TokenKind } from '../lex/token.ts';
import { nameText } from '../lex/token-value.ts';
import { ATTRIBUTES } from './column-attributes.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { Cursor, Remark } from './cursor.ts';
import { isNamedAtRunTime } from './literal-text.ts';
import { beginsColumn, reportMissingComma } from './missing-comma.ts';
import { takeType } from './read-type.ts';
import { beginsClause, passUnread, takeClause, takeExtra } from './unread-words.ts';

export type ReadColumn = { readonly definition: ColumnDefinition; readonly place?: ColumnPlace };

/** Passes a column's name, type and clauses; what is left over is passed over, said and kept as text. */
export function takeColumn(cursor: Cursor): ReadColumn | undefined {
  const position = cursor.position();
  const from = cursor.at;
  const name = takeColumnName(cursor);
  if (name === undefined) return undefined;
  if (isNamedAtRunTime(cursor, name)) {
    cursor.skipUntil(',');
    cursor.remark(madeAtRunTime(changedTable(cursor)), from, cursor.at);
    return undefined;
  }
  const type = takeType(cursor);
  return withAttributes(cursor, name, type, position);
}

function madeAtRunTime(table: string): Remark {
  return {
    severity: 'warning',
    code: 'dynamic-column',
    message: `A statement that is put together when it runs names a column${table} here, and the name stands nowhere.`,
    hint: 'Add the columns it makes to the file as CREATE TABLE has them.',
    consequence: 'The column is left out.',
  };
}

/** ` of t`, where the text that runs begins with `ALTER TABLE t`. */
function changedTable({ tokens }: Cursor): string {
  if (!tokens.isWord(0, 'alter') || !tokens.isWord(1, 'table')) return '';
  let at = tokens.isWord(2, 'if') && tokens.isWord(3, 'exists') ? 4 : 2;
  if (tokens.isWord(at, 'only')) at += 1;
  while (tokens.isSymbol(at + 1, '.')) at += 2;
  const name = nameText(tokens, at);
  return name === undefined ? '' : ` of ${name}`;
}

/** Passes the clauses of a column whose name is known, as ALTER COLUMN and MODIFY state them. */
export function takeColumnChange(cursor: Cursor, name: Name): ReadColumn {
  const position = cursor.position();
  const startsClause = ATTRIBUTES.has(cursor.word());
  const type = startsClause ? undefined : takeType(cursor);
  return withAttributes(cursor, name, type, position);
}

function withAttributes(cursor: Cursor, name: Name, type: WrittenType | undefined, position: Position): ReadColumn {
  const definition: ColumnDraft['definition'] = { ...position, kind: 'column', name, constraints: [], ignored: [] };
  if (type !== undefined) definition.type = type;
  const draft: ColumnDraft = { definition, pending: undefined, place: undefined };
  takeAttributes(cursor, draft);
  return draft.place === undefined ? { definition } : { definition, place: draft.place };
}

/** A number cannot name a column, but a script that says so meant one. */
function takeColumnName(cursor: Cursor): Name | undefined {
  const name = cursor.takeName();
  if (name !== undefined || cursor.kind() !== TokenKind.number) return name;
  const text = cursor.tokens.textOf(cursor.at);
  cursor.at += 1;
  return { text, quoted: true };
}

function takeAttributes(cursor: Cursor, draft: ColumnDraft): void {
  const { column, columnExtras } = cursor.rules.clauses;
  const isClause = (): boolean =>
    ATTRIBUTES.has(cursor.word()) ||
    beginsClause(cursor, column) ||
    (columnExtras !== undefined && beginsClause(cursor, columnExtras));
  while (!cursor.done && !cursor.isSymbol(',')) {
    const from = cursor.at;
    if (!isClause() && beginsColumn(cursor)) {
      reportMissingComma(cursor);
      return;
    }
    const taken = ATTRIBUTES.get(cursor.word())?.(cursor, draft) ?? false;
    if (taken && cursor.at > from) continue;
    cursor.at = from;
    if (takeExtra(cursor, columnExtras, draft.definition.name.text) || takeClause(cursor, column)) continue;
    draft.definition.ignored.push(passUnread(cursor, () => isClause() || beginsColumn(cursor)));
  }
}
