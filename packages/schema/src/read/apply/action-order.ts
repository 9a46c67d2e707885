import type { AlterAction } from '@backsmith/sql';

/**
 * The actions of one ALTER TABLE in the order databases carry them out, whatever the one they are written in: what goes, then
 * columns, then what is made over them. A name may be given up and given again in one statement, and a key stand before its
 * columns. Sources: AlterTablePass in src/backend/commands/tablecmds.c of PostgreSQL, mysql_prepare_alter_table in
 * sql/sql_table.cc of MySQL.
 */
export function inOrder(actions: readonly AlterAction[]): readonly AlterAction[] {
  return actions.length === 1 ? actions : actions.toSorted((one, other) => passOf(one) - passOf(other));
}

/** MySQL keeps an index that a reference needs, which may go behind it. */
function passOf(action: AlterAction): 0 | 1 | 2 | 3 {
  switch (action.kind) {
    case 'drop-constraint':
      return 0;
    case 'drop-column':
    case 'drop-primary-key':
    case 'drop-unique':
    case 'drop-index':
    case 'drop-default':
    case 'drop-identity':
    case 'drop-expression':
      return 1;
    case 'set-not-null':
      return action.notNull ? 3 : 1;
    case 'add-column':
    case 'modify-column':
    case 'change-column':
    case 'rename-column':
    case 'rename-index':
    case 'set-type':
      return 2;
    default:
      return 3;
  }
}
