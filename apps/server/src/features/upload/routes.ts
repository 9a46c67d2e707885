import multipart, { type Multipart } from '@fastify/multipart';
import { LIMITS, MESSAGES, PATHS, uploadAnswer } from '@backsmith/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { Refusal } from '../../refusal.ts';
import { uploadSqlFile, type UploadedFile, type UploadParts } from './service.ts';

/** The form around the file: boundaries, headers and the other fields. Bytes. */
const FORM_OVERHEAD = 64 * 1024;

export async function uploadRoutes(app: App, parts: UploadParts): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: LIMITS.upload.maxBytes, files: 1, fields: 10, parts: 11, fieldSize: 4096, fieldNameSize: 100 },
  });
  app.post(
    PATHS.uploadSqlFile,
    {
      config: { access: 'user' },
      schema: {
        tags: ['generation'],
        summary: 'Upload a schema (multipart: file, projectName); it becomes a draft project',
        consumes: ['multipart/form-data'],
        response: { 200: uploadAnswer, ...refusals },
      },
    },
    async (request) => {
      // Before ten megabytes are read.
      await parts.limit.spend('upload', callerOf(request).account.id);
      const { file, projectName } = await readForm(request);
      const gone = new AbortController();
      request.raw.once('close', () => {
        // A request that was read to its end also closes; only a client that left early stops the work.
        if (!request.raw.complete) gone.abort();
      });
      const data = await uploadSqlFile(parts, callerOf(request).account, file, projectName, gone.signal);
      return { success: true as const, message: 'Your schema was uploaded.', data };
    },
  );
}

type Form = { readonly file: UploadedFile | undefined; readonly projectName: string | undefined };

async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('NO_FILE', MESSAGES.noFile);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > LIMITS.upload.maxBytes + FORM_OVERHEAD) {
    throw new Refusal('FILE_TOO_LARGE', `The file is too large. The maximum is ${LIMITS.upload.label}.`);
  }
  let file: UploadedFile | undefined;
  let projectName: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await readFile(part);
    else if (part.fieldname === 'projectName' && typeof part.value === 'string') projectName = part.value;
  }
  return { file, projectName };
}

/** A browser sends an empty, nameless part when no file was chosen. */
async function readFile(part: Extract<Multipart, { readonly type: 'file' }>): Promise<UploadedFile | undefined> {
  const bytes = await part.toBuffer();
  return part.filename === '' ? undefined : { name: part.filename, bytes };
}
