import { isCode } from '@backsmith/text';
import pg from 'pg';

/** Errors of sockets to the database. Node gives those of files, pipes and other sockets the same codes. */
const ofSockets = new WeakSet<Error>();

/** A client whose socket's errors are known for what they are, see `isAway`. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('error', (error: Error) => ofSockets.add(error));
  }
}

/** Nobody listens, or the way there is gone. ENOENT: a server that is down has no Unix socket. */
const SOCKET_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
];

/**
 * PostgreSQL, Appendix A: connection exceptions, admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout,
 * idle_in_transaction_session_timeout, too_many_connections; read_only_sql_transaction: another server has taken over, and this
 * one only follows it.
 */
const STATES = /^(08...|57P01|57P02|57P03|57P05|25P03|53300|25006)$/;

/** What node-postgres and its pool say without a code. */
const SAYINGS =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * True when the database, and nothing else, is out of reach: it refuses or cut the connection, starts or stops. The same work may
 * succeed later. What it was asked last may have been done all the same; only the answer is lost.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return STATES.test(error.code ?? '');
  if (ofSockets.has(error) && isCode(error, ...SOCKET_CODES)) return true;
  // Of several addresses of one name none could be reached.
  if (ofSockets.has(error) && error instanceof AggregateError) return true;
  return SAYINGS.test(error.message) || isAway(error.cause);
}
