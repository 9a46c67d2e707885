import type { AlterAction } from '@backsmith/sql';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { restateDefault, setType } from '../catalog/make-column.ts';
import { defaultValueOf } from '../values/default-value.ts';

/** A change of one column that leaves its name and place. */
export type ColumnChange = AlterAction & {
  kind:
    | 'set-type'
    | 'set-default'
    | 'drop-default'
    | 'set-not-null'
    | 'set-identity'
    | 'set-invisible'
    | 'drop-identity'
    | 'drop-expression';
};

/** Applies such a change to its column. */
export function applyToColumn(column: ColumnDraft, action: ColumnChange): void {
  switch (action.kind) {
    case 'set-type':
      setType(column, action.type);
      if (action.collation !== undefined) column.collation = action.collation;
      restateDefault(column);
      return;
    case 'set-default':
      column.default = defaultValueOf(action.value, column.dataType);
      column.defaultTree = action.value.tree;
      if (column.identity?.kind === 'serial') delete column.identity;
      return;
    case 'drop-default':
      delete column.default;
      delete column.defaultTree;
      if (column.identity?.kind === 'serial') delete column.identity;
      return;
    case 'set-not-null':
      column.notNull = action.notNull;
      return;
    case 'set-identity':
      column.identity = action.identity;
      column.notNull = true;
      return;
    case 'set-invisible':
      column.invisible = action.invisible;
      return;
    case 'drop-identity':
      // What a serial column has is a default.
      if (column.identity?.kind !== 'serial') delete column.identity;
      return;
    case 'drop-expression':
      delete column.generated;
  }
}
