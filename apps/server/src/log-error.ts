import { fieldsOf } from '@backsmith/text';

/** What the log says of an error. */
export type LoggedError = {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The SQL of a query that failed. */
  readonly statement?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
};

/**
 * An error as it is logged. A failed query carries its parameters, in its message and beside it, and the database's answer the
 * values of the row: addresses, hashes, tokens. Of both only the statement and the cause are told.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { code, query } = fieldsOf(error);
  const statement = typeof query === 'string' ? query : undefined;
  // The first lines of a stack repeat the message.
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: statement === undefined ? error.message : 'a query failed',
    ...(typeof code === 'string' ? { code } : {}),
    ...(statement === undefined ? {} : { statement }),
    stack: stack.join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
