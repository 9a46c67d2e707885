import type { Position } from './position.ts';

export type Severity = 'error' | 'warning' | 'info';

/**
 * What the engine has to tell the user about their input. User mistakes travel as these values, never as exceptions.
 * `code` is stable kebab-case text that tests and documentation refer to; `message` and `hint` are for people.
 */
export type Diagnostic = Position & {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  /** What the user can do about it. */
  readonly hint?: string;
  /** What it means for the result, such as "ignored, no effect on the API" or "relation lost". */
  readonly consequence?: string;
  /** The piece of the user's text, on one line and cut to a readable length. */
  readonly excerpt?: string;
};

/** What every arrow of the engine returns: a value, always, and what there is to say about it. */
export type Parsed<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };
