import type { ClassName } from './java.ts';

/** The ways a call of ours fails. */
export type ProblemName =
  | 'not-found'
  | 'bad-request'
  | 'unknown-reference'
  | 'stale-version'
  | 'in-use'
  /** The same for now: another service is about to refer to the record, which is decided in a moment. */
  | 'about-to-be-used'
  | 'neighbour-away'
  | 'neighbour-busy'
  | 'neighbour-refusal';

/** How a failure is told: the class that is thrown where a handler knows it, or else a status. */
export type Problem = {
  /** A constant of Spring's `HttpStatus`. */
  readonly status: string;
  readonly thrown?: ClassName;
};

export type Problems = {
  readonly named: Readonly<Record<ProblemName, Problem>>;
  /** The failures calls of the service end with. */
  readonly raised: readonly ProblemName[];
  /** Answers to requests that are not valid name the fields. */
  readonly namesFields: boolean;
};

/**
 * How a database says that a rule of its owner's own, such as one of a trigger, refuses a change: by a state of SQL or by
 * error codes, and behind what its driver puts before the words.
 */
export type Raised = { readonly prefix: string } & (
  { readonly state: string } | { readonly fromCode: number; readonly toCode: number }
);

/** What a store throws that a call has to answer with a status itself, as no handler does. */
export type Refusal = {
  readonly exceptions: readonly string[];
  readonly status: string;
  /** In words of ours, or in those of the rule that was broken; what is no such thing is thrown on. */
  readonly reason: string | Raised;
};
