import type { IdeaGuide } from '@backsmith/contract';
import type { Understood } from './understood.ts';

/** What was said about a schema on the way to what it is now. */
export type Remark =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'changed'; readonly notes: readonly string[]; readonly differences: readonly string[] }
  | { readonly kind: 'asked'; readonly message: string; readonly choices: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** One state of the schema; the first is what came in. */
type Version = { readonly understood: Understood; readonly remarks: readonly Remark[] };

/** The schema under review, with the way it went. */
export type Draft = {
  /** What the schema came from: the same one again is not read again. */
  readonly origin: object;
  /** What was assumed while an idea became a schema. */
  readonly notes: readonly string[];
  /** What the conversation goes on with. */
  readonly guide?: IdeaGuide | undefined;
  /** What its guide asks or assumes and was told to stay as it is, by its text. */
  readonly kept: readonly string[];
  readonly versions: readonly [Version, ...Version[]];
  readonly isBusy: boolean;
};
