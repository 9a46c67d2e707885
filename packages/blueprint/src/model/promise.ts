import type { Contribution } from './contribution.ts';
import type { ClassName } from './java.ts';

/** Notes of what is under way between services: who is about to refer to a record of another, and which record is about to be deleted. */
export type PromisesPart = Contribution & {
  readonly name: 'promises';
  readonly promises: ClassName;
  readonly table: string;
};
