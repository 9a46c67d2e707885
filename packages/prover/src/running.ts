// What a process needs that runs a project: all but the planning, which brings the whole generator along. Loading that takes
// a second of a processor, and each proof and each tryout runs in a process of its own.
export { compileModule } from './build/compile.ts';
export { guardSettings, WITHOUT_LIMITS } from './client/accounts.ts';
export { postgresCatalog } from './client/catalog/postgres-catalog.ts';
export { choosePlace } from './prove/choose-place.ts';
export { databaseSettings, programEnvironment } from './prove/program-settings.ts';
export { runProof } from './prove/run-proof.ts';
export { boot, type Booted } from './run/boot.ts';
export { findMariaDb } from './servers/mariadb-server.ts';
