import { targetFacts } from '@backsmith/schema';
import { serviceUser, type TargetDatabase } from './target-database.ts';

const BOOLEANS = ['spring', 'jpa', 'properties', 'hibernate', 'type', 'preferred_boolean_jdbc_type'];

export const oracle: TargetDatabase = {
  ...targetFacts('oracle'),
  kind: 'oracle',
  label: 'Oracle Database',
  url: (_, host) => `jdbc:oracle:thin:@//${host}:1521/FREEPDB1`,
  container: (name) => {
    const user = serviceUser(name);
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
  testcontainer: 'oracle-free',
  vendors: ['oracle'],
  dialect: 'org.hibernate.dialect.OracleDialect',
  // NUMBER(1) holds flags in every version; from 23ai on Hibernate would look for BOOLEAN, which 19c does not have.
  settings: [{ path: BOOLEANS, value: 'TINYINT' }],
  memorySettings: [{ path: BOOLEANS, value: 'BOOLEAN' }],
  // ORA-02292: child record found; in H2 REFERENTIAL_INTEGRITY_VIOLATED_CHILD_EXISTS_1.
  stillReferred: { codes: [2292, 23_503] },
  raised: { fromCode: 20_000, toCode: 20_999, prefix: '^ORA-\\d+: ' },
  traits: {
    clockDigits: 9,
    bitsAreText: false,
    moneyIsNumber: true,
    intervalsAreMixed: false,
    intervalsAreText: true,
    jsonIsText: true,
    numbersMayBeNone: false,
    shapesAreBytes: false,
  },
  h2Identifiers: 'CASE_INSENSITIVE_IDENTIFIERS=TRUE',
  dropsZeros: true,
  // https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Nulls.html
  emptyTextIsNone: true,
  hasArrays: false,
  indexesForeignKeys: false,
};
