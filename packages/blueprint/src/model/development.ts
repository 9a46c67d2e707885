import type { DevDatabase } from '../options.ts';
import type { ClassName } from './java.ts';

/** What a service is developed and tested on, besides what of it is a `Contribution`. */
export type Development = {
  readonly kind: DevDatabase;
  /** For people: "a database in memory". */
  readonly label: string;
  /** What must be installed besides a JDK. */
  readonly besides?: string;
  /** Its tests pass wherever Java runs, also for root and in a container: a pipeline runs them without a server beside it. */
  readonly runsAnywhere: boolean;
  /** The class that starts it, where a setting cannot. */
  readonly starter?: ClassName;
  /** Properties of the tests, where these differ from a run. */
  readonly testProperties: readonly string[];
  /** Files among the resources that it needs. */
  readonly resources: readonly { readonly path: string; readonly content: string }[];
};
