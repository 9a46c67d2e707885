import type { PlannedTable } from '../plan/planned.ts';
import { identifier } from '../shared/identifiers.ts';
import { isWhole } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function namespace(name: string): readonly string[] {
  return [`CREATE DATABASE IF NOT EXISTS ${identifier(identifiers, name)}`];
}

/** The storage engine and character set the rest of the script counts on, and where the table's numbers start. */
export function tableTail(table: PlannedTable): string {
  const start = table.columns.find((column) => column.identity !== undefined)?.identity?.start;
  return ` ${words(
    'ENGINE=InnoDB',
    isWhole(start) && start !== '1' && `AUTO_INCREMENT=${start}`,
    'DEFAULT CHARSET=utf8mb4',
    table.comment !== undefined && `COMMENT=${literals.string(table.comment)}`,
  )}`;
}
