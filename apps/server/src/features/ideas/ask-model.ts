import { type IdeaModel, validateModel } from '@backsmith/idea';
import type { ModelFailure } from '../../ports/language-model.ts';
import { answerForm } from './answer-form.ts';
import { askOnce, type ModelParts, type Reply } from './ask-once.ts';
import { INSTRUCTIONS, materialOf, repairOf } from './instructions.ts';

/** What came of asking a model: a checked model of tables, that the text describes none, or why there is nothing. */
export type ModelOutcome =
  | { readonly kind: 'tables'; readonly model: IdeaModel }
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'nothing'; readonly why: ModelFailure | 'used up' };

/**
 * Asks for the tables of an idea. An answer that cannot be read or does not fit together is asked for once more, with what
 * was wrong; what still does not fit is given up.
 */
export async function askForTables(parts: ModelParts, idea: string, signal: AbortSignal): Promise<ModelOutcome> {
  const first = await ask(parts, materialOf(idea), signal);
  const read = outcomeOf(first);
  if (!('problems' in read)) return read;
  const second = outcomeOf(await ask(parts, repairOf(idea, read.problems), signal));
  return 'problems' in second ? { kind: 'nothing', why: 'unreadable' } : second;
}

function ask(parts: ModelParts, material: string, signal: AbortSignal): Promise<Reply> {
  return askOnce(parts, { instructions: INSTRUCTIONS, material, form: answerForm, signal });
}

const NOT_JSON = 'It was not one complete JSON object of the given form.';

function outcomeOf(reply: Reply): ModelOutcome | { readonly problems: readonly string[] } {
  if (reply.kind === 'used up') return { kind: 'nothing', why: 'used up' };
  if (reply.kind === 'failure') {
    return reply.failure === 'unreadable' ? { problems: [NOT_JSON] } : { kind: 'nothing', why: reply.failure };
  }
  if (deniesApplication(reply.value)) return { kind: 'unrelated' };
  const { model, problems } = validateModel(reply.value);
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return errors.length > 0 ? { problems: errors } : { kind: 'tables', model };
}

function deniesApplication(answer: unknown): boolean {
  const { isAboutAnApplication } = answer as { readonly isAboutAnApplication?: unknown };
  return isAboutAnApplication === false;
}
