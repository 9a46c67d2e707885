/** Where a database is, and who asks it. */
export type DatabaseAddress = {
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
  /** As the collector reads it, from a variable of its container. */
  readonly password: string;
};

/** A database that the SQL receiver of the OpenTelemetry collector has a driver for. */
export type CollectedDatabase = {
  /** The address a service has it under. */
  readonly url: RegExp;
  readonly driver: string;
  /** The address as the driver takes it. */
  readonly source: (address: DatabaseAddress) => string;
  /** How many seconds ago the first event happened; absent where times have no zone, and nobody knows. */
  readonly age?: string;
};

export const COLLECTED_DATABASES: readonly CollectedDatabase[] = [
  {
    url: /^jdbc:postgresql:\/\/(?<host>[^:/]+):(?<port>\d+)\/(?<database>[^?]+)/u,
    driver: 'postgres',
    source: ({ host, port, database, user, password }) =>
      `host=${host} port=${port} dbname=${database} user=${user} password='${password}' sslmode=disable`,
    age: 'coalesce(extract(epoch FROM now() - min(occurred_at)), 0)',
  },
  {
    url: /^jdbc:(?:mysql|mariadb):\/\/(?<host>[^:/]+):(?<port>\d+)\/(?<database>[^?]+)/u,
    driver: 'mysql',
    source: ({ host, port, database, user, password }) => `${user}:${password}@tcp(${host}:${port})/${database}`,
  },
];
