import { MESSAGES } from '@backsmith/contract';
import { ApiError, sentenceOf } from '../../shared/api/api-error.ts';

/** Why a sign-in failed (spec 1 §8): the server's sentence, or that it failed; anything else is unexpected. */
export function explainLogin(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return MESSAGES.loginUnexpected;
  return sentenceOf(error, MESSAGES.loginFailed);
}

/** Why a sign-up failed (spec 1 §8). */
export function explainRegistration(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error, MESSAGES.registrationFailed);
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.registrationInvalid;
}
