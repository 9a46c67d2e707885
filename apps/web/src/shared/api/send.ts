import { failure } from '@backsmith/contract';
import { ApiError } from './api-error.ts';
import { authorization } from './authorization.ts';

export type Sending = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as multipart form. */
  readonly form?: FormData;
  readonly accept?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Another token than the session's. */
  readonly bearer?: string;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Sends one call with the session's authorization.
 *
 * @returns the answer when its status says success
 * @throws {ApiError} for every refusal, and with status 0 when there is no answer; an abort keeps its own error
 */
export async function send(path: string, sending: Sending = {}): Promise<Response> {
  const response = await reach(path, sending);
  if (response.ok) return response;
  throw await refusalOf(response);
}

async function reach(path: string, sending: Sending): Promise<Response> {
  const { method = 'GET', json, form, accept, headers: further, bearer, signal } = sending;
  const headers = new Headers({ accept: accept ?? 'application/json', ...further, ...authorization(bearer) });
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? (form ?? null) : JSON.stringify(json);
  try {
    return await fetch(path, { method, headers, body, signal: signal ?? null });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new ApiError(0, 'NETWORK_ERROR', '');
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const read = failure.safeParse(answer);
  if (!read.success) return new ApiError(response.status, 'UNKNOWN_ERROR', messageOf(answer));
  return new ApiError(response.status, read.data.error.code, read.data.message, read.data.error);
}

/** The sentence of a refusal in another shape, such as a proxy's or an older server's. */
function messageOf(answer: unknown): string {
  const isOurs = typeof answer === 'object' && answer !== null && 'success' in answer && 'message' in answer;
  return isOurs && typeof answer.message === 'string' ? answer.message : '';
}
