import type { Database, JavaVersion } from '../options.ts';
import type { ClassName } from './java.ts';

export type Dependency = {
  readonly group: string;
  readonly artifact: string;
  /** A property of the POM, only where Spring Boot does not decide it. */
  readonly version?: { readonly property: string; readonly value: string };
  readonly scope?: 'runtime' | 'test';
};

/** Dependencies that belong together, under the comment that introduces them. */
export type DependencyGroup = { readonly title: string; readonly dependencies: readonly Dependency[] };

export type Project = {
  readonly name: string;
  readonly groupId: string;
  readonly artifactId: string;
  readonly version: string;
  readonly packageName: string;
  readonly application: ClassName;
  readonly java: JavaVersion;
  readonly springBoot: string;
  readonly maven: { readonly version: string; readonly sha512: string };
  readonly dependencies: readonly DependencyGroup[];
};

/** The database as configuration files and people know it. */
export type DatabaseSettings = {
  readonly kind: Database;
  readonly label: string;
  readonly url: string;
  readonly user: string;
  readonly h2Url: string;
  /** Another server the project runs on just as well, and how its addresses begin. */
  readonly twin?: { readonly label: string; readonly urlPrefix: string };
};

/** A setting of application.yaml by its path. */
export type Setting = {
  readonly path: readonly string[];
  readonly value: string | number | boolean | readonly string[];
};

export type Migration = { readonly path: string; readonly sql: string };
