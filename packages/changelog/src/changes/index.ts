import type { WriteChange } from '../change-context.ts';
import { COLUMN_CHANGES } from './column-changes.ts';
import { CONSTRAINT_CHANGES } from './constraint-changes.ts';
import { OBJECT_CHANGES } from './object-changes.ts';
import { SQL_CHANGES } from './sql-changes.ts';
import { TABLE_CHANGES } from './table-changes.ts';

const ALL = new Map<string, WriteChange>(
  [TABLE_CHANGES, COLUMN_CHANGES, CONSTRAINT_CHANGES, OBJECT_CHANGES, SQL_CHANGES].flatMap(Object.entries<WriteChange>),
);

/** What writes a kind of change (Liquibase: Change Types); nothing for one that is not known. */
export function writerOf(kind: string): WriteChange | undefined {
  return ALL.get(kind);
}
