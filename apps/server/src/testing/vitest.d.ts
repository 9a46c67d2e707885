import type { Connection } from '../db/embedded/connection.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of all test files of the server, as its superuser. */
    readonly database: Connection;
  }
}
