import type { ChosenOptions } from '@backsmith/engine';

/** What every measured generation is asked for. */
export const OPTIONS: ChosenOptions = {
  projectName: 'bench',
  packageName: 'com.acme.bench',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};
