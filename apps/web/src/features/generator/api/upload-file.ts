import { PATHS, uploadAnswer } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';
import type { DraftSchema } from '../model/setup.ts';

/** Sends a schema file; the server keeps it as a draft of that name. @throws {ApiError} */
export async function uploadFile(file: File, projectName: string, signal: AbortSignal): Promise<DraftSchema> {
  const form = new FormData();
  form.set('projectName', projectName); // before the file: the server reads the parts in order
  form.set('file', file);
  return (await call(PATHS.uploadSqlFile, uploadAnswer, { method: 'POST', form, signal })).data;
}
