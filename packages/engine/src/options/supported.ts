import type { Architecture, Database, Features, JavaVersion, Layout } from '@backsmith/blueprint';

export type SupportedOptions = {
  readonly architectures: readonly Architecture[];
  readonly features: readonly (keyof Features)[];
  readonly databases: readonly Database[];
  readonly javaVersions: readonly JavaVersion[];
  readonly layouts: readonly Layout[];
};

const SUPPORTED = {
  architectures: ['monolithic'],
  features: ['swagger', 'exceptionHandler'],
  databases: ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver'],
  javaVersions: [17, 21, 25],
  layouts: ['layer', 'feature'],
} as const satisfies SupportedOptions;

/**
 * What is built today. The command line, the server and the site offer these values and nothing else; `checkOptions`
 * refuses the rest.
 */
export function supportedOptions(): SupportedOptions {
  return SUPPORTED;
}
