import { type DiagnosticView, MESSAGES, type PricingPlan } from '@backsmith/contract';
import { ApiError } from '../../../shared/api/api-error.ts';

/** Why a run stopped, as the error panel shows it. */
export type GenerationFailure = {
  readonly code: string;
  /** The sentence of the error catalogue. */
  readonly title: string;
  /** What the server adds to it. */
  readonly detail?: string;
  readonly diagnostics?: readonly DiagnosticView[];
  /** Ideas that would do, each usable as it stands. */
  readonly suggestions?: readonly string[];
  /** The project another run already works on. */
  readonly projectId?: string;
  /** The plan that would cover what was chosen. */
  readonly plan?: PricingPlan;
};

/** The catalogue's fixed sentences (spec 1 §8). Other codes speak with the server's own. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['NO_FILE', MESSAGES.noFile],
  ['UPLOAD_ERROR', MESSAGES.uploadFailed],
  ['MISSING_DATA', MESSAGES.missingData],
  ['GENERATION_ERROR', MESSAGES.generationFailed],
  ['DOWNLOAD_ERROR', MESSAGES.downloadFailed],
  ['NETWORK_ERROR', MESSAGES.network],
  ['PAYMENT_REQUIRED', MESSAGES.paymentRequired],
  ['EXEMPTION_EXPIRED', MESSAGES.exemptionExpired],
  ['UNKNOWN_ERROR', MESSAGES.unknown],
]);

/** A failure from a code and the server's words: the fixed sentence first, what the server adds below it. */
export function failureOf(code: string, said = ''): GenerationFailure {
  const title = TITLES.get(code);
  if (title === undefined) return { code, title: said === '' ? MESSAGES.unknown : said };
  return said === '' || said === title ? { code, title } : { code, title, detail: said };
}

/**
 * A failure from whatever a call threw.
 *
 * @param unreachable what to say when there was no answer
 * @param otherwise the code for a refusal that names none
 */
export function failureFrom(error: unknown, unreachable: string, otherwise: string): GenerationFailure {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return failureOf(otherwise);
  }
  if (error.status === 0) return { code: error.code, title: unreachable };
  const { diagnostics, suggestions, projectId, plan } = error.details;
  return {
    ...failureOf(error.code === 'UNKNOWN_ERROR' ? otherwise : error.code, error.said),
    ...(diagnostics && { diagnostics }),
    ...(suggestions && { suggestions }),
    ...(projectId !== undefined && { projectId }),
    ...(plan && { plan }),
  };
}
