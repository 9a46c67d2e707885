import type { GeneratedColumn } from '../../model/column.ts';
import type { DesignedColumn } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { rowTimeClause } from '../statements/row-time.ts';
import { words } from '../statements/words.ts';
import { currentTimestamp } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function columnClause(column: DesignedColumn): string {
  return words(
    identifier(identifiers, column.name),
    column.spelling.sql,
    // A JSON value has a collation of its own; MySQL refuses to hear of it.
    column.collation !== undefined &&
      column.dataType.kind !== 'json' &&
      `COLLATE ${identifier(identifiers, column.collation)}`,
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
function nullability(column: DesignedColumn): string {
  if (column.notNull) return 'NOT NULL';
  return column.spelling.reported === 'timestamp' && column.generated === undefined ? 'NULL' : '';
}
