import type { NamedAssociation } from './named-association.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';

/** What a resource is derived from. */
export type ResourceInput = {
  readonly draft: ResourceDraft;
  readonly associations: readonly NamedAssociation[];
  /** Nobody assigns new keys: the store makes them. */
  readonly hasGeneratedKey: boolean;
  /** Columns that refer to records another service keeps. */
  readonly leaving: ReadonlySet<string>;
};

/** The association that writes the column itself, if one does. */
export function ownerOf({ associations }: ResourceInput, column: string): NamedAssociation | undefined {
  return associations.find(({ key, mode }) => mode === 'owner' && key.columns.includes(column));
}
