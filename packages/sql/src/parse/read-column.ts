import type { Position } from '@backsmith/text';
import type { ColumnPlace } from '../ast/alter-action.ts';
import type { Name } from '../ast/name.ts';
import type { ColumnDefinition, WrittenType } from '../ast/table-element.ts';
import { TokenKind } from '../lex/token.ts';
import { COMMON_TYPES } from '../types/common-types.ts';
import { ATTRIBUTES } from './column-attributes.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { Cursor } from './cursor.ts';
import { takeType } from './read-type.ts';

export type ReadColumn = { readonly definition: ColumnDefinition; readonly place?: ColumnPlace };

/** Passes a column's name, type and clauses; what is left over is passed over and kept as text. */
export function takeColumn(cursor: Cursor): ReadColumn | undefined {
  const position = cursor.position();
  const name = takeColumnName(cursor);
  if (name === undefined) return undefined;
  const type = takeType(cursor);
  return withAttributes(cursor, name, type, position);
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
  while (!cursor.done && !cursor.isSymbol(',')) {
    const from = cursor.at;
    if (missesComma(cursor)) return;
    const reader = ATTRIBUTES.get(cursor.word());
    const taken = reader?.(cursor, draft) ?? false;
    if (taken && cursor.at > from) continue;
    cursor.at = from;
    cursor.skipUnit();
    draft.definition.ignored.push(cursor.textBetween(from, cursor.at));
  }
}

/** A line that begins with a name and a type is the next column; the comma before it was forgotten. */
function missesComma(cursor: Cursor): boolean {
  if (!cursor.tokens.startsLine(cursor.at) || ATTRIBUTES.has(cursor.word()) || !isTypeName(cursor.word(1), cursor))
    return false;
  cursor.remark({
    severity: 'warning',
    code: 'missing-comma',
    message: 'A comma seems to be missing before this column.',
  });
  return true;
}

function isTypeName(word: string, cursor: Cursor): boolean {
  return word !== '' && (COMMON_TYPES.has(word) || cursor.rules.types.has(word));
}
