import type { GeneratedColumn } from '../../model/column.ts';
import type { PlannedColumn } from '../plan/planned.ts';
import { identifier } from '../shared/identifiers.ts';
import { rowTimeClause } from '../statements/row-time.ts';
import { words } from '../statements/words.ts';
import { currentTimestamp } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function columnClause(column: PlannedColumn): string {
  return words(
    identifier(identifiers, column.name),
    column.type,
    column.collation !== undefined && `COLLATE ${identifier(identifiers, column.collation)}`,
    column.generated && generatedClause(column.generated),
    nullability(column),
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.updatesNow && `ON UPDATE ${currentTimestamp(column.dataType)}`,
    column.invisible && 'INVISIBLE',
    column.identity && 'AUTO_INCREMENT',
    column.comment !== undefined && `COMMENT ${literals.string(column.comment)}`,
  );
}

export function generatedClause(generated: GeneratedColumn): string {
  if (generated.rowTime !== undefined) return rowTimeClause(generated.rowTime);
  return `GENERATED ALWAYS AS (${generated.expression}) ${generated.stored ? 'STORED' : 'VIRTUAL'}`;
}

/** Older servers take a TIMESTAMP to be NOT NULL unless NULL is said. */
function nullability(column: PlannedColumn): string {
  if (column.notNull) return 'NOT NULL';
  return column.type.startsWith('timestamp') && column.generated === undefined ? 'NULL' : '';
}
