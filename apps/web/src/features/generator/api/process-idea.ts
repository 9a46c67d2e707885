import { ideaAnswer, PATHS } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import type { DraftSchema } from '../model/setup.ts';

/** Sends an idea; the server makes a schema of it and keeps it as a draft of that name. @throws {ApiError} */
export async function processIdea(idea: string, projectName: string, signal: AbortSignal): Promise<DraftSchema> {
  const json = { idea, projectName };
  return (await call(PATHS.processIdea, ideaAnswer, { method: 'POST', json, signal })).data;
}
