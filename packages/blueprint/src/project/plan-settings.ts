import type { DatabasePlan } from '../databases/database-plan.ts';
import type { DatabaseSettings, Setting } from '../model/project.ts';
import type { Options } from '../options.ts';

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
  readonly hasJson: boolean;
  /** Columns of types only PostgreSQL has are written as text. */
  readonly hasUntypedText: boolean;
};

/** The database as configuration and people name it. */
export function planDatabase(options: Options, database: DatabasePlan): DatabaseSettings {
  const name = options.projectName.toLowerCase();
  return {
    kind: options.database,
    label: database.label,
    url: database.url(name, 'localhost'),
    user: database.user,
    h2Url: `jdbc:h2:mem:${name};MODE=PostgreSQL;${database.h2Identifiers};DEFAULT_NULL_ORDERING=HIGH;DB_CLOSE_DELAY=-1`,
    ...(database.twin === undefined ? {} : { twin: database.twin }),
  };
}

/** application.yaml: the real database, with what a developer's machine differs in left to the environment. */
export function planSettings(
  settings: DatabaseSettings,
  options: Options,
  database: DatabasePlan,
  facts: SettingFacts,
): readonly Setting[] {
  const hibernate = ['spring', 'jpa', 'properties', 'hibernate'];
  const keepsNames = facts.names.some((name) => !/^[a-z][a-z0-9_]*$/u.test(name));
  return [
    { path: ['spring', 'application', 'name'], value: options.projectName },
    { path: ['spring', 'profiles', 'default'], value: 'dev' },
    { path: ['spring', 'threads', 'virtual', 'enabled'], value: true },
    { path: ['spring', 'datasource', 'url'], value: `\${DB_URL:${settings.url}}` },
    { path: ['spring', 'datasource', 'username'], value: `\${DB_USER:${settings.user}}` },
    { path: ['spring', 'datasource', 'password'], value: '${DB_PASSWORD:}' },
    ...(facts.hasUntypedText && database.untypedText !== undefined ? [database.untypedText] : []),
    { path: ['spring', 'flyway', 'locations'], value: 'classpath:db/migration/{vendor}' },
    { path: ['spring', 'flyway', 'baseline-on-migrate'], value: true },
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
    ...(facts.hasJson ? [{ path: [...hibernate, 'type', 'json_format_mapper'], value: 'jackson3' }] : []),
    { path: [...hibernate, 'default_batch_fetch_size'], value: 50 },
    { path: [...hibernate, 'jdbc', 'batch_size'], value: 50 },
    { path: [...hibernate, 'order_inserts'], value: true },
    { path: [...hibernate, 'order_updates'], value: true },
    { path: [...hibernate, 'query', 'fail_on_pagination_over_collection_fetch'], value: true },
    { path: [...hibernate, 'query', 'in_clause_parameter_padding'], value: true },
    { path: ['spring', 'data', 'web', 'pageable', 'default-page-size'], value: 20 },
    { path: ['spring', 'data', 'web', 'pageable', 'max-page-size'], value: 100 },
    { path: ['spring', 'mvc', 'problemdetails', 'enabled'], value: true },
    { path: ['spring', 'mvc', 'format', 'date'], value: 'iso' },
    { path: ['spring', 'mvc', 'format', 'time'], value: 'iso' },
    { path: ['spring', 'mvc', 'format', 'date-time'], value: 'iso' },
    ...(options.features.swagger
      ? [{ path: ['springdoc', 'default-produces-media-type'], value: 'application/json' }]
      : []),
    { path: ['server', 'shutdown'], value: 'graceful' },
    { path: ['server', 'forward-headers-strategy'], value: 'framework' },
    { path: ['management', 'endpoints', 'web', 'exposure', 'include'], value: ['health', 'info', 'prometheus'] },
    { path: ['management', 'endpoint', 'health', 'probes', 'enabled'], value: true },
    {
      path: ['management', 'endpoint', 'health', 'group', 'readiness', 'include'],
      value: ['readinessState', 'db'],
    },
    { path: ['logging', 'level', 'org.hibernate.orm.jdbc.error'], value: 'off' },
    { path: ['logging', 'pattern', 'correlation'], value: '[%X{requestId:-}] ' },
    { path: ['logging', 'structured', 'format', 'console'], value: '${LOG_FORMAT:}' },
  ];
}

/** application-dev.yaml: everything in memory, where a new database needs no look around. H2 reports some types differently, so only the real database is validated. */
export function planDevSettings(settings: DatabaseSettings, facts: SettingFacts): readonly Setting[] {
  return [
    { path: ['spring', 'datasource', 'url'], value: settings.h2Url },
    { path: ['spring', 'datasource', 'username'], value: 'sa' },
    { path: ['spring', 'datasource', 'password'], value: '' },
    ...(facts.namespaces.length > 0 ? [{ path: FLYWAY_SCHEMAS, value: [] }] : []),
    { path: ['spring', 'jpa', 'hibernate', 'ddl-auto'], value: 'none' },
  ];
}

const FLYWAY_SCHEMAS = ['spring', 'flyway', 'schemas'];

/**
 * Flyway looks into these before it takes a database for an empty one, and works in the first. Where that must be the
 * connection's own and its name is not known, nothing is said.
 */
function flywaySchemas({ defaultNamespace }: DatabasePlan, { namespaces, allNamed }: SettingFacts): readonly Setting[] {
  if (namespaces.length === 0 || (defaultNamespace === undefined && !allNamed)) return [];
  const own = defaultNamespace === undefined ? [] : [defaultNamespace];
  return [{ path: FLYWAY_SCHEMAS, value: [...own, ...namespaces] }];
}
