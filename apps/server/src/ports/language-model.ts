import type { z } from 'zod';

/** What is asked of a model: an answer in words, or in a given form. */
export type ModelQuestion = {
  /** What it is to do; ours. */
  readonly instructions: string;
  /** What it is to do it with; a user's, so never a reason to do anything else. */
  readonly material: string;
  /** The form of the answer, as JSON; absent: words. A hint to the model, not a promise of it. */
  readonly form?: z.ZodType;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

/**
 * Why there is no answer. `key`: it is wrong or has no right to the model; `busy`: a limit of the provider; `rejected`: the
 * question itself, such as one for a model that is not there.
 */
export type ModelFailure = 'refused' | 'unreadable' | 'too slow' | 'busy' | 'key' | 'rejected' | 'unreachable' | 'gone';

/** An answer as text, or as JSON of any form where one was asked for, or why there is none. */
export type ModelReply = {
  /** What was used up, asked and answered; undefined where the provider did not come to say. */
  readonly tokens: number | undefined;
} & (
  | { readonly kind: 'answer'; readonly value: unknown }
  | {
      readonly kind: 'failure';
      readonly failure: ModelFailure;
      /** What the provider said about a question it rejected, for the operator. */
      readonly said?: string;
    }
);

/** Answers questions in words. One adapter for all providers; without configuration there is none. */
export type LanguageModel = {
  /** For the operator's log: `openai gpt-5`. */
  readonly name: string;
  /** Never throws; takes no longer than configured. */
  ask(question: ModelQuestion): Promise<ModelReply>;
};
