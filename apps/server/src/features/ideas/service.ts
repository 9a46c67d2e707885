import type { IdeaAnswer, IdeaRequest } from '@backsmith/contract';
import { checkProjectName, suggestProjectName } from '@backsmith/options';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nothingLeft, type Entitlements } from '../../entitlements/entitlements.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { Log } from '../../log.ts';
import { putDraft } from '../../projects/put-draft.ts';
import { Refusal } from '../../refusal.ts';
import { mayGenerate } from './entitlement.ts';
import { understandIdea, type IdeaParts } from './understand.ts';

export type IdeaServiceParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly entitlements: Entitlements;
  readonly ideas: IdeaParts;
  /** What one account may keep in all. Bytes. */
  readonly quota: number;
};

type Call = { readonly signal: AbortSignal; readonly log: Log };

/**
 * Turns an idea into a schema and keeps it as a draft project, as an upload is kept. Uses up no right to generate, but asks
 * for one: a language model costs money.
 *
 * @throws Refusal TOO_MANY_REQUESTS, PAYMENT_REQUIRED, EXEMPTION_EXPIRED, GENERATION_LIMIT_REACHED, VALIDATION_ERROR,
 * EMPTY_IDEA, IDEA_TOO_SHORT, UNRELATED_IDEA or UNAVAILABLE.
 */
export async function processIdea(
  parts: IdeaServiceParts,
  account: Account,
  { idea, projectName, draft: key }: IdeaRequest,
  call: Call,
): Promise<IdeaAnswer['data']> {
  await parts.limit.spend('processIdea', account.id);
  if (!(await mayGenerate(parts, account))) throw nothingLeft(account, parts.clock());
  const name = nameOf(idea, projectName);
  const { sql, notes, guide } = await understandIdea(parts.ideas, idea, { ...call, accountId: account.id });
  const now = parts.clock();
  const room = { accountId: account.id, quota: parts.quota };
  const draft = { key, name, originalIdea: idea, bytes: Buffer.from(sql, 'utf8'), text: sql };
  const id = await parts.db.transaction((tx) => putDraft(tx, room, draft, now));
  return {
    projectId: id,
    sqlSchema: sql,
    originalIdea: idea,
    schemaType: 'generated',
    generatedAt: now.toISOString(),
    notes,
    guide,
  };
}

function nameOf(idea: string, projectName: string | undefined): string {
  if (projectName === undefined || projectName === '') return suggestProjectName(idea);
  const problem = checkProjectName(projectName);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'projectName' });
  return projectName;
}
