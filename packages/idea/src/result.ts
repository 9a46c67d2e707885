import type { IdeaGuide } from './model/idea-guide.ts';
import type { IdeaModel, IdeaNote } from './model/idea-model.ts';

export type RefusalCode = 'EMPTY_IDEA' | 'IDEA_TOO_SHORT' | 'UNRELATED_IDEA';

/** Why an idea leads to no schema, with three ideas made of the user's own words that would. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly message: string;
  readonly suggestions: readonly string[];
};

export type IdeaSchema = {
  /** CREATE TABLE statements in standard SQL. */
  readonly sql: string;
  readonly model: IdeaModel;
  readonly notes: readonly IdeaNote[];
  /** What the conversation about it goes on with: summary, questions, offers, assumptions. */
  readonly guide: IdeaGuide;
};

export type Understanding =
  { readonly kind: 'schema'; readonly value: IdeaSchema } | { readonly kind: 'refusal'; readonly refusal: Refusal };

/**
 * What a follow-up leads to: statements behind the text, a question with sentences to choose from (each can be sent as the
 * next follow-up), or one sentence on why nothing was changed.
 */
export type Edit =
  | {
      readonly kind: 'change';
      /** The whole text: the one given, byte for byte, and `appended`. */
      readonly sql: string;
      readonly appended: string;
      readonly statements: readonly string[];
      /** What was done and what was assumed, one sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'question'; readonly message: string; readonly choices: readonly string[] }
  | { readonly kind: 'refusal'; readonly code: EditRefusalCode; readonly message: string };

export type EditRefusalCode = 'NOTHING_TO_DO' | 'NOT_UNDERSTOOD' | 'NOT_A_STATEMENT' | 'UNKNOWN_NAME' | 'ALREADY_SO';

/** Plain language to a schema; never throws, and the same text gives the same result. */
export type UnderstandIdea = (text: string) => Understanding;

/** A sentence about a schema to statements behind its text: any SQL the reader of schemas reads, made here or uploaded. */
export type EditSchema = (sql: string, sentence: string) => Edit;

/** The text before the last edit, byte for byte; nothing where it holds no edit. */
export type UndoEdit = (sql: string) => string | undefined;
