import type { Examples } from './example.ts';
import type { ClassName } from './java.ts';
import type { JavaEnum } from './java-enum.ts';
import type { Contribution } from './contribution.ts';
import type { Part } from './part.ts';
import type { Problems } from './problem.ts';
import type { Image, Project } from './project.ts';
import type { Resource } from './resource.ts';
import type { RowList } from './row-list.ts';
import type { Store } from './store.ts';
import type { Support } from './support.ts';

/** Classes the calls of all resources share, by what they do. */
export type ApiClasses = {
  readonly page: ClassName;
  /** Reads which page of a list is wanted. */
  readonly pageArguments: ClassName;
  /** Refuses parameters a list does not know. */
  readonly knownParameters: ClassName;
  readonly sorting: ClassName;
  /** An answer with the labels of what it refers to. */
  readonly expanded: ClassName;
  /** Which references it is to have labels of. */
  readonly expandQuery: ClassName;
  readonly created: ClassName;
  /** How requests are read. */
  readonly webConfig: ClassName;
  readonly etag: ClassName;
  /** Applies changes of single fields. */
  readonly mergePatch: ClassName;
  /** An answer that tells what it does not show. */
  readonly unshown: ClassName;
  /** The rules of validation that are asked of new records only. */
  readonly onCreate: ClassName;
  /** Rules that Bean Validation has no annotation for: one of a few values, a kind of JSON, and one field compared with another. */
  readonly oneOf: ClassName;
  readonly jsonKind: ClassName;
  readonly compared: ClassName;
};

/** Everything that was decided about one service. */
export type Blueprint = {
  /** Where it lies in the repository; empty for the root. */
  readonly folder: string;
  readonly project: Project;
  readonly port: number;
  readonly image: Image;
  readonly support: Support<ApiClasses>;
  readonly tests: {
    /** What tests of calls extend, and the test that the service starts. */
    readonly api: ClassName;
    readonly start: ClassName;
    /** Starts the service from an IDE, as in development. */
    readonly run: ClassName;
    /** Some samples refer to records that must have certain values. */
    readonly givesValues: boolean;
  };
  readonly resources: readonly Resource[];
  readonly lists: readonly RowList[];
  readonly examples: Examples;
  readonly enums: readonly JavaEnum[];
  readonly store: Store;
  /** What every service brings along, whatever its store and parts are. */
  readonly ground: Contribution;
  readonly parts: readonly Part[];
  readonly problems: Problems;
  /** Whoever reaches the service may call everything. */
  readonly isOpen: boolean;
};
