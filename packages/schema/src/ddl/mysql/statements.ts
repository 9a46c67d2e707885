import type { DesignedTable } from '../shared/designed.ts';
import { identifier } from '../shared/identifiers.ts';
import { isWhole } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function namespace(name: string): readonly string[] {
  return [`CREATE DATABASE IF NOT EXISTS ${identifier(identifiers, name)}`];
}

/** The storage engine and character set the rest of the script counts on, and where the table's numbers start. */
export function tableTail(table: DesignedTable): string {
  const start = table.columns.find((column) => column.identity !== undefined)?.identity?.start;
  return ` ${words(
    'ENGINE=InnoDB',
    isWhole(start) && start !== '1' && `AUTO_INCREMENT=${start}`,
    'DEFAULT CHARSET=utf8mb4',
    table.comment !== undefined && `COMMENT=${literals.string(table.comment)}`,
  )}`;
}

/** What MariaDB has alone. */
const OF_MARIADB =
  /\b(?:next\s+value\s+for|for\s+system_time)\b|\b(?:nextval|lastval|setval|json_detailed|json_compact|json_loose|json_exists|median|natural_sort_key|to_char|add_months|nvl2?|sys_guid|sformat)\s*\(/i;

export function lacks(code: string): string | undefined {
  const found = OF_MARIADB.exec(code)?.[0];
  return found === undefined ? undefined : `${found.replace(/\s*\($/, '')}, which MySQL does not have`;
}
