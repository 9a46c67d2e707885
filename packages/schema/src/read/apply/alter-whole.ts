import type { AlterAction, QualifiedName } from '@backsmith/sql';
import { placeOf } from '@backsmith/text';
import { setComment } from '../catalog/make-column.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import { convertTexts, setTexts } from './table-texts.ts';

const KINDS = [
  'set-versioned',
  'set-unlogged',
  'set-row-security',
  'set-triggers',
  'set-partitioned',
  'set-texts',
  'convert-texts',
  'set-table-comment',
] as const;

/** A change of a table apart from its columns, keys and place. */
export type WholeAction = Extract<AlterAction, { readonly kind: (typeof KINDS)[number] }>;

export function isOfWhole(action: AlterAction): action is WholeAction {
  return KINDS.some((kind) => kind === action.kind);
}

/** Applies such a change to its table. */
export function applyToWhole(table: TableDraft, action: WholeAction): void {
  switch (action.kind) {
    case 'set-versioned':
      setVersioned(table, action);
      return;
    case 'set-unlogged':
      table.unlogged = action.unlogged;
      return;
    case 'set-row-security':
      table.rowSecurity = action.isOn ? placeOf(action) : undefined;
      return;
    case 'set-triggers':
      table.triggersOff = action.areOn ? undefined : placeOf(action);
      return;
    case 'set-partitioned':
      table.partitioned = true;
      return;
    case 'set-texts':
      setTexts(table, action);
      return;
    case 'convert-texts':
      convertTexts(table, action);
      return;
    case 'set-table-comment':
      setComment(table, action.text);
  }
}

/** Where earlier states go ends with their being kept: the table then is one like others. */
function setVersioned(
  table: TableDraft,
  { versioned, history }: { versioned: boolean; history?: QualifiedName },
): void {
  delete table.versioned;
  delete table.history;
  if (!versioned) return;
  table.versioned = true;
  if (history !== undefined) table.history = history;
}
