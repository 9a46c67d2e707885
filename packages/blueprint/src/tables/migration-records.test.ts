import { describe, expect, test } from 'vitest';
import { designSql } from '../testing/design-sql.ts';

const USERS = 'CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL);';

const tablesOf = (sql: string) => {
  const { value, diagnostics } = designSql(sql);
  return {
    entities: value.store.entities.map(({ tableName }) => tableName),
    lists: value.lists.map(({ path }) => path),
    reported: value.report.tables.map(({ table, becomes, name }) => `${table}: ${becomes} ${name}`),
    roles: value.report.roles.map(({ table }) => table),
    notes: diagnostics.filter(({ code }) => code === 'migration-record').map(({ message }) => message),
    ddl: value.store.migrations.map(({ sql }) => sql).join('\n'),
  };
};

describe('tables of migration tools', () => {
  test.each([
    ['Rails', 'schema_migrations (version varchar(255) PRIMARY KEY)'],
    ['golang-migrate', 'schema_migrations (version bigint PRIMARY KEY, dirty boolean NOT NULL)'],
    [
      'Rails',
      'ar_internal_metadata (key varchar PRIMARY KEY, value varchar, created_at timestamp, updated_at timestamp)',
    ],
    ['Django', 'django_migrations (id serial PRIMARY KEY, app varchar(9), name varchar(9), applied timestamptz)'],
    [
      'Entity Framework',
      '"__EFMigrationsHistory" ("MigrationId" varchar(150) PRIMARY KEY, "ProductVersion" varchar(32))',
    ],
    ['Laravel', 'migrations (id serial PRIMARY KEY, migration varchar(255) NOT NULL, batch integer NOT NULL)'],
    ['Drizzle', '__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)'],
    ['Sequelize', '"SequelizeMeta" (name varchar(255) PRIMARY KEY)'],
    ['Alembic', 'alembic_version (version_num varchar(32) NOT NULL)'],
    [
      'Flyway',
      `schema_version (installed_rank int PRIMARY KEY, version varchar(50), description varchar(200) NOT NULL, type varchar(20) NOT NULL,
        script varchar(1000) NOT NULL, checksum int, installed_by varchar(100) NOT NULL, installed_on timestamp NOT NULL DEFAULT now(),
        execution_time int NOT NULL, success boolean NOT NULL)`,
    ],
    ['Doctrine', 'migration_versions (version varchar(14) PRIMARY KEY, executed_at timestamp NOT NULL)'],
    ['Yii', 'migration (version varchar(180) PRIMARY KEY, apply_time integer)'],
    ['sql-migrate', 'gorp_migrations (id text PRIMARY KEY, applied_at timestamptz)'],
    [
      'DbUp',
      '"SchemaVersions" ("Id" int PRIMARY KEY, "ScriptName" varchar(255) NOT NULL, "Applied" timestamp NOT NULL)',
    ],
    ['Ecto', 'schema_migrations (version bigint PRIMARY KEY, inserted_at timestamp(0))'],
    [
      'MikroORM',
      'mikro_orm_migrations (id serial PRIMARY KEY, name varchar(255), executed_at timestamptz DEFAULT now())',
    ],
    [
      'Liquibase',
      `databasechangelog (id varchar(255) NOT NULL, author varchar(255) NOT NULL, filename varchar(255) NOT NULL, dateexecuted timestamp NOT NULL,
        orderexecuted integer NOT NULL, exectype varchar(10) NOT NULL, md5sum varchar(35), description varchar(255), comments varchar(255),
        tag varchar(255), liquibase varchar(20))`,
    ],
  ])('%s: %s stays a table and has no calls', (tool, definition) => {
    const name = /^"?(\w+)/.exec(definition)?.[1] ?? '';
    const { entities, lists, reported, roles, notes, ddl } = tablesOf(`CREATE TABLE ${definition};\n${USERS}`);
    expect(entities).toEqual(['users']);
    expect(lists).toEqual([]);
    expect(reported).toContain(`${name}: record ${tool}`);
    expect(roles).toEqual([]);
    expect(notes).toEqual([
      `${name} belongs to the migrations of ${tool}: the table is made, and has neither entity nor calls.`,
    ]);
    expect(ddl).toMatch(new RegExp(`CREATE TABLE "?${name}"? \\(`));
  });

  test.each([
    ['other columns', 'CREATE TABLE migrations (id bigint PRIMARY KEY, species text, batch int);'],
    ['one column more', 'CREATE TABLE schema_migrations (version text PRIMARY KEY, note text);'],
    [
      'a key that leads away',
      'CREATE TABLE migrations (id bigint PRIMARY KEY, migration text, batch bigint REFERENCES users (id));',
    ],
    [
      'a key that leads to it',
      'CREATE TABLE schema_migrations (version text PRIMARY KEY); CREATE TABLE a (id int PRIMARY KEY, b text REFERENCES schema_migrations);',
    ],
  ])('a table of such a name with %s is the application’s own', (_, sql) => {
    const { entities, notes } = tablesOf(`${USERS}\n${sql}`);
    expect(notes).toEqual([]);
    expect(entities).toContain(
      /migrations|schema_migrations/.exec(sql)?.[0] === 'migrations' ? 'migrations' : 'schema_migrations',
    );
  });

  test('a schema of nothing else keeps them', () => {
    expect(tablesOf('CREATE TABLE schema_migrations (version text PRIMARY KEY);').entities).toEqual([
      'schema_migrations',
    ]);
  });
});
