import type { ListMember, ListSource, Phrase } from '../read/items.ts';
import type { Findings } from './findings.ts';

/** A list, and what stands around it. */
export type ListPlace = {
  readonly findings: Findings;
  readonly context: { topic: string | undefined; last: string | undefined };
  readonly members: readonly ListMember[];
  readonly source: ListSource;
  /** The last two members are joined by "or". */
  readonly choice: boolean;
  /** The thing that stands before the list, if one does. */
  readonly entity: string | undefined;
  readonly plural: boolean;
  readonly phrase: Phrase | undefined;
  /** The property that stands before the list, and whose it is. */
  readonly attribute: { readonly owner: string; readonly phrase: Phrase } | undefined;
  readonly subject: string | undefined;
  readonly followed: boolean;
  readonly verb: string | undefined;
  readonly isEnumHead: boolean;
  /** The list stands in what names the idea, before any clause. */
  readonly opening: boolean;
};
