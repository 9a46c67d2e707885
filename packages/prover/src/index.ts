export * from './client/accounts.ts';
export type { Catalog, CatalogColumn, CatalogForeignKey, CatalogTable, Structure } from './client/catalog/catalog.ts';
export { mariaDbCatalog } from './client/catalog/mariadb-catalog.ts';
export { postgresCatalog } from './client/catalog/postgres-catalog.ts';
export { PAGING, readResources, type ApiDocument } from './client/document.ts';
export { HttpCalls, itemsOf, type Answer, type Call } from './client/http-calls.ts';
export { matchTables, type Match } from './client/match-tables.ts';
export { fetchDocument, proveApi, type Access, type Proof } from './client/prove-api.ts';
export { Writer } from './client/writer.ts';
export { proveRoles, type Callers, type RoleProof } from './client/prove-roles.ts';
export type { AskedDatabase } from './client/catalog/asked-database.ts';
export { dieTogether } from './machine/die-together.ts';
export { environmentOf, PROXIES } from './machine/environment.ts';
export { findJdk, type Jdk } from './machine/find-jdk.ts';
export { UnknownProject } from './prove/describe-project.ts';
export { describedTables } from './prove/described-tables.ts';
export {
  NotHere,
  START_LIMIT,
  jdkFor,
  limitsOf,
  planProof,
  writeProject,
  type PlanOptions,
  type ProofLimits,
  type ProofPlan,
} from './prove/plan-proof.ts';
export { choosePlace, type Place } from './prove/choose-place.ts';
export type { ProofDatabase, ProofServer, ProofServers, StartProofServer } from './prove/proof-database.ts';
export { runProof, type RunOptions } from './prove/run-proof.ts';
export {
  PROOF_STEPS,
  type ObserveProof,
  type ProofEvent,
  type ProofFailure,
  type ProofFigures,
  type ProofGap,
  type ProofStep,
  type StepOutcome,
  type Verification,
} from './prove/verification.ts';
export { MORE_TIME } from './prove/summarise.ts';
export { sayTimeUp } from './prove/say-time-up.ts';
export { writePage } from './prove/write-page.ts';
export { BadArchive, unpackProject } from './prove/unpack-project.ts';
export { startChild, runChild, type Child, type Ended } from './machine/child.ts';
export { endWithThisProcess, killGroup } from './machine/process-group.ts';
export { splitLines } from './machine/split-lines.ts';
export { databaseSettings, programEnvironment } from './prove/program-settings.ts';
export { findSandbox, type Sandbox, type SandboxLimits } from './sandbox/sandbox.ts';
export { watchMemory } from './sandbox/watch-memory.ts';
export { findMariaDb } from './servers/mariadb-server.ts';
