import type { Table } from '@backsmith/schema';
import { hasKeys, type Lookup } from './lookup.ts';
import { isSameSet } from './unique-sets.ts';

/** A table that a migration tool keeps for itself, as the tool makes it. */
type RecordTable = { readonly tool: string; readonly name: string; readonly columns: readonly string[] };

const record = (tool: string, name: string, columns: string): RecordTable => ({
  tool,
  name: name.toLowerCase(),
  columns: columns.toLowerCase().split(' '),
});

/** From the tools' own sources and manuals. */
const RECORDS: readonly RecordTable[] = [
  record('Aerich', 'aerich', 'id version app content'),
  record('Alembic', 'alembic_version', 'version_num'),
  record('CodeIgniter', 'migrations', 'id version class group namespace time batch'),
  record('db-migrate', 'migrations', 'id name run_on'),
  record('dbdeploy', 'changelog', 'change_number complete_dt applied_by description'),
  record('DbUp', 'SchemaVersions', 'Id ScriptName Applied'),
  record('DbUp', 'SchemaVersions', 'SchemaVersionId ScriptName Applied'),
  record('DbUp', 'SchemaVersions', 'SchemaVersionsId ScriptName Applied'),
  record('Diesel', '__diesel_schema_migrations', 'version run_on'),
  record('Django', 'django_migrations', 'id app name applied'),
  record('Doctrine', 'doctrine_migration_versions', 'version executed_at execution_time'),
  record('Doctrine', 'migration_versions', 'version'),
  record('Doctrine', 'migration_versions', 'version executed_at'),
  record('Drizzle', '__drizzle_migrations', 'id hash created_at'),
  record('Ecto', 'schema_migrations', 'version inserted_at'),
  record('Entity Framework', '__EFMigrationsHistory', 'MigrationId ProductVersion'),
  record(
    'Flyway',
    'flyway_schema_history',
    'installed_rank version description type script checksum installed_by installed_on execution_time success',
  ),
  record(
    'Flyway',
    'schema_version',
    'installed_rank version description type script checksum installed_by installed_on execution_time success',
  ),
  record(
    'Flyway',
    'schema_version',
    'version_rank installed_rank version description type script checksum installed_by installed_on execution_time success',
  ),
  record('FluentMigrator', 'VersionInfo', 'Version AppliedOn Description'),
  record('golang-migrate', 'schema_migrations', 'version dirty'),
  record('Goose', 'goose_db_version', 'id version_id is_applied tstamp'),
  record('Knex', 'knex_migrations', 'id name batch migration_time'),
  record('Knex', 'knex_migrations_lock', 'index is_locked'),
  record('Laravel', 'migrations', 'id migration batch'),
  record(
    'Liquibase',
    'databasechangelog',
    'id author filename dateexecuted orderexecuted exectype md5sum description comments tag liquibase contexts labels deployment_id',
  ),
  record(
    'Liquibase',
    'databasechangelog',
    'id author filename dateexecuted orderexecuted exectype md5sum description comments tag liquibase contexts labels',
  ),
  record(
    'Liquibase',
    'databasechangelog',
    'id author filename dateexecuted orderexecuted exectype md5sum description comments tag liquibase',
  ),
  record('Liquibase', 'databasechangeloglock', 'id locked lockgranted lockedby'),
  record('MikroORM', 'mikro_orm_migrations', 'id name executed_at'),
  record('MyBatis Migrations', 'changelog', 'id applied_at description'),
  record('node-pg-migrate', 'pgmigrations', 'id name run_on'),
  record('Phinx', 'phinxlog', 'version migration_name start_time end_time breakpoint'),
  record('Play', 'play_evolutions', 'id hash applied_at apply_script revert_script state last_problem'),
  record(
    'Prisma',
    '_prisma_migrations',
    'id checksum finished_at migration_name logs rolled_back_at started_at applied_steps_count',
  ),
  record('Rails', 'ar_internal_metadata', 'key value created_at updated_at'),
  record('Rails', 'schema_migrations', 'version'),
  record('Sequelize', 'SequelizeMeta', 'name'),
  record('sql-migrate', 'gorp_migrations', 'id applied_at'),
  record('sqlx', '_sqlx_migrations', 'version description installed_on success checksum execution_time'),
  record('TypeORM', 'migrations', 'id timestamp name'),
  record('TypeORM', 'typeorm_metadata', 'type database schema table name value'),
  record('Yii', 'migration', 'version apply_time'),
];

/**
 * Tables that hold what a migration tool has done, and nothing of the application. A table counts when name and columns are
 * exactly the tool's, and no key leads to it or away from it.
 *
 * @returns each with the tool's name; none when the schema has no other table
 */
export function findMigrationRecords(tables: readonly Table[], lookup: Lookup): ReadonlyMap<Table, string> {
  const found = new Map(
    tables.flatMap((table): readonly (readonly [Table, string])[] => {
      const tool = hasKeys(table, lookup) ? undefined : toolOf(table);
      return tool === undefined ? [] : [[table, tool]];
    }),
  );
  return found.size === tables.length ? new Map() : found;
}

function toolOf(table: Table): string | undefined {
  const name = table.name.toLowerCase();
  const columns = table.columns.map((column) => column.name.toLowerCase());
  return RECORDS.find((known) => known.name === name && isSameSet(known.columns, columns))?.tool;
}
