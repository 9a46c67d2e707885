import { targetFacts } from '@backsmith/schema';
import { serviceUser, type TargetDatabase } from './target-database.ts';

export const mariadb: TargetDatabase = {
  ...targetFacts('mariadb'),
  kind: 'mariadb',
  label: 'MariaDB',
  url: (name, host) => `jdbc:mariadb://${host}:3306/${name}`,
  user: 'root',
  container: (name) => ({
    image: 'mariadb:11.8',
    port: 3306,
    data: '/var/lib/mysql',
    environment: {
      MARIADB_DATABASE: name,
      MARIADB_USER: serviceUser(name),
      MARIADB_ROOT_HOST: '127.0.0.1',
    },
    passwords: ['MARIADB_PASSWORD', 'MARIADB_ROOT_PASSWORD'],
    health: 'healthcheck.sh --connect --innodb_initialized',
    user: serviceUser(name),
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-mysql', scope: 'runtime' },
    { group: 'org.mariadb.jdbc', artifact: 'mariadb-java-client', scope: 'runtime' },
  ],
  testcontainer: 'mariadb',
  vendors: ['mariadb'],
  dialect: 'org.hibernate.dialect.MariaDBDialect',
  // https://mariadb.com/kb/en/signal/
  // ER_ROW_IS_REFERENCED_2; in H2 REFERENTIAL_INTEGRITY_VIOLATED_CHILD_EXISTS_1.
  stillReferred: { codes: [1451, 23_503] },
  raised: { state: '45000', prefix: '^\\(conn=\\d+\\) ' },
  traits: {
    clockDigits: 6,
    bitsAreText: false,
    moneyIsNumber: true,
    intervalsAreMixed: false,
    numbersMayBeNone: false,
    floatsAreFinite: true,
    keepsOddValues: true,
    daysMayBeNone: true,
    timestampsAreCounted: true,
    timesMayBeLong: true,
    shapesAreBytes: true,
  },
  // H2 takes a name in back-ticks for one without quotes.
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE',
  // https://mariadb.com/kb/en/time/
  keepsLongTimes: true,
  // https://mariadb.com/kb/en/sql-mode/#no_zero_date
  keepsZeroDays: true,
  // https://mariadb.com/kb/en/character-set-and-collation-overview/
  ignoresCase: true,
  hasArrays: false,
  keysOfSomeRows: 'column',
  indexesForeignKeys: true,
  // https://dev.mysql.com/doc/refman/8.4/en/create-table.html
  primaryKeyName: 'PRIMARY',
  // https://dev.mysql.com/doc/refman/8.4/en/create-table-foreign-keys.html
  foreignKeySuffix: '_ibfk_',
  // https://mariadb.com/kb/en/last_insert_id/
  tellsOfCountersOnly: true,
};
