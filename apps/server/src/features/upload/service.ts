import { checkProjectName, checkSqlFile, draftKey, LIMITS, MESSAGES, type UploadAnswer } from '@backsmith/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { EnginePool } from '../../engine/engine-pool.ts';
import { finished } from '../../engine/finished.ts';
import type { Account } from '../../identity/account-store.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { projectNameOf } from '../../projects/file-names.ts';
import { putDraft } from '../../projects/put-draft.ts';
import { refuseWhenFull } from '../../projects/store-source.ts';
import { Refusal } from '../../refusal.ts';

export type UploadParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly reader: Pick<EnginePool, 'read'>;
  /** What one account may keep in all. Bytes. */
  readonly quota: number;
};

/** A file as it arrived. The name is only shown and judged by its ending. */
export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/** What was sent. */
export type Upload = {
  readonly file: UploadedFile | undefined;
  readonly projectName: string | undefined;
  /** What the browser calls what it sends: sent again, it stays one project. */
  readonly draft: string | undefined;
};

/**
 * Keeps the bytes as a draft project and answers with their text.
 *
 * @throws Refusal NO_FILE, UPLOAD_ERROR, FILE_TOO_LARGE, VALIDATION_ERROR, STORAGE_FULL, TIME_LIMIT or MEMORY_LIMIT.
 */
export async function uploadSqlFile(
  parts: UploadParts,
  account: Account,
  { file, projectName, draft: given }: Upload,
  signal: AbortSignal,
): Promise<UploadAnswer['data']> {
  const accepted = checkFile(file);
  const key = draftKeyOf(given);
  const name = nameOf(accepted, projectName);
  // Before the file is read; what arrives meanwhile counts when it is stored.
  const room = { accountId: account.id, quota: parts.quota };
  await refuseWhenFull(parts.db, room, accepted.bytes.byteLength);
  const text = await readText(parts, account, accepted.bytes, signal);
  const now = parts.clock();
  const originalIdea = `Database schema from ${shownName(accepted.name)}`;
  const draft = { key, name, originalIdea, bytes: accepted.bytes, text };
  const id = await parts.db.transaction((tx) => putDraft(tx, room, draft, now));
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

function draftKeyOf(given: string | undefined): string | undefined {
  if (given === undefined || draftKey.safeParse(given).success) return given;
  throw new Refusal('VALIDATION_ERROR', 'The name of a draft has up to 64 letters, digits and hyphens.', {
    field: 'draft',
  });
}

function nameOf(file: UploadedFile, projectName: string | undefined): string {
  if (projectName === undefined || projectName === '') return projectNameOf(file.name);
  const problem = checkProjectName(projectName);
  if (problem !== undefined) throw new Refusal('VALIDATION_ERROR', problem, { field: 'projectName' });
  return projectName;
}

async function readText(parts: UploadParts, account: Account, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const outcome = await parts.reader.read(bytes, account.id, signal);
  return finished(outcome, 'Reading this file', MESSAGES.uploadFailed).text;
}

/** The file's name as text of ours: the last segment, printable, on one line, of a readable length. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.toWellFormed().replace(/\p{C}/gu, '').slice(0, 100).trim() || `schema${LIMITS.upload.extension}`;
}
