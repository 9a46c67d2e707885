import { FLYWAY } from './flyway.ts';
import { DBMATE, GOOSE, LIQUIBASE, MYBATIS, NODE_PG_MIGRATE, PLAY, SQL_MIGRATE, TERN } from './marked.ts';
import type { MigrationTool, PlanFormat } from './migration-tool.ts';
import { GOLANG_MIGRATE_OR_SQLX, LARAVEL, POSTGRATOR, RAILS, SSDT, SUPABASE, YOYO } from './named.ts';
import { ATLAS, DRIZZLE, SQITCH } from './planned.ts';
import { DIESEL, DRIZZLE_FOLDERS, HASURA, PRISMA } from './up-down-folders.ts';

/** Each tool that is recognised by its files; the first that knows one is taken. What none knows is ordered by its numbers. */
export const MIGRATION_TOOLS: readonly MigrationTool[] = [
  FLYWAY,
  DIESEL,
  HASURA,
  DRIZZLE_FOLDERS,
  PRISMA,
  SQITCH,
  SUPABASE,
  GOOSE,
  SQL_MIGRATE,
  DBMATE,
  TERN,
  MYBATIS,
  NODE_PG_MIGRATE,
  PLAY,
  GOLANG_MIGRATE_OR_SQLX,
  POSTGRATOR,
  DRIZZLE,
  LIQUIBASE,
  LARAVEL,
  RAILS,
  SSDT,
  YOYO,
  ATLAS,
];

/** The form of plan that a path is one of. */
export function planFormatOf(path: string): PlanFormat | undefined {
  const folders = path.split(/[\\/]/);
  const file = folders.pop() ?? '';
  return MIGRATION_TOOLS.find(({ plan }) => plan?.isPlan({ folders, file }))?.plan;
}

/** Whether a file beside SQL ones decides which of them are applied and in which order: sqitch.plan, a journal, atlas.sum. */
export function decidesOrder(path: string): boolean {
  return planFormatOf(path) !== undefined;
}
