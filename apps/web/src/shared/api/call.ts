import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { send, type Sending } from './send.ts';

/**
 * Sends one call and reads its JSON answer.
 *
 * @param answer what the contract says the answer looks like
 * @throws {ApiError} for refusals, missing answers and answers of another shape
 */
export async function call<Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  sending?: Sending,
): Promise<z.infer<Answer>> {
  const response = await send(path, sending);
  const read = answer.safeParse(await response.json().catch(() => undefined));
  if (read.success) return read.data;
  console.error(`Unexpected answer of ${path}`, read.error);
  throw new ApiError(response.status, 'UNKNOWN_ERROR', '');
}
