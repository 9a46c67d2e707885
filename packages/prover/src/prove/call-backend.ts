import { join } from 'node:path';
import { ADMINISTRATOR, giveRole, register, signIn } from '../client/accounts.ts';
import type { Catalog, Structure } from '../client/catalog/catalog.ts';
import type { ApiDocument } from '../client/document.ts';
import type { CallLog } from '../client/http-calls.ts';
import { fetchDocument, proveApi, type Proof } from '../client/prove-api.ts';
import { proveRoles } from '../client/prove-roles.ts';
import type { ProofPlan } from './plan-proof.ts';

/** What calling it came to, beside the calls and failures in its log. */
export type Called = {
  readonly resources: number;
  readonly notes: readonly string[];
};

export type Calling = {
  readonly url: string;
  readonly plan: ProofPlan;
  readonly catalog: Catalog | Structure;
  /** A folder the backend writes its mails to. */
  readonly mails: string;
  readonly document?: ApiDocument;
  /** Where calls and failures are noted when they are seen. */
  readonly log: CallLog;
};

/** The folder for the mails of a backend that works in this one. */
export function mailsIn(folder: string): string {
  return join(folder, 'mails');
}

/**
 * Calls all of a backend's API: as an administrator where it is guarded, and then everything once more as those who must
 * not.
 */
export async function callBackend(calling: Calling): Promise<Called> {
  const { url, plan, catalog, mails, document: given, log } = calling;
  const document = given ?? (await fetchDocument(url));
  const known = { document, namesFields: plan.namesFields, promised: plan.tables, log };
  if (!plan.security) return calledOf(await proveApi(url, catalog, undefined, known));
  const administrator = (await signIn(url, ADMINISTRATOR)).accessToken;
  const access = { token: administrator, ownTables: plan.ownTables };
  const called = calledOf(await proveApi(url, catalog, access, known));
  const user = (await signIn(url, await register(url, mails, 'reader@people.example'))).accessToken;
  const writer = await register(url, mails, 'writer@people.example');
  await giveRole(url, administrator, writer.email, 'EDITOR');
  const editor = (await signIn(url, writer)).accessToken;
  await proveRoles(url, { user, editor, administrator }, document, undefined, log);
  return { ...called, notes: [...called.notes, 'Called as administrator, editor, user and nobody.'] };
}

function calledOf({ resources, stuck, begun }: Proof): Called {
  const notes = [
    ...(stuck.length === 0
      ? []
      : [`Of ${stuck.join(', ')} no first row can be made by calls: each needs a row of another that needs it.`]),
    ...(begun.length === 0
      ? []
      : [`The first row of ${begun.join(', ')} was made in SQL: its tables need each other.`]),
  ];
  return { resources, notes };
}
