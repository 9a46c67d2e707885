import type { DatabasePlan } from './database-plan.ts';

export const postgresql: DatabasePlan = {
  kind: 'postgresql',
  label: 'PostgreSQL',
  url: (name, host) => `jdbc:postgresql://${host}:5432/${name}`,
  user: 'postgres',
  container: (name) => ({
    image: 'postgres:18',
    port: 5432,
    data: '/var/lib/postgresql',
    environment: { POSTGRES_DB: name },
    passwords: ['POSTGRES_PASSWORD'],
    health: `pg_isready --username postgres --dbname ${name}`,
    user: 'postgres',
  }),
  dependencies: [
    { group: 'org.flywaydb', artifact: 'flyway-database-postgresql', scope: 'runtime' },
    { group: 'org.postgresql', artifact: 'postgresql', scope: 'runtime' },
  ],
  vendors: ['postgresql'],
  traits: { cutsSeconds: false, bitsAreText: true, moneyIsNumber: false, shapesAreBytes: false, intervalsAreOne: true },
  defaultNamespace: 'public',
  untypedText: {
    path: ['spring', 'datasource', 'hikari', 'data-source-properties', 'stringtype'],
    value: 'unspecified',
  },
  h2Identifiers: 'DATABASE_TO_LOWER=TRUE',
  hasArrays: true,
  indexesForeignKeys: false,
  namespaceIsCatalog: false,
  hasSchemas: true,
  family: ['postgresql'],
  storedName: (name) => name,
};
