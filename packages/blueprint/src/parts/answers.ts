import type { AnsweredRecords, AnswersPart } from '../model/neighbour.ts';
import type { ClassName } from '../model/java.ts';
import { NOTHING } from '../model/nothing.ts';
import type { Packages } from '../names/packages.ts';

/** Where each service says which of its records are missing: for other services alone, so that the gateway does not lead there. */
export const MISSING_RECORDS = '/internal/missing-records';

/** Where each service says which records of others it is about to refer to. */
export const OPEN_REFERENCES = '/internal/open-references';

/** Where each service says the labels of its records, which the answers of others refer to. */
export const LABELS = '/internal/labels';

/** More than a page of the largest size refers to. */
export const MOST_LABELS = 1000;

/** All of them. */
export const INTERNAL_PATHS = '/internal/**';

/**
 * Tells other services which of the records that theirs refer to are missing, of all a request of theirs names at once.
 *
 * @param promised what notes that something is under way, where all of the system can
 * @param isDescribed what the API can do is shown, which this is no part of
 */
export function designAnswers(
  packages: Packages,
  records: readonly AnsweredRecords[],
  isDescribed: boolean,
  promised?: { readonly promises: ClassName; readonly refers: boolean },
): AnswersPart {
  return {
    ...NOTHING,
    name: 'answers',
    endpoint: packages.neighbour('MissingRecords'),
    path: MISSING_RECORDS,
    records,
    ...(records.some(({ label }) => label !== undefined) && {
      labels: { endpoint: packages.neighbour('LabelsOfRecords'), path: LABELS, mostAtOnce: MOST_LABELS },
    }),
    ...(promised && {
      promised: { ...promised, endpoint: packages.neighbour('OpenReferences'), path: OPEN_REFERENCES },
    }),
    settings: isDescribed ? [{ path: ['springdoc', 'paths-to-exclude'], value: [INTERNAL_PATHS] }] : [],
  };
}
