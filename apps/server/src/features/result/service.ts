import { MESSAGES, type ProjectResult } from '@backsmith/contract';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import { latestGeneration } from '../../projects/generation-store.ts';
import { resultOf as viewOf } from '../../projects/result-view.ts';
import { ownProject } from '../../projects/own-project.ts';
import { Refusal } from '../../refusal.ts';

export type ResultParts = { readonly db: Database };

/** What came of the latest generation. @throws Refusal NOT_FOUND, also for another's project; NOT_GENERATING for a draft. */
export async function resultOf({ db }: ResultParts, account: Account, id: string): Promise<ProjectResult> {
  await ownProject({ db }, account, id);
  const found = await latestGeneration(db, id);
  if (!found) throw new Refusal('NOT_GENERATING', MESSAGES.notGenerating);
  return viewOf(found.generation);
}
