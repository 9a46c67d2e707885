import { ideaAnswer, PATHS } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import type { DraftSchema, DraftToBe } from '../model/setup.ts';

/** Sends an idea; the server makes a schema of it and keeps it as a draft of that name, once for each key. @throws {ApiError} */
export async function processIdea(idea: string, { name, key }: DraftToBe, signal: AbortSignal): Promise<DraftSchema> {
  const json = { idea, projectName: name, draft: key };
  return (await call(PATHS.processIdea, ideaAnswer, { method: 'POST', json, signal })).data;
}
