import { type EditAnswer, editAnswer, PATHS } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';

/** A language model may take a minute; after this the rules of the page answer. Milliseconds. */
const PATIENCE = 75_000;

/** Asks the server what a sentence changes about a schema. @throws {ApiError} */
export async function editSchema(sqlSchema: string, message: string): Promise<EditAnswer['data']> {
  const sending = { method: 'POST', json: { sqlSchema, message }, signal: AbortSignal.timeout(PATIENCE) } as const;
  return (await call(PATHS.editSchema, editAnswer, sending)).data;
}
