import { fieldsOf } from '@backsmith/text';

/**
 * What people are told of an error. A failed query carries its parameters in its message: addresses, hashes, tokens. Of such a
 * one only the statement and the cause are told.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { query } = fieldsOf(error);
  if (typeof query !== 'string') return error.message;
  const cause = error.cause === undefined ? '' : ` (${errorText(error.cause)})`;
  return `a query failed: ${query}${cause}`;
}
