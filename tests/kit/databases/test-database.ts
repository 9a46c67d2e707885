/** One empty database on a server that belongs to the suite. */
export type TestDatabase = {
  readonly name: string;
  readonly jdbcUrl: string;
  readonly user: string;
  readonly password: string;
  /** Runs a whole script as the database's own client would. Rejects with the server's words. */
  execute(script: string | Uint8Array): Promise<void>;
  /** The rows of one query, values as the server's client gives them. */
  rows(query: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
};

export type TestDatabaseServer = {
  readonly port: number;
  /** Creates an empty database of this name. */
  database(name: string): Promise<TestDatabase>;
  stop(): Promise<void>;
};
