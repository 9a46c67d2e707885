import type { JavaVersion } from '../options.ts';
import type { ClassName } from './java.ts';

export type Dependency = {
  readonly group: string;
  readonly artifact: string;
  /** A property of the POM, only where Spring Boot does not decide it. */
  readonly version?: { readonly property: string; readonly value: string };
  readonly scope?: 'runtime' | 'test';
  /** There while the project is developed and tested; the jar does not hold it. */
  readonly isDevelopment?: true;
  /** Groups of artifacts that would come along, and stay away. */
  readonly without?: readonly string[];
};

/** A part of the build some machines have: those of a system, or all that have not set a property. */
export type BuildProfile = {
  readonly id: string;
  readonly for: { readonly os: Readonly<Record<string, string>> } | { readonly unlessProperty: string };
  readonly properties: Readonly<Record<string, string>>;
  readonly dependencies: readonly Dependency[];
};

/** Dependencies that belong together, under the comment that introduces them. */
export type DependencyGroup = { readonly title: string; readonly dependencies: readonly Dependency[] };

/** The build a service's build begins with: Spring Boot's, or that of the repository. */
export type ParentBuild = {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
  /** It lies in the folder above. */
  readonly isNear: boolean;
};

export type Project = {
  readonly parent: ParentBuild;
  readonly name: string;
  readonly groupId: string;
  readonly artifactId: string;
  readonly version: string;
  readonly packageName: string;
  readonly application: ClassName;
  readonly java: JavaVersion;
  readonly springBoot: string;
};

/** How a service becomes a container. */
export type Image = {
  /** The name of the image and of everything in a cluster: lower case, beginning with a letter. */
  readonly name: string;
  /** What compose calls the service. */
  readonly container: string;
  readonly buildImage: string;
  readonly runtimeImage: string;
  /** The options by which Java keeps what one run has loaded, and by which later starts begin with it. */
  readonly startCache: { readonly written: string; readonly read: string };
};

/** A setting of application.yaml by its path; its value may be left to an environment variable, by its name. */
export type Setting = {
  readonly path: readonly string[];
  readonly value: string | number | boolean | readonly string[] | { readonly variable: string };
};

export type Migration = {
  readonly path: string;
  readonly sql: string;
};
