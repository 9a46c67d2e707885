export * from './client/accounts.ts';
export type { Catalog, CatalogColumn, CatalogForeignKey, CatalogTable, Structure } from './client/catalog/catalog.ts';
export { mariaDbCatalog } from './client/catalog/mariadb-catalog.ts';
export { postgresCatalog } from './client/catalog/postgres-catalog.ts';
export { readResources, type ApiDocument } from './client/document.ts';
export { HttpCalls, itemsOf, type Answer, type Call } from './client/http-calls.ts';
export { matchTables, type Match } from './client/match-tables.ts';
export { proveApi, type Access, type Proof } from './client/prove-api.ts';
export { proveRoles, type Callers, type RoleProof } from './client/prove-roles.ts';
