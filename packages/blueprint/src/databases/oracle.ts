import type { DatabasePlan } from './database-plan.ts';

export const oracle: DatabasePlan = {
  kind: 'oracle',
  label: 'Oracle Database',
  url: (_, host) => `jdbc:oracle:thin:@//${host}:1521/FREEPDB1`,
  user: 'system',
  container: (name) => {
    const user = /^\d/u.test(name) ? `app${name}` : name;
    return {
      image: 'gvenzl/oracle-free:23-slim-faststart',
      port: 1521,
      data: '/opt/oracle/oradata',
      environment: { APP_USER: user },
      passwords: ['ORACLE_PASSWORD', 'APP_USER_PASSWORD'],
      health: 'healthcheck.sh',
      user,
    };
  },
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-database-oracle', scope: 'runtime' },
    { group: 'com.oracle.database.jdbc', artifact: 'ojdbc11', scope: 'runtime' },
  ],
  vendors: ['oracle'],
  traits: {
    cutsSeconds: false,
    bitsAreText: false,
    moneyIsNumber: true,
    shapesAreBytes: false,
    intervalsAreOne: false,
  },
  h2Identifiers: 'CASE_INSENSITIVE_IDENTIFIERS=TRUE',
  hasArrays: false,
  indexesForeignKeys: false,
  namespaceIsCatalog: false,
  hasSchemas: false,
  family: ['oracle'],
  storedName: (name) => (name === name.toLowerCase() ? name.toUpperCase() : name),
};
