import type { DatabasePlan } from './database-plan.ts';
import { mariadb } from './mariadb.ts';

/** MariaDB's driver comes along, as many servers called MySQL are one; its address begins with `jdbc:mariadb:`. */
export const mysql: DatabasePlan = {
  ...mariadb,
  kind: 'mysql',
  label: 'MySQL',
  url: (name, host) => `jdbc:mysql://${host}:3306/${name}`,
  container: (name) => ({
    image: 'mysql:8.4',
    port: 3306,
    data: '/var/lib/mysql',
    environment: { MYSQL_DATABASE: name },
    passwords: ['MYSQL_ROOT_PASSWORD'],
    health: 'mysqladmin ping --host 127.0.0.1 --password="$MYSQL_ROOT_PASSWORD"',
    user: 'root',
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-mysql', scope: 'runtime' },
    { group: 'com.mysql', artifact: 'mysql-connector-j', scope: 'runtime' },
    { group: 'org.mariadb.jdbc', artifact: 'mariadb-java-client', scope: 'runtime' },
  ],
  twin: { label: 'MariaDB', urlPrefix: 'jdbc:mariadb:' },
  vendors: ['mysql', 'mariadb'],
};
