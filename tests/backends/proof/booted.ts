import type { Generation } from '@backsmith/engine';
import { HttpCalls } from '@backsmith/prover';
import {
  bootBackend,
  scratchFolder,
  tool,
  type Backend,
  type TestDatabase,
  type TestDatabaseServer,
} from '../../kit/index.ts';
import type { Claim } from '../../ledger/claim.ts';
import type { ProofSuite } from '../../ledger/describe-proofs.ts';
import { databaseSettings, type DatabaseKind } from './database-kinds.ts';
import { compileBackends } from './project.ts';

/** A backend that runs on a database of its own, ready to be called. */
export type Booted = {
  readonly server: TestDatabaseServer;
  readonly database: TestDatabase;
  readonly backend: Backend;
  readonly calls: HttpCalls;
};

/**
 * The proof of what single calls of one backend are answered.
 *
 * @param harness what decides besides the files every such proof has
 */
export function proofByCalls(
  name: string,
  kind: DatabaseKind,
  claim: Claim,
  harness: readonly string[],
): ProofSuite<Claim> {
  return {
    name: `${name}, on ${kind.label}`,
    tools: ['jdk-25', 'maven', 'ecj', ...kind.tools],
    claims: () => [claim],
    dependsOn: 'application',
    limits: { changed: 1, again: 1 / 8 },
    parts: ['JDK 25', kind.part],
    harness: [...harness, 'tests/backends/proof/booted.ts', 'packages/prover/src/client/http-calls.ts'],
  };
}

/** Compiles a project and starts it. No server is left behind where it does not start. @throws Error then, with its log. */
export async function bootOn(kind: DatabaseKind, name: string, generation: Generation): Promise<Booted> {
  const [compiled] = await compileBackends(scratchFolder(name), new Map([[name, generation]]));
  if (compiled === undefined) throw new Error('nothing was compiled');
  const server = await kind.start();
  try {
    const database = await server.database(name);
    const backend = await bootBackend({ jdk: tool('jdk-25'), ...compiled.program, env: databaseSettings(database) });
    return { server, database, backend, calls: new HttpCalls(backend.url) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
