import type { TargetDatabase, RelationalDatabase } from './target-database.ts';
import { mariadb } from './mariadb.ts';
import { mysql } from './mysql.ts';
import { oracle } from './oracle.ts';
import { postgresql } from './postgresql.ts';
import { sqlserver } from './sqlserver.ts';

const PLANS = { postgresql, mysql, mariadb, oracle, sqlserver } satisfies Record<RelationalDatabase, TargetDatabase>;

/** What the generator knows about a database. */
export function targetDatabase(kind: RelationalDatabase): TargetDatabase {
  return PLANS[kind];
}
