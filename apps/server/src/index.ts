export { ConfigError } from './config.ts';
export type { Config } from './config.ts';
export { createAdministrator } from './create-administrator.ts';
export type { AdministratorRequest, AdministratorResult } from './create-administrator.ts';
export type { EmbeddedDatabase, EmbeddedOptions } from './db/embedded/open-embedded.ts';
export { exemptAccount } from './exempt-account.ts';
export type { ExemptionOrder, ExemptionResult } from './exempt-account.ts';
export { serve } from './serve.ts';
export type { RunningServer, ServeOptions } from './serve.ts';
