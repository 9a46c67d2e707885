import type { Contribution } from './contribution.ts';

/** A contribution that brings nothing along, to be said otherwise where there is something. */
export const NOTHING: Contribution = {
  dependencies: [],
  profiles: [],
  unshipped: [],
  factories: [],
  settings: [],
  devSettings: [],
  testSettings: [],
  trainingOptions: [],
  variables: [],
  migrations: [],
  problems: [],
  annotations: [],
  openPaths: [],
};
