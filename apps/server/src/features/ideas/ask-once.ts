import type { Log } from '../../log.ts';
import type { LanguageModel, ModelQuestion, ModelReply } from '../../ports/language-model.ts';
import type { Spending } from './spending.ts';

/** A language model, and what accounts may spend on it. */
export type PaidModel = { readonly model: LanguageModel; readonly spending: Spending };

/** The model as one account asks it. */
export type ModelParts = PaidModel & { readonly accountId: string; readonly log: Log };

export type Reply = ModelReply | { readonly kind: 'used up' };

/** Asks one question within what the account may spend, and notes in the log how it went: what a server says of a
 * question it rejects, and otherwise not a word of either side. */
export async function askOnce(
  { model, spending, accountId, log }: ModelParts,
  question: ModelQuestion,
): Promise<Reply> {
  if (!(await spending.reserve(accountId))) return { kind: 'used up' };
  const reply = await model.ask(question);
  await spending.settle(accountId, reply.tokens);
  const details = { model: model.name, tokens: reply.tokens };
  if (reply.kind === 'failure')
    log.warn({ ...details, failure: reply.failure, said: reply.said }, 'a language model gave no answer');
  else log.info(details, 'a language model answered');
  return reply;
}
