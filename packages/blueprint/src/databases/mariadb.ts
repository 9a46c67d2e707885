import type { DatabasePlan } from './database-plan.ts';

export const mariadb: DatabasePlan = {
  kind: 'mariadb',
  label: 'MariaDB',
  url: (name, host) => `jdbc:mariadb://${host}:3306/${name}`,
  user: 'root',
  container: (name) => ({
    image: 'mariadb:11.8',
    port: 3306,
    data: '/var/lib/mysql',
    environment: { MARIADB_DATABASE: name },
    passwords: ['MARIADB_ROOT_PASSWORD'],
    health: 'healthcheck.sh --connect --innodb_initialized',
    user: 'root',
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-mysql', scope: 'runtime' },
    { group: 'org.mariadb.jdbc', artifact: 'mariadb-java-client', scope: 'runtime' },
  ],
  vendors: ['mariadb'],
  traits: { cutsSeconds: true, bitsAreText: false, moneyIsNumber: true, shapesAreBytes: true, intervalsAreOne: false },
  // H2 takes a name in back-ticks for one without quotes.
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE',
  hasArrays: false,
  indexesForeignKeys: true,
  namespaceIsCatalog: true,
  hasSchemas: false,
  family: ['mysql', 'mariadb'],
  storedName: (name) => name,
};
