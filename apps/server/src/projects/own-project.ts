import { MESSAGES } from '@backsmith/contract';
import type { Db } from '../db/database.ts';
import type { Account } from '../identity/account-store.ts';
import { Refusal } from '../refusal.ts';
import { isUuid } from './is-uuid.ts';
import { findProject, type ProjectWithFacts } from './project-store.ts';

/** A project of the caller. @throws Refusal NOT_FOUND for an unknown project and for another's. */
export async function ownProject({ db }: { readonly db: Db }, account: Account, id: string): Promise<ProjectWithFacts> {
  const project = isUuid(id) ? await findProject(db, account.id, id) : undefined;
  if (!project) throw new Refusal('NOT_FOUND', MESSAGES.projectNotFound);
  return project;
}
