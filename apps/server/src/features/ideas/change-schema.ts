import { MESSAGES, type EditAnswer, type EditRequest } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Edit } from '../../engine/engine-task.ts';
import type { EnginePool } from '../../engine/engine-pool.ts';
import { finished } from '../../engine/finished.ts';
import type { Entitlements } from '../../entitlements/entitlements.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { Log } from '../../log.ts';
import { askForChanges } from './ask-changes.ts';
import { mayGenerate } from './entitlement.ts';
import type { IdeaParts } from './understand.ts';

export type EditParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly entitlements: Entitlements;
  readonly reader: Pick<EnginePool, 'edit'>;
  readonly ideas: Pick<IdeaParts, 'languageModel'>;
};

type Call = { readonly signal: AbortSignal; readonly log: Log };

/**
 * Reads a follow-up about a schema into statements behind its text. Our own rules come first and cost nothing, so no right to
 * generate is asked for; what they do not understand is for the language model, where there is one and the account has such
 * a right. Nothing is stored.
 *
 * @throws Refusal TOO_MANY_REQUESTS, TIME_LIMIT, MEMORY_LIMIT or UNAVAILABLE.
 */
export async function changeSchema(
  parts: EditParts,
  account: Account,
  { sqlSchema, message }: EditRequest,
  call: Call,
): Promise<EditAnswer['data']> {
  await parts.limit.spend('editSchema', account.id);
  const run = async (operations?: readonly unknown[]) => {
    const task = { sql: sqlSchema, sentence: message, ...(operations === undefined ? {} : { operations }) };
    const outcome = await parts.reader.edit(task, account.id, call.signal);
    return finished(outcome, 'Reading this schema', MESSAGES.followUpFailed);
  };
  const { edit, outline } = await run();
  if (outline === undefined) return answerOf(edit);
  const changes = await changesOf(parts, account, { outline, message }, call);
  if (changes === undefined) return answerOf(edit);
  const { edit: changed } = await run(changes);
  // A refusal of names the model made up would speak of what the user never said.
  return answerOf(changed.kind === 'change' ? changed : edit);
}

async function changesOf(
  parts: EditParts,
  account: Account,
  question: { readonly outline: string; readonly message: string },
  { signal, log }: Call,
): Promise<readonly unknown[] | undefined> {
  const { languageModel } = parts.ideas;
  if (languageModel === undefined || !(await mayGenerate(parts, account))) return undefined;
  return askForChanges({ ...languageModel, accountId: account.id, log }, question, signal);
}

function answerOf(edit: Edit): EditAnswer['data'] {
  if (edit.kind !== 'change') return edit;
  const { kind, sql, appended, notes } = edit;
  return { kind, sqlSchema: sql, appended, notes };
}
