import type { DatabasePlan, RelationalDatabase } from './database-plan.ts';
import { mariadb } from './mariadb.ts';
import { mysql } from './mysql.ts';
import { oracle } from './oracle.ts';
import { postgresql } from './postgresql.ts';
import { sqlserver } from './sqlserver.ts';

const PLANS = { postgresql, mysql, mariadb, oracle, sqlserver } satisfies Record<RelationalDatabase, DatabasePlan>;

/** What the generator knows about a database. */
export function databasePlan(kind: RelationalDatabase): DatabasePlan {
  return PLANS[kind];
}
