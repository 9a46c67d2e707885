import { ERROR_STATUS, type DiagnosticView, type ErrorCode, type PricingPlan } from '@backsmith/contract';

type Details = {
  readonly field?: string;
  readonly retryAfter?: number;
  readonly diagnostics?: readonly DiagnosticView[];
  readonly suggestions?: readonly string[];
  readonly projectId?: string;
  readonly plan?: PricingPlan;
  readonly paymentId?: string;
  readonly resetToken?: string;
};

/** A request that is turned down for a reason the caller may know. The error handler makes the answer of it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
