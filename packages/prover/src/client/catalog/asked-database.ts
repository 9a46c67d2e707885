/** A database as SQL is sent to it, by whatever client. */
export type AskedDatabase = {
  /** Runs a whole script as the database's own client would. Rejects with the server's words. */
  execute(script: string): Promise<void>;
  /** The rows of one query, values as the server's client gives them. */
  rows(query: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
};
