import { ideaTooShortMessage, MESSAGES } from '@backsmith/contract';
import {
  guideAnswer,
  modelToSql,
  nearestModel,
  type IdeaModel,
  type IdeaGuide,
  type Refusal as IdeaRefusal,
  type UnderstandIdea,
  type Understanding,
} from '@backsmith/idea';
import type { Log } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { askForTables } from './ask-model.ts';
import type { PaidModel } from './ask-once.ts';
import { fallbackNote } from './fallback-note.ts';

/** What ideas are understood with. */
export type IdeaParts = {
  /** Our own rules: always there, in milliseconds. */
  readonly understand: UnderstandIdea;
  /** Undefined: our own rules alone. */
  readonly languageModel: PaidModel | undefined;
};

export type IdeaCall = {
  readonly accountId: string;
  readonly signal: AbortSignal;
  readonly log: Log;
};

/** What an idea became. */
export type UnderstoodIdea = {
  readonly sql: string;
  readonly notes: readonly string[];
  /** What the conversation goes on with. */
  readonly guide: IdeaGuide;
};

const NOT_FOUND_BY_MODEL =
  'The language model found no application in this text; these tables were made by our own rules. Please look at them with care.';

/**
 * Turns an idea into a schema: by the language model where there is one and it gives an answer that fits, else by our own
 * rules, and then the user is told.
 *
 * @throws Refusal EMPTY_IDEA, IDEA_TOO_SHORT or UNRELATED_IDEA with suggestions; UNAVAILABLE when the caller has left.
 */
export async function understandIdea(
  { understand, languageModel }: IdeaParts,
  idea: string,
  { accountId, signal, log }: IdeaCall,
): Promise<UnderstoodIdea> {
  const own = understand(idea);
  if (languageModel === undefined || isTooLittle(own)) return byRules(own, idea);
  const outcome = await askForTables(
    { ...languageModel, accountId, log },
    {
      idea,
      own: readable(own),
      nearest: nearestModel(idea),
      signal,
    },
  );
  switch (outcome.kind) {
    case 'tables': {
      const { model, answered } = outcome;
      const sql = modelToSql(model);
      return { sql, notes: model.notes.map(({ message }) => message), guide: guideAnswer(idea, model, sql, answered) };
    }
    case 'unrelated':
      return withNote(byRules(own, idea), NOT_FOUND_BY_MODEL);
    case 'nothing':
      if (outcome.why === 'gone') throw new Refusal('UNAVAILABLE', MESSAGES.ideaFailed);
      return withNote(byRules(own, idea), fallbackNote(outcome.why));
  }
}

/** What our own rules read, where it can be held against an answer: they read English alone. */
function readable(own: Understanding): IdeaModel | undefined {
  return own.kind === 'schema' && own.value.guide.notice === undefined ? own.value.model : undefined;
}

/** No model is asked about nothing. */
function isTooLittle(own: Understanding): boolean {
  return own.kind === 'refusal' && own.refusal.code !== 'UNRELATED_IDEA';
}

function byRules(own: Understanding, idea: string): UnderstoodIdea {
  if (own.kind === 'refusal') throw refusalOf(own.refusal, idea);
  const { sql, notes, guide } = own.value;
  return { sql, notes: notes.map(({ message }) => message), guide };
}

function refusalOf({ code, message, suggestions }: IdeaRefusal, idea: string): Refusal {
  switch (code) {
    case 'EMPTY_IDEA':
      return new Refusal(code, MESSAGES.emptyIdea, { suggestions });
    case 'IDEA_TOO_SHORT':
      return new Refusal(code, ideaTooShortMessage(idea.length), { suggestions });
    case 'UNRELATED_IDEA':
      return new Refusal(code, message, { suggestions });
  }
}

/** A guide stands in for the notes, so it says the note as well; what is said in the user's own language stays. */
function withNote({ sql, notes, guide }: UnderstoodIdea, note: string): UnderstoodIdea {
  return { sql, notes: [note, ...notes], guide: { notice: { language: 'en', message: note }, ...guide } };
}
