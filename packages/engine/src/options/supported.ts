import { builtFeatures, builtValuesOf } from '@backsmith/options';

/** What is built today, as `checkOptions` accepts it. */
export function supportedOptions() {
  return {
    architectures: builtValuesOf('architecture'),
    features: builtFeatures(),
    databases: builtValuesOf('database'),
    devDatabases: builtValuesOf('devDatabase'),
    javaVersions: builtValuesOf('javaVersion'),
    layouts: builtValuesOf('layout'),
  };
}
