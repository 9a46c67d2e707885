import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { send, type Sending } from './send.ts';

/**
 * Sends one call and reads its JSON answer.
 *
 * @param answer what the contract says the answer looks like
 * @throws {ApiError} for refusals, answers that are missing or break off, and answers of another shape
 */
export async function call<Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  sending?: Sending,
): Promise<z.infer<Answer>> {
  const response = await send(path, sending);
  const read = answer.safeParse(await jsonOf(response, sending?.signal));
  if (read.success) return read.data;
  console.error(`Unexpected answer of ${path}`, read.error);
  throw new ApiError(response.status, 'UNKNOWN_ERROR', '');
}

/** @returns undefined for a text that is no JSON */
async function jsonOf(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    if (signal?.aborted === true) throw cause;
    throw new ApiError(0, 'NETWORK_ERROR', ''); // the connection ended, or the page is being left
  }
}
