import type { TargetDatabase } from '../databases/target-database.ts';
import { qualifiedName, type ClassName } from '../../../model/java.ts';
import type { Setting } from '../../../model/project.ts';
import { DATABASE_PASSWORD, DATABASE_URL, DATABASE_USER } from './database-server.ts';

/** What of the schema the configuration depends on. */
export type SettingFacts = {
  /** Names of tables and columns as the database knows them. */
  readonly names: readonly string[];
  /** Namespaces of tables besides the connection's own. */
  readonly namespaces: readonly string[];
  /** Every table has a namespace of its own. */
  readonly allNamed: boolean;
  /** The name of Flyway's own table, where it is not the usual one. */
  readonly historyTable?: string | undefined;
  /** How many migrations a database that is taken over has already, where that is more than the first. */
  readonly baseline?: number | undefined;
  /** A migration of its own fills new databases with rows. */
  readonly hasRows?: boolean;
  /** What Hibernate reads and writes JSON by, where there is some. */
  readonly jsonMapper?: ClassName | undefined;
  /** What reads Hibernate's statements before they are sent, where something has to. */
  readonly inspector?: ClassName | undefined;
  /** Columns of types only PostgreSQL has are written as text. */
  readonly hasUntypedText: boolean;
  /** Defaults are days that are none: there are rows with them in a database that is taken over. */
  readonly hasZeroDates: boolean;
  /** Rows are found by days, some of which are none. */
  readonly hasOddDays: boolean;
};

/** How the service finds its database, migrates and reads it; the rest of application.yaml comes from others. */
export function designSettings(database: TargetDatabase, facts: SettingFacts): readonly Setting[] {
  const { settings = [] } = database;
  const hibernate = ['spring', 'jpa', 'properties', 'hibernate'];
  const keepsNames = facts.names.some((name) => !/^[a-z][a-z0-9_]*$/u.test(name));
  return [
    { path: ['spring', 'datasource', 'url'], value: { variable: DATABASE_URL } },
    { path: ['spring', 'datasource', 'username'], value: { variable: DATABASE_USER } },
    { path: ['spring', 'datasource', 'password'], value: { variable: DATABASE_PASSWORD } },
    // A database that is away is answered with 503 before a client gives up, and said in one line.
    { path: ['spring', 'datasource', 'hikari', 'connection-timeout'], value: 4000 },
    { path: ['spring', 'datasource', 'hikari', 'validation-timeout'], value: 2000 },
    { path: ['logging', 'level', 'com.zaxxer.hikari.pool'], value: 'error' },
    ...settings,
    ...(facts.hasUntypedText && database.untypedText !== undefined ? [database.untypedText] : []),
    ...(facts.hasZeroDates && database.zeroDates !== undefined ? [database.zeroDates] : []),
    ...(facts.hasOddDays && database.comparableDays !== undefined ? [database.comparableDays] : []),
    { path: FLYWAY_LOCATIONS, value: facts.hasRows === true ? `${TABLES},${ROWS}` : TABLES },
    ...baselineVersion(facts),
    { path: ['spring', 'flyway', 'placeholder-replacement'], value: false },
    ...(facts.historyTable === undefined ? [] : [{ path: ['spring', 'flyway', 'table'], value: facts.historyTable }]),
    ...flywaySchemas(database, facts),
    { path: ['spring', 'jpa', 'open-in-view'], value: false },
    { path: ['spring', 'jpa', 'hibernate', 'ddl-auto'], value: 'validate' },
    ...(keepsNames
      ? [
          {
            path: ['spring', 'jpa', 'hibernate', 'naming', 'physical-strategy'],
            value: 'org.hibernate.boot.model.naming.PhysicalNamingStrategyStandardImpl',
          },
        ]
      : []),
    { path: [...hibernate, 'globally_quoted_identifiers'], value: true },
    { path: [...hibernate, 'globally_quoted_identifiers_skip_column_definitions'], value: true },
    // Through java.sql, times of the hour that summer time skips and days before 1582 would become others.
    { path: [...hibernate, 'type', 'java_time_use_direct_jdbc'], value: true },
    ...(facts.jsonMapper === undefined
      ? []
      : [{ path: [...hibernate, 'type', 'json_format_mapper'], value: qualifiedName(facts.jsonMapper) }]),
    ...(facts.inspector === undefined
      ? []
      : [{ path: [...hibernate, 'session_factory', 'statement_inspector'], value: qualifiedName(facts.inspector) }]),
    { path: [...hibernate, 'default_batch_fetch_size'], value: 50 },
    { path: [...hibernate, 'jdbc', 'batch_size'], value: 50 },
    { path: [...hibernate, 'order_inserts'], value: true },
    { path: [...hibernate, 'order_updates'], value: true },
    { path: [...hibernate, 'query', 'fail_on_pagination_over_collection_fetch'], value: true },
    { path: [...hibernate, 'query', 'in_clause_parameter_padding'], value: true },
    { path: ['logging', 'level', 'org.hibernate.orm.jdbc.error'], value: 'off' },
  ];
}

/** A database that is taken over has its rows as well. */
function baselineVersion({ baseline, hasRows = false }: SettingFacts): readonly Setting[] {
  const version = baseline ?? (hasRows ? '1.1' : undefined);
  return version === undefined ? [] : [{ path: ['spring', 'flyway', 'baseline-version'], value: version }];
}

/** For a start without a database: Hibernate takes its word for it, and Flyway does not look. */
export function designTrainingOptions({ dialect }: TargetDatabase): readonly string[] {
  return [
    '-Dspring.flyway.enabled=false',
    '-Dspring.jpa.hibernate.ddl-auto=none',
    `-Dspring.jpa.database-platform=${dialect}`,
    '-Dspring.jpa.properties.hibernate.boot.allow_jdbc_metadata_access=false',
  ];
}

/** Where Flyway finds the migrations of the database that is connected to: of its tables, and of the rows they begin with. */
const FLYWAY_LOCATIONS = ['spring', 'flyway', 'locations'];
const TABLES = 'classpath:db/migration/{vendor}';
const ROWS = 'classpath:db/migration/rows/{vendor}';

/** What tests make tables with and no rows, which could have the keys they make. */
export const WITHOUT_ROWS = `${FLYWAY_LOCATIONS.join('.')}=${TABLES}`;

/** Where Flyway looks and works. */
export const FLYWAY_SCHEMAS = ['spring', 'flyway', 'schemas'];

/**
 * Flyway looks into these before it takes a database for an empty one, and works in the first. Where that must be the
 * connection's own and its name is not known, nothing is said.
 */
function flywaySchemas({ homeNamespace }: TargetDatabase, { namespaces, allNamed }: SettingFacts): readonly Setting[] {
  if (namespaces.length === 0 || (homeNamespace === undefined && !allNamed)) return [];
  const own = homeNamespace === undefined ? [] : [homeNamespace];
  return [{ path: FLYWAY_SCHEMAS, value: [...own, ...namespaces] }];
}
