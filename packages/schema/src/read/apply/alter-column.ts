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
    | 'drop-expression'
    | 'set-expression'
    | 'set-range';
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
      delete column.noDefault;
      column.defaultTree = action.value.tree;
      if (column.identity?.kind === 'serial') delete column.identity;
      return;
    case 'drop-default':
      dropDefault(column);
      column.noDefault = true;
      return;
    case 'set-not-null':
      column.notNull = action.notNull;
      delete column.notNullOfOwn;
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
      return;
    case 'set-expression':
      if (column.generated !== undefined) column.generated = { ...column.generated, expression: action.expression };
      return;
    case 'set-range':
      if (column.identity === undefined || column.identity.kind === 'serial') return;
      column.identity = {
        ...column.identity,
        ...(action.identity === undefined ? {} : { kind: action.identity }),
        ...action.range,
      };
  }
}

/** Takes away what new rows have in a column where they say nothing; what a serial column has is a default, too. */
export function dropDefault(column: ColumnDraft): void {
  delete column.default;
  delete column.defaultTree;
  delete column.defaultOnNull;
  delete column.defaultOnUpdate;
  if (column.identity?.kind === 'serial') delete column.identity;
}
