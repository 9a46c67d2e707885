import type { Schema } from '@backsmith/schema';

/** Namespaces a connection uses when none is named, in one database or the other. */
export const DEFAULT_NAMESPACES: ReadonlySet<string> = new Set(['public', 'dbo', 'main']);

/** Dialects in which a namespace is a database of its own, or a user's, and named by the connection. */
const NAMED_BY_CONNECTION: ReadonlySet<Schema['dialect']> = new Set(['mysql', 'mariadb', 'sqlite', 'oracle']);

/** Whether the only namespace of a schema in this dialect is what the connection says anyway. */
export function isNamedByConnection(dialect: Schema['dialect']): boolean {
  return NAMED_BY_CONNECTION.has(dialect);
}
