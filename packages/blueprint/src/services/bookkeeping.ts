import type { Schema } from '@backsmith/schema';
import { hasKeys, type Lookup } from '../tables/lookup.ts';
import { findMigrationRecords } from '../tables/migration-records.ts';

/** Tables that tools keep for themselves whatever columns their versions give them, by the tool. */
const KEPT_BY: ReadonlyMap<string, string> = new Map([
  ['flyway_schema_history', 'Flyway'],
  ['schema_version', 'Flyway'],
  ['databasechangelog', 'Liquibase'],
  ['databasechangeloglock', 'Liquibase'],
  ['schema_migrations', 'migrations'],
  ['ar_internal_metadata', 'Rails'],
  ['django_migrations', 'Django'],
  ['alembic_version', 'Alembic'],
  ['__efmigrationshistory', 'Entity Framework'],
  ['_prisma_migrations', 'Prisma'],
  ['knex_migrations', 'Knex'],
  ['knex_migrations_lock', 'Knex'],
  ['doctrine_migration_versions', 'Doctrine'],
  ['hibernate_sequence', 'Hibernate'],
  ['hibernate_sequences', 'Hibernate'],
  ['shedlock', 'ShedLock'],
  ['spatial_ref_sys', 'PostGIS'],
  ['sqlite_sequence', 'SQLite'],
]);

/**
 * Tables that hold nothing of the application: what tools note for themselves, and what has no column. None is a reason for a
 * service.
 *
 * @returns why, by the place of the table in the schema; none where the schema has no other table
 */
export function bookkeepingOf({ tables }: Schema, lookup: Lookup): ReadonlyMap<number, string> {
  const records = findMigrationRecords(tables, lookup);
  const found = new Map(
    tables.flatMap((table, number): readonly (readonly [number, string])[] => {
      if (table.columns.length === 0) return [[number, 'it has no columns']];
      const tool = records.get(table) ?? (hasKeys(table, lookup) ? undefined : KEPT_BY.get(table.name.toLowerCase()));
      return tool === undefined ? [] : [[number, `it is what ${tool} notes for itself, no reason for a service`]];
    }),
  );
  return found.size === tables.length ? new Map() : found;
}
