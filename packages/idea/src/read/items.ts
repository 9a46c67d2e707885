import type { Verb } from '../vocabulary/verbs.ts';

/** A noun phrase: its words in lower case, without determiners. */
export type Phrase = {
  readonly words: readonly string[];
  /** The words with their last one in the singular, joined by spaces. */
  readonly key: string;
  readonly plural: boolean;
  readonly determiner?: string;
  /** Who it belongs to: `doctors' schedules`, `their children`. */
  readonly owner?: Phrase;
  /** An adjective stood before it that was left out of the words. */
  readonly adjective?: string;
};

/** The members of a list in brackets, behind a colon or behind `can be`, each as its words. */
export type ListMember = {
  readonly words: readonly string[];
  readonly text: string;
  readonly plural: boolean;
  readonly unique: boolean;
  readonly optional: boolean;
  /** Values given to the member itself: `status (draft, sent)`, `status draft/sent`. */
  readonly values?: readonly string[];
  /** What its brackets hold, with the values of each: `lesson (date, kind: city / night)`. */
  readonly parts?: readonly ListMember[];
};

export type Item =
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | {
      readonly kind: 'verb';
      readonly verb: Verb;
      /** As written, in lower case. */
      readonly word: string;
      readonly passive: boolean;
      readonly modal: boolean;
      /** In -ing, or a participle behind a noun: it says more about what stands before it. */
      readonly attached: boolean;
      readonly negative: boolean;
    }
  | { readonly kind: 'be'; readonly modal: boolean }
  | { readonly kind: 'prep'; readonly word: string }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'relative'; readonly word: string }
  | { readonly kind: 'pronoun'; readonly word: string }
  | {
      readonly kind: 'list';
      readonly members: readonly ListMember[];
      readonly source: ListSource;
      /** The last two members are joined by "or". */
      readonly choice: boolean;
    }
  | { readonly kind: 'adjective'; readonly word: string };

/**
 * Where a list stood: in brackets, behind a colon, as values behind "can be", as examples behind "such as", as things of
 * which one is meant.
 */
export type ListSource = 'brackets' | 'colon' | 'values' | 'examples' | 'alternatives';
