import type { DesignedColumn, DesignedIdentity } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { isWhole } from '../statements/create-sequence.ts';
import { rowTimeClause } from '../statements/row-time.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

export function columnClause(column: DesignedColumn): string {
  const name = identifier(identifiers, column.name);
  if (column.generated !== undefined) {
    const { expression, stored, rowTime } = column.generated;
    if (rowTime !== undefined)
      return words(name, column.spelling.sql, rowTimeClause(rowTime), column.invisible && 'HIDDEN', 'NOT NULL');
    return words(name, `AS (${expression})`, stored && 'PERSISTED', stored && column.notNull && 'NOT NULL');
  }
  return words(
    name,
    column.spelling.sql,
    column.collation !== undefined && `COLLATE ${column.collation}`,
    column.identity && identity(column.identity),
    column.default !== undefined && `DEFAULT ${column.default}`,
    column.notNull ? 'NOT NULL' : 'NULL',
  );
}

function identity({ start, increment }: DesignedIdentity): string {
  return `IDENTITY(${isWhole(start) ? start : '1'},${isWhole(increment) ? increment : '1'})`;
}
