import { identifiers } from '../mysql/identifiers.ts';
import { tableTail as mysqlTail } from '../mysql/statements.ts';
import type { DesignedSequence, DesignedTable } from '../shared/designed.ts';
import { createSequence } from '../statements/create-sequence.ts';

export { namespace } from '../mysql/statements.ts';

export function tableTail(table: DesignedTable): string {
  return `${mysqlTail(table)}${table.versioned ? ' WITH SYSTEM VERSIONING' : ''}`;
}

export function sequence(designed: DesignedSequence): string {
  return createSequence(identifiers, designed);
}

/** What MySQL has alone: https://mariadb.com/kb/en/incompatibilities-and-feature-differences-between-mariadb-and-mysql/ */
const OF_MYSQL =
  /->>?|\bmember\s+of\s*\(|\bas\s+json(?=\s*\))|\b(?:regexp_like|uuid_to_bin|bin_to_uuid|is_uuid|any_value|grouping|json_storage_size|json_schema_valid)\s*\(/i;

export function lacks(code: string): string | undefined {
  const found = OF_MYSQL.exec(code)?.[0];
  return found === undefined ? undefined : `${found.replace(/\s*\($/, '')}, which MariaDB does not have`;
}
