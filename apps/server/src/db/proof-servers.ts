import type { ProofServers } from '@backsmith/prover';
import { findMariaDb } from '@backsmith/prover/running';
import { startProofPostgres } from './proof-postgres.ts';

/** The servers that proofs and tryouts can start on this machine: the PostgreSQL that comes along, and a MariaDB that is installed. */
export function findProofServers(): ProofServers {
  const mariadb = findMariaDb();
  return { postgresql: startProofPostgres, ...(mariadb === undefined ? {} : { mariadb }) };
}
