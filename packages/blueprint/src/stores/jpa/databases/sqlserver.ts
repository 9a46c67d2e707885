import { targetFacts } from '@backsmith/schema';
import { DATA_SOURCE_PROPERTIES, serviceUser, type TargetDatabase } from './target-database.ts';

const ADMINISTRATOR = 'sa';

/** A shell command that runs a statement with the client of the server's image, which fails when the statement does. */
function sqlcmd(host: string, statement: string, database = 'master'): string {
  return `/opt/mssql-tools18/bin/sqlcmd -C -b -S ${host} -d ${database} -U ${ADMINISTRATOR} -P "$MSSQL_SA_PASSWORD" -Q "${statement}"`;
}

/**
 * Two that make a database at once take each other the model of it (error 1807): services that begin together wait for one another.
 * https://learn.microsoft.com/sql/relational-databases/errors-events/mssqlserver-1807-database-engine-error
 */
const ALONE = "exec sp_getapplock @Resource = 'create database', @LockMode = 'Exclusive', @LockOwner = 'Session';";

/** Makes the database, and a user who owns it and nothing else. The client puts the password in the place of its variable. */
function setup(host: string, name: string, user: string): string {
  return [
    sqlcmd(host, `${ALONE} if db_id('${name}') is null create database [${name}]`),
    sqlcmd(host, `if suser_id('${user}') is null create login [${user}] with password = N'\\$(MSSQL_SA_PASSWORD)'`),
    sqlcmd(
      host,
      `if user_id('${user}') is null create user [${user}] for login [${user}]; alter role db_owner add member [${user}]`,
      name,
    ),
  ].join(' && ');
}

export const sqlserver: TargetDatabase = {
  ...targetFacts('sqlserver'),
  kind: 'sqlserver',
  label: 'SQL Server',
  isUnmet: true,
  // https://learn.microsoft.com/sql/relational-databases/collations/collation-and-unicode-support
  ignoresCase: true,
  url: (name, host) => `jdbc:sqlserver://${host}:1433;databaseName=${name};encrypt=true;trustServerCertificate=true`,
  user: ADMINISTRATOR,
  container: (name) => {
    const user = serviceUser(name);
    const server = {
      environment: { ACCEPT_EULA: 'Y' },
      passwords: ['MSSQL_SA_PASSWORD'],
      setup: (host: string) => setup(host, name, user),
    };
    return {
      image: 'mcr.microsoft.com/mssql/server:2022-latest',
      port: 1433,
      data: '/var/opt/mssql',
      group: 10_001,
      ...server,
      health: sqlcmd('localhost', 'select 1'),
      shared: server,
      needsAgreement: true,
      testName: 'master',
      user,
      testUser: ADMINISTRATOR,
    };
  },
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-sqlserver', scope: 'runtime' },
    { group: 'com.microsoft.sqlserver', artifact: 'mssql-jdbc', scope: 'runtime' },
  ],
  testcontainer: 'mssqlserver',
  vendors: ['sqlserver'],
  dialect: 'org.hibernate.dialect.SQLServerDialect',
  // https://learn.microsoft.com/sql/connect/jdbc/configuring-how-java-sql-time-values-are-sent-to-the-server
  // As a datetime, which the driver takes a time for otherwise, it is none to a column of type time.
  settings: [{ path: [...DATA_SOURCE_PROPERTIES, 'sendTimeAsDatetime'], value: false }],
  // https://learn.microsoft.com/sql/connect/jdbc/setting-the-connection-properties
  codePageTexts: { path: [...DATA_SOURCE_PROPERTIES, 'sendStringParametersAsUnicode'], value: false },
  // https://learn.microsoft.com/sql/t-sql/language-elements/throw-transact-sql
  // Error 547 is both ends; in H2 REFERENTIAL_INTEGRITY_VIOLATED_CHILD_EXISTS_1.
  stillReferred: { codes: [23_503], words: 'REFERENCE constraint' },
  raised: { fromCode: 50_000, toCode: 2_147_483_647, prefix: '' },
  traits: {
    clockDigits: 7,
    bitsAreText: false,
    moneyIsNumber: true,
    intervalsAreMixed: false,
    numbersMayBeNone: false,
    floatsAreFinite: true,
    keepsOddValues: true,
    shapesAreBytes: false,
    // https://learn.microsoft.com/sql/t-sql/data-types/date-transact-sql
    years: { first: 1, last: 9999 },
    momentsAreRounded: true,
    textsAreNational: true,
  },
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE',
  hasArrays: false,
  // https://learn.microsoft.com/sql/relational-databases/indexes/create-filtered-indexes
  keysOfSomeRows: 'plain-condition',
  indexesForeignKeys: false,
  // https://learn.microsoft.com/sql/connect/jdbc/using-auto-generated-keys
  tellsOfCountersOnly: true,
};
