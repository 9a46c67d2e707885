import type { NamedAssociation } from '../associations/named-association.ts';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { EntityDraft } from '../drafts/entity-draft.ts';
import type { Generation } from '../model/attribute.ts';

/** What the parts of an entity's plan are derived from. */
export type EntityInput = {
  readonly draft: EntityDraft;
  readonly associations: readonly NamedAssociation[];
  readonly database: DatabasePlan;
  /** How new keys are made, where nobody assigns them. */
  readonly generation: Generation | undefined;
};

/** The association that writes the column itself, if one does. */
export function ownerOf(input: EntityInput, column: string): NamedAssociation | undefined {
  return input.associations.find(({ key, mode }) => mode === 'owner' && key.columns.includes(column));
}
