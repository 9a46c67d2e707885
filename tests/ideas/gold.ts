/** A thing an idea speaks of, with the other names it may be given. */
export type Named = { readonly name: string; readonly synonyms: readonly string[] };

/**
 * `one-to-many`: `to` is the many side and holds the key. `many-to-many`: a third table refers to both. `one-to-one`: a key
 * in either direction. `self`: a key to the table itself, or a third table with two. `any`: linked, the number is a choice.
 */
export type RelationKind = 'one-to-many' | 'many-to-many' | 'one-to-one' | 'self' | 'any';

export type GoldRelation = { readonly from: string; readonly to: string; readonly kind: RelationKind };
export type GoldAttribute = Named & { readonly entity: string };
export type GoldEnum = { readonly entity: string; readonly attribute: string; readonly values: readonly string[] };

/** What a careful data modeller expects of an idea; see README.md for the rules of labelling. */
export type Gold = {
  /** Tables that must be there. */
  readonly entities: readonly Named[];
  /** Tables that may be there: neither missed nor too many. */
  readonly optional: readonly Named[];
  readonly attributes: readonly GoldAttribute[];
  readonly relations: readonly GoldRelation[];
  readonly enums: readonly GoldEnum[];
  /** Words no table may be made of: they stand in an order to the machine that is hidden in the idea. */
  readonly forbidden: readonly string[];
  /** The model of the library the idea is about, where one is. */
  readonly domain?: string;
};

export type RefusedIdea = {
  readonly id: string;
  readonly style: 'refused';
  readonly prompt: string;
  readonly expectError: string;
};
export type RelatedIdea = { readonly id: string; readonly style: string; readonly prompt: string; readonly gold: Gold };
export type Idea = RefusedIdea | RelatedIdea;

export function isRelated(idea: Idea): idea is RelatedIdea {
  return 'gold' in idea;
}
