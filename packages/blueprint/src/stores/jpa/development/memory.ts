import { FLYWAY_SCHEMAS } from '../configuration/design-settings.ts';
import type { Setting } from '../../../model/project.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import type { DesignedDevelopment, DevelopmentInput } from './designed-development.ts';

/**
 * H2 2.4 checks a list of values by the connection that made the table, and refuses every row once that is closed: the pool keeps
 * its connections, which it would close after half an hour.
 */
const KEPT_CONNECTIONS: Setting = { path: ['spring', 'datasource', 'hikari', 'max-lifetime'], value: 0 };

/**
 * H2, whose migrations are a copy of the database's own. A new database needs no look around, and as H2 reports some types
 * differently, only the real one is validated.
 */
export function designMemory({ name, database, facts }: DevelopmentInput): DesignedDevelopment {
  return {
    development: {
      kind: 'h2',
      label: 'a database in memory',
      runsAnywhere: true,
      testProperties: [],
      resources: [],
    },
    dependencies: [{ group: 'com.h2database', artifact: 'h2', scope: 'runtime', isDevelopment: true }],
    profiles: [],
    unshipped: ['db/migration/h2/**', ...(facts.hasRows === true ? ['db/migration/rows/h2/**'] : [])],
    devSettings: [
      { path: ['spring', 'datasource', 'url'], value: memoryUrl(name, database) },
      { path: ['spring', 'datasource', 'username'], value: 'sa' },
      { path: ['spring', 'datasource', 'password'], value: '' },
      ...(facts.namespaces.length > 0 ? [{ path: FLYWAY_SCHEMAS, value: [] }] : []),
      { path: ['spring', 'jpa', 'hibernate', 'ddl-auto'], value: 'none' },
      KEPT_CONNECTIONS,
      ...(database.memorySettings ?? []),
    ],
  };
}

function memoryUrl(name: string, { h2Identifiers }: TargetDatabase): string {
  return `jdbc:h2:mem:${name};MODE=PostgreSQL;${h2Identifiers};DEFAULT_NULL_ORDERING=HIGH;DB_CLOSE_DELAY=-1`;
}
