import type { DesignedColumn } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { identityClause } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

export function columnClause(column: DesignedColumn): string {
  return words(
    identifier(identifiers, column.name),
    column.spelling.sql,
    column.collation !== undefined && `COLLATE ${identifier(identifiers, column.collation)}`,
    column.generated && `GENERATED ALWAYS AS (${column.generated.expression}) STORED`,
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.notNull && 'NOT NULL',
    column.identity && identityClause(column.identity),
  );
}
