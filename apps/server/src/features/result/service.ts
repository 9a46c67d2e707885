import { MESSAGES, type ProjectResult } from '@backsmith/contract';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../identity/account-store.ts';
import { latestGeneration } from '../../projects/generation-store.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { resultOf as viewOf } from '../../projects/result-view.ts';
import { findProject } from '../../projects/project-store.ts';
import { Refusal } from '../../refusal.ts';

export type ResultParts = { readonly db: Database };

/** What came of the latest generation. @throws Refusal NOT_FOUND, also for another's project; NOT_GENERATING for a draft. */
export async function resultOf({ db }: ResultParts, account: Account, id: string): Promise<ProjectResult> {
  const project = isUuid(id) ? await findProject(db, account.id, id) : undefined;
  if (!project) throw new Refusal('NOT_FOUND', MESSAGES.projectNotFound);
  const found = await latestGeneration(db, id);
  if (!found) throw new Refusal('NOT_GENERATING', MESSAGES.notGenerating);
  return viewOf(found.generation);
}
