/**
 * Every code an answer or a stream event may carry, with the HTTP status it is answered with.
 * Codes that only ever travel inside a stream have the status their cause would have.
 */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  MISSING_DATA: 400,
  EMPTY_IDEA: 400,
  IDEA_TOO_SHORT: 400,
  UNSUPPORTED_OPTION: 400,
  RESET_LINK_INVALID: 400,
  INVALID_SIGNATURE: 400,
  NO_FILE: 400,
  UPLOAD_ERROR: 400,
  AUTH_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  PAYMENT_REQUIRED: 402,
  PAYMENT_ERROR: 402,
  EXEMPTION_EXPIRED: 402,
  GENERATION_LIMIT_REACHED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  PLAN_NAME_TAKEN: 409,
  LAST_ADMINISTRATOR: 409,
  PRICE_CHANGED: 409,
  PLAN_UNAVAILABLE: 409,
  GENERATION_RUNNING: 409,
  NOT_GENERATING: 409,
  NOT_COMPLETED: 409,
  FILE_TOO_LARGE: 413,
  STORAGE_FULL: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  SCHEMA_ERROR: 422,
  UNRELATED_IDEA: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_GENERATIONS: 429,
  GENERATION_ERROR: 500,
  GENERATION_CANCELLED: 409,
  TIME_LIMIT: 422,
  MEMORY_LIMIT: 422,
  UNKNOWN_ERROR: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** True for a text that is one of our codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, text);
}
