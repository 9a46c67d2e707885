import {
  type ChangePasswordRequest,
  done,
  PATHS,
  paymentHistoryAnswer,
  type ProfileRequest,
  userAnswer,
} from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';

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
