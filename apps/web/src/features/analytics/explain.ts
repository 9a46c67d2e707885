import { MESSAGES } from '@backsmith/contract';
import { ApiError } from '../../shared/api/api-error.ts';

/** What is said of a load that failed (spec 2 §8): an answer that says no by itself has a sentence of its own. */
export function explain(error: unknown): string {
  const answeredNo = error instanceof ApiError && error.status === 200;
  return answeredNo ? MESSAGES.analyticsRefused : MESSAGES.analyticsFailed;
}
