import { h2 } from './h2/writer.ts';
import { mariadb } from './mariadb/writer.ts';
import { mysql } from './mysql/writer.ts';
import { oracle } from './oracle/writer.ts';
import { postgresql } from './postgresql/writer.ts';
import { sqlite } from './sqlite/writer.ts';
import { sqlserver } from './sqlserver/writer.ts';
import type { DdlTarget } from './targets.ts';
import type { TargetWriter } from './writer.ts';

/** What is particular to each database. */
export const WRITERS: Readonly<Record<DdlTarget, TargetWriter>> = {
  postgresql,
  mysql,
  mariadb,
  oracle,
  sqlserver,
  sqlite,
  h2,
};
