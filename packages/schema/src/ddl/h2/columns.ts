import type { DesignedColumn } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { identityClause } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { now } from './defaults.ts';
import { identifiers } from './identifiers.ts';

export function columnClause(column: DesignedColumn): string {
  return words(
    identifier(identifiers, column.name),
    column.spelling.sql,
    column.invisible && 'INVISIBLE',
    column.generated && `GENERATED ALWAYS AS (${column.generated.expression})`,
    column.identity && identityClause(column.identity),
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.updatesNow && `ON UPDATE ${now({ kind: 'now', what: 'timestamp' }, column.dataType)}`,
    column.notNull && 'NOT NULL',
  );
}
