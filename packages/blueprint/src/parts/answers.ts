import type { AnsweredRecords, AnswersPart } from '../model/neighbour.ts';
import { NOTHING } from '../model/nothing.ts';
import type { Packages } from '../names/packages.ts';

/** Where each service says which of its records are missing: for other services alone, so that the gateway does not lead there. */
export const MISSING_RECORDS = '/internal/missing-records';

/**
 * Tells other services which of the records that theirs refer to are missing, of all a request of theirs names at once.
 *
 * @param isDescribed what the API can do is shown, which this is no part of
 */
export function designAnswers(
  packages: Packages,
  records: readonly AnsweredRecords[],
  isDescribed: boolean,
): AnswersPart {
  return {
    ...NOTHING,
    name: 'answers',
    endpoint: packages.neighbour('MissingRecords'),
    path: MISSING_RECORDS,
    records,
    settings: isDescribed ? [{ path: ['springdoc', 'paths-to-exclude'], value: ['/internal/**'] }] : [],
  };
}
