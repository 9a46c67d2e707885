import type { ForeignKey } from '@backsmith/schema';
import type { ResourceDraft } from '../drafts/resource-draft.ts';

/**
 * A foreign key that becomes an association. `owner` writes the columns itself; `key` is written through the identifier
 * (`@MapsId`); `reader` leaves the columns to others.
 */
export type Association = {
  readonly key: ForeignKey;
  readonly target: ResourceDraft;
  readonly mode: 'owner' | 'key' | 'reader';
};

/** The relations of one resource: associations, and foreign keys that stay values with the reason why. */
export type Relations = {
  readonly associations: readonly Association[];
  readonly values: readonly { readonly key: ForeignKey; readonly reason: string }[];
};
