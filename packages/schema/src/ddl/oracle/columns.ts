import type { DesignedColumn } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { identityClause } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

export function columnClause(column: DesignedColumn): string {
  return words(
    identifier(identifiers, column.name),
    column.spelling.sql,
    column.invisible && 'INVISIBLE',
    column.generated && `GENERATED ALWAYS AS (${column.generated.expression}) VIRTUAL`,
    column.default !== undefined && `DEFAULT ${onNull(column)}${column.default}`,
    column.identity && identityClause(column.identity),
    column.notNull && 'NOT NULL',
  );
}

/** For which statements the default stands in for NULL; the words for changes are of version 23. */
function onNull({ source }: DesignedColumn): string {
  if (source.defaultOnNull !== true) return '';
  return source.defaultOnUpdate === true ? 'ON NULL FOR INSERT AND UPDATE ' : 'ON NULL ';
}
