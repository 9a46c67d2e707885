import type { DesignedColumn } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { cleanText } from '../shared/literals.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

/** An identity column is SQLite's row number, which needs the exact words INTEGER PRIMARY KEY. */
export function columnClause(column: DesignedColumn): string {
  const clause = words(
    identifier(identifiers, column.name),
    column.identity === undefined
      ? column.spelling.sql
      : `INTEGER PRIMARY KEY${column.identity.neverReuses ? ' AUTOINCREMENT' : ''}`,
    column.notNull && 'NOT NULL',
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.collation !== undefined && `COLLATE ${identifier(identifiers, column.collation)}`,
    column.generated &&
      `GENERATED ALWAYS AS (${column.generated.expression}) ${column.generated.stored ? 'STORED' : 'VIRTUAL'}`,
  );
  return column.comment === undefined ? clause : `${commentLine(column.comment)}\n  ${clause}`;
}

/** SQLite keeps no comments, so one is written for people, on a line of its own. */
function commentLine(comment: string): string {
  return `-- ${cleanText(comment).replace(/\s+/g, ' ').trim()}`;
}
