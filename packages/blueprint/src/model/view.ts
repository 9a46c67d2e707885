import type { Position } from '@backsmith/text';
import type { ClassName } from './java.ts';

/** A view: its rows can be listed. What they hold only the database knows. */
export type ViewPlan = {
  readonly viewName: string;
  readonly place: Position;
  readonly title: string;
  readonly titlePlural: string;
  readonly path: string;
  readonly classes: { readonly controller: ClassName; readonly test: ClassName };
  /** A complete statement with the parameters `:limit` and `:offset`, in the target's SQL. */
  readonly select: string;
};
