import type { Contributor, SystemContributor } from '../contributor.ts';
import { configuration } from './configuration/index.ts';
import { image, shipping } from './delivery/index.ts';
import { docs, guide, reportFile } from './docs/index.ts';
import { eventsDocument } from './events/async-api.ts';
import { build, rootFiles, sharedBuild } from './maven/index.ts';

/** What a repository has once. */
export const OF_REPOSITORY: readonly SystemContributor[] = [
  rootFiles,
  sharedBuild,
  shipping,
  eventsDocument,
  guide,
  reportFile,
];

/** What every service has. */
export const OF_SERVICE: readonly Contributor[] = [build, configuration, image, docs];
