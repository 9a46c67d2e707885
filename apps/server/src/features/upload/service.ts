import { randomUUID } from 'node:crypto';
import { checkProjectName, checkSqlFile, LIMITS, MESSAGES, type UploadAnswer } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { EnginePool } from '../../engine/engine-pool.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { projectNameOf } from '../../projects/file-names.ts';
import { insertProject } from '../../projects/project-store.ts';
import { putSource, storedBytes } from '../../projects/source-store.ts';
import { Refusal } from '../../refusal.ts';

export type UploadParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly reader: Pick<EnginePool, 'read'>;
};

/** A file as it arrived. The name is only shown and judged by its ending. */
export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/** What one account may keep in all. Bytes. */
const QUOTA = 500 * 1024 * 1024;

/**
 * Keeps the bytes as a draft project and answers with their text.
 *
 * @throws Refusal NO_FILE, UPLOAD_ERROR, FILE_TOO_LARGE, VALIDATION_ERROR, STORAGE_FULL, TIME_LIMIT or MEMORY_LIMIT.
 */
export async function uploadSqlFile(
  parts: UploadParts,
  account: Account,
  file: UploadedFile | undefined,
  projectName: string | undefined,
  signal: AbortSignal,
): Promise<UploadAnswer['data']> {
  const accepted = checkFile(file);
  const name = nameOf(accepted, projectName);
  await checkQuota(parts, account, accepted.bytes.byteLength);
  const text = await readText(parts, accepted.bytes, signal);
  const now = parts.clock();
  const id = randomUUID();
  const originalIdea = `Database schema from ${shownName(accepted.name)}`;
  await parts.db.transaction(async (tx) => {
    await insertProject(tx, { id, accountId: account.id, name, status: 'draft', originalIdea, createdAt: now });
    await putSource(tx, id, accepted.bytes, text, now);
  });
  return {
    projectId: id,
    sqlSchema: text,
    originalIdea,
    schemaType: 'uploaded_file',
    generatedAt: now.toISOString(),
  };
}

function checkFile(file: UploadedFile | undefined): UploadedFile {
  const problem = checkSqlFile(file && { name: file.name, size: file.bytes.byteLength });
  if (problem) throw new Refusal(problem.code, problem.message);
  if (!file) throw new Refusal('NO_FILE', MESSAGES.noFile);
  return file;
}

function nameOf(file: UploadedFile, projectName: string | undefined): string {
  if (projectName === undefined || projectName === '') return projectNameOf(file.name);
  const problem = checkProjectName(projectName);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'projectName' });
  return projectName;
}

async function checkQuota(parts: UploadParts, account: Account, size: number): Promise<void> {
  if ((await storedBytes(parts.db, account.id)) + size <= QUOTA) return;
  throw new Refusal('STORAGE_FULL', 'Your account has no room for more schemas. Delete projects you do not need.');
}

async function readText(parts: UploadParts, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const outcome = await parts.reader.read(bytes, signal);
  switch (outcome.kind) {
    case 'done':
      return outcome.value.text;
    case 'over-time':
      throw new Refusal('TIME_LIMIT', 'Reading this file took too long and was stopped.');
    case 'over-memory':
      throw new Refusal('MEMORY_LIMIT', 'Reading this file needed too much memory and was stopped.');
    case 'stopped':
      throw new Refusal('UNAVAILABLE', MESSAGES.uploadFailed);
    case 'crashed':
      throw new Error(`the reader crashed: ${outcome.reason}`);
  }
}

/** The file's name as text of ours: the last segment, printable, on one line, of a readable length. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.toWellFormed().replace(/\p{C}/gu, '').slice(0, 100).trim() || `schema${LIMITS.upload.extension}`;
}
