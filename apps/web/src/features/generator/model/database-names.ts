import type { TargetDatabase } from '@backsmith/contract';

/** The databases as people write them. */
export const DATABASE_NAMES = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  oracle: 'Oracle',
  sqlserver: 'SQL Server',
  mongodb: 'MongoDB',
} as const satisfies Record<TargetDatabase, string>;
