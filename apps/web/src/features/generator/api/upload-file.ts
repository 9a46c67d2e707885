import { PATHS, uploadAnswer } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import type { DraftSchema, DraftToBe } from '../model/setup.ts';

/** Sends a schema file; the server keeps it as a draft of that name, once for each key. @throws {ApiError} */
export async function uploadFile(file: File, { name, key }: DraftToBe, signal: AbortSignal): Promise<DraftSchema> {
  const form = new FormData();
  form.set('projectName', name); // before the file: the server reads the parts in order
  if (key !== undefined) form.set('draft', key);
  form.set('file', file);
  return (await call(PATHS.uploadSqlFile, uploadAnswer, { method: 'POST', form, signal })).data;
}
