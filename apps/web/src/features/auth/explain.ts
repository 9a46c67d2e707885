import { MESSAGES } from '@backsmith/contract';
import { ApiError, sentenceOf } from '../../shared/api/api-error.ts';

/** Why a sign-in failed (spec 1 §8): the server's sentence, or that it failed; anything else is unexpected. */
export function explainLogin(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return MESSAGES.loginUnexpected;
  return sentenceOf(error, MESSAGES.loginFailed);
}

/**
 * Where somebody goes on whose password was chosen by an administrator; undefined for any other failure of a sign-in.
 *
 * @param search of the sign-in page, with the way back it knows
 */
export function wayToOwnPassword(error: unknown, search: string): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'FIRST_PASSWORD') return undefined;
  const address = new URLSearchParams({ token: error.details.resetToken ?? '', first: 'yes' });
  const redirect = new URLSearchParams(search).get('redirect');
  if (redirect !== null) address.set('redirect', redirect);
  return `/reset-password?${address.toString()}`;
}

/** Why a sign-up failed (spec 1 §8). */
export function explainRegistration(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error, MESSAGES.registrationFailed);
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.registrationInvalid;
}
