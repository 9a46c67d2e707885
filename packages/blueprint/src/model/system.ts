import type { ServicePlan } from '@backsmith/options';
import type { JavaVersion } from '../options.ts';
import type { Blueprint } from './blueprint.ts';
import type { Broker } from './events.ts';
import type { Gateway } from './gateway.ts';
import type { Observation } from './observation.ts';
import type { Project } from './project.ts';
import type { Report } from './report.ts';

/** The build all services of a repository begin with, where there are several. */
export type SharedBuild = {
  readonly project: Pick<Project, 'groupId' | 'artifactId' | 'version' | 'name' | 'parent' | 'java'>;
  /** The folders of what is built, in this order. */
  readonly modules: readonly string[];
};

/** What all services are built and checked with, from the root of the repository. */
export type Root = {
  /** What the repository is called, and what is made of it everywhere else: lower case, the latter beginning with a letter. */
  readonly repository: string;
  readonly name: string;
  /** The address people reach it by, until somebody says another one. */
  readonly host: string;
  readonly java: JavaVersion;
  readonly maven: { readonly version: string; readonly sha512: string };
  /** The image pipelines build in. */
  readonly buildImage: string;
  /** Steps of GitHub Actions with their versions. */
  readonly actions: { readonly checkout: string; readonly setupJava: string };
};

/**
 * Everything that was decided about what is generated, ready to be written down. A monolith is one service in the root
 * folder. Readonly and JSON-serialisable.
 */
export type System = {
  /** The name people gave it. */
  readonly name: string;
  readonly root: Root;
  readonly services: readonly Blueprint[];
  /** Absent where there is one service, whose build is the root's. */
  readonly shared?: SharedBuild;
  /** Which service keeps which tables, as later versions follow it; where there are several. */
  readonly plan?: ServicePlan;
  /** The one door to all of them, where there are several. */
  readonly gateway?: Gateway;
  /** What carries events between them, where they tell each other what happened. */
  readonly broker?: Broker;
  /** What shows how all of it does, on one machine. */
  readonly observation: Observation;
  readonly report: Report;
};
