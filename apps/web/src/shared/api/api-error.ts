import type { Failure } from '@backsmith/contract';

/** What a refusal tells beside its sentence. */
export type RefusalDetails = Partial<Failure['error']>;

/** A call that did not succeed: the server refused, or never answered (`NETWORK_ERROR`, status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly details: RefusalDetails;
  /** The server's own sentence; empty when it gave none. */
  readonly said: string;

  constructor(status: number, code: string, said: string, details: RefusalDetails = {}) {
    super(said === '' ? code : said);
    this.code = code;
    this.status = status;
    this.said = said;
    this.details = details;
  }
}

/** True for a call that never reached the server or whose answer never came. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** True for a call refused because nobody is signed in, or the session ended. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's sentence, or the given one where it said nothing. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.said !== '' ? error.said : otherwise;
}
