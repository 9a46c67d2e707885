import { targetFacts } from '@backsmith/schema';
import { serviceUser, type TargetDatabase } from './target-database.ts';

/**
 * Makes a user of its own for a service, as the image does for the only one. The administrator may do so from another container,
 * and again. https://docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/CREATE-USER.html
 */
function setup(host: string, user: string): string {
  const statements = [
    'whenever sqlerror exit failure',
    'set define off',
    `create user if not exists ${user} identified by \\"$ORACLE_PASSWORD\\" quota unlimited on users;`,
    `grant db_developer_role to ${user};`,
  ];
  const lines = statements.map((statement) => `"${statement}"`).join(' ');
  return `printf '%s\\n' ${lines} | sqlplus -s -L "system/\\"$ORACLE_PASSWORD\\"@//${host}:1521/FREEPDB1"`;
}

const BOOLEANS = ['spring', 'jpa', 'properties', 'hibernate', 'type', 'preferred_boolean_jdbc_type'];

const FACTS = targetFacts('oracle');

/** The image writes the name without quotes, and so does everything here. */
function userOf(name: string): string {
  return FACTS.isReserved(name) ? `app${name}` : serviceUser(name);
}

export const oracle: TargetDatabase = {
  ...FACTS,
  kind: 'oracle',
  label: 'Oracle Database',
  isUnmet: true,
  url: (_, host) => `jdbc:oracle:thin:@//${host}:1521/FREEPDB1`,
  container: (name) => {
    const user = userOf(name);
    return {
      image: 'gvenzl/oracle-free:23-slim-faststart',
      port: 1521,
      data: '/opt/oracle/oradata',
      group: 54_321,
      environment: { APP_USER: user },
      passwords: ['ORACLE_PASSWORD', 'APP_USER_PASSWORD'],
      health: 'healthcheck.sh',
      shared: { environment: {}, passwords: ['ORACLE_PASSWORD'], setup: (host) => setup(host, user) },
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
    // https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Data-Types.html, where the year before the first is that before Christ
    years: { first: -4711, last: 9999 },
    bitsAreText: false,
    moneyIsNumber: true,
    intervalsAreMixed: false,
    intervalsAreText: true,
    jsonIsText: true,
    numbersMayBeNone: false,
    keepsOddValues: true,
    shapesAreBytes: false,
  },
  h2Identifiers: 'CASE_INSENSITIVE_IDENTIFIERS=TRUE',
  dropsZeros: true,
  // https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Nulls.html
  emptyTextIsNone: true,
  hasArrays: false,
  indexesForeignKeys: false,
};
