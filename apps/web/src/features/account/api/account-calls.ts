import {
  accountSessionsAnswer,
  type ChangePasswordRequest,
  done,
  PATHS,
  paymentHistoryAnswer,
  type ProfileRequest,
  projectAnswer,
  userAnswer,
} from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import { fileNameOf } from '../../../shared/api/file-name.ts';
import { send } from '../../../shared/api/send.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';

/** Changes what the request names. @returns the account as it is now */
export async function saveProfile(json: ProfileRequest) {
  return (await call(PATHS.profile, userAnswer, { method: 'PUT', json })).data.user;
}

/** Changes the password; other sessions of the account end. */
export function changePassword(json: ChangePasswordRequest) {
  return call(PATHS.changePassword, done, { method: 'PUT', json });
}

/** The caller's payments, newest first. */
export async function paymentHistory(signal: AbortSignal) {
  return (await call(PATHS.paymentHistory, paymentHistoryAnswer, { signal })).data.payments;
}

/** What a project of the caller is called now. */
export async function projectName(id: string) {
  return (await call(PATHS.project(id), projectAnswer)).data.project.name;
}

/** Where the caller is signed in, the latest seen first. */
export async function listSessions(signal: AbortSignal) {
  return (await call(PATHS.accountSessions, accountSessionsAnswer, { signal })).data.sessions;
}

/** Ends all sessions of the caller but this one. */
export function endOtherSessions() {
  return call(PATHS.accountSessions, done, { method: 'DELETE' });
}

/** Saves everything that is kept about the caller as a file. */
export async function saveExport(): Promise<void> {
  const response = await send(PATHS.accountExport);
  const name = fileNameOf(response.headers.get('content-disposition')) ?? 'data.json';
  saveFile(await response.blob(), name);
}

/** Deletes the caller's account for good. */
export function deleteAccount(password: string) {
  return call(PATHS.account, done, { method: 'DELETE', json: { password } });
}
