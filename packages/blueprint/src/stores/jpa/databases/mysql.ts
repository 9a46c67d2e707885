import { targetFacts } from '@backsmith/schema';
import { DATA_SOURCE_PROPERTIES, serviceUser, type TargetDatabase } from './target-database.ts';
import { mariadb } from './mariadb.ts';

/** MariaDB's driver comes along, as many servers called MySQL are one; its address begins with `jdbc:mariadb:`. */
export const mysql: TargetDatabase = {
  ...mariadb,
  ...targetFacts('mysql'),
  kind: 'mysql',
  label: 'MySQL',
  url: (name, host) => `jdbc:mysql://${host}:3306/${name}`,
  container: (name) => ({
    image: 'mysql:8.4',
    port: 3306,
    data: '/var/lib/mysql',
    environment: { MYSQL_DATABASE: name, MYSQL_USER: serviceUser(name), MYSQL_ROOT_HOST: '127.0.0.1' },
    passwords: ['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD'],
    health: 'mysqladmin ping --host 127.0.0.1 --user "$MYSQL_USER" --password="$MYSQL_PASSWORD"',
    user: serviceUser(name),
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-mysql', scope: 'runtime' },
    { group: 'com.mysql', artifact: 'mysql-connector-j', scope: 'runtime' },
    { group: 'org.mariadb.jdbc', artifact: 'mariadb-java-client', scope: 'runtime' },
  ],
  testcontainer: 'mysql',
  // https://dev.mysql.com/doc/connector-j/en/connector-j-connp-props-datetime-types-processing.html
  zeroDates: {
    path: [...DATA_SOURCE_PROPERTIES, 'zeroDateTimeBehavior'],
    value: 'CONVERT_TO_NULL',
  },
  // Otherwise no row is found by such a key: "Incorrect DATE value". The other modes stay, and no request has such a day to give.
  // https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html#sqlmode_allow_invalid_dates
  comparableDays: {
    path: [...DATA_SOURCE_PROPERTIES, 'sessionVariables'],
    value: `sql_mode=${without(['NO_ZERO_IN_DATE', 'NO_ZERO_DATE', 'TRADITIONAL'])}`,
  },
  twin: { label: 'MariaDB', urlPrefix: 'jdbc:mariadb:' },
  dialect: 'org.hibernate.dialect.MySQLDialect',
  vendors: ['mysql', 'mariadb'],
};

/** The modes of the server without some, and with one more. */
function without(modes: readonly string[]): string {
  const rest = modes.reduce((all, mode) => `replace(${all},'${mode}','')`, '@@sql_mode');
  return `concat(${rest},',ALLOW_INVALID_DATES')`;
}
