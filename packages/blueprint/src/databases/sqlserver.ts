import type { DatabasePlan } from './database-plan.ts';

/** A shell command that runs a statement with the client of the server's image. */
function sqlcmd(host: string, statement: string): string {
  return `/opt/mssql-tools18/bin/sqlcmd -C -S ${host} -U sa -P "$MSSQL_SA_PASSWORD" -Q "${statement}"`;
}

export const sqlserver: DatabasePlan = {
  kind: 'sqlserver',
  label: 'SQL Server',
  url: (name, host) => `jdbc:sqlserver://${host}:1433;databaseName=${name};encrypt=true;trustServerCertificate=true`,
  user: 'sa',
  container: (name) => ({
    image: 'mcr.microsoft.com/mssql/server:2022-latest',
    port: 1433,
    data: '/var/opt/mssql',
    environment: { ACCEPT_EULA: 'Y' },
    passwords: ['MSSQL_SA_PASSWORD'],
    health: sqlcmd('localhost', 'select 1'),
    setup: sqlcmd('database', `if db_id('${name}') is null create database [${name}]`),
    testName: 'master',
    user: 'sa',
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-sqlserver', scope: 'runtime' },
    { group: 'com.microsoft.sqlserver', artifact: 'mssql-jdbc', scope: 'runtime' },
  ],
  vendors: ['sqlserver'],
  traits: {
    cutsSeconds: false,
    bitsAreText: false,
    moneyIsNumber: true,
    shapesAreBytes: false,
    intervalsAreOne: false,
  },
  defaultNamespace: 'dbo',
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE',
  hasArrays: false,
  indexesForeignKeys: false,
  namespaceIsCatalog: false,
  hasSchemas: true,
  family: ['sqlserver'],
  storedName: (name) => name,
};
