import { fieldsOf } from '@backsmith/text';
import multipart, { type Multipart } from '@fastify/multipart';
import { LIMITS, MESSAGES, PATHS, uploadAnswer } from '@backsmith/contract';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import type { BodyBudget } from '../../http/body-budget.ts';
import { payerOf } from '../../http/read-body.ts';
import { Refusal } from '../../refusal.ts';
import { type Upload, type UploadedFile, type UploadParts, uploadSqlFile } from './service.ts';

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
        summary: 'Upload a schema (multipart: file, projectName, draft); it becomes a draft project',
        consumes: ['multipart/form-data'],
        response: { 200: uploadAnswer, ...refusals },
      },
    },
    async (request) => {
      // Before ten megabytes are read.
      await parts.limit.spend('upload', callerOf(request).account.id);
      const sent = await readBounded(request, app.bodyBudget);
      const gone = new AbortController();
      request.raw.once('close', () => {
        // A request that was read to its end also closes; only a client that left early stops the work.
        if (!request.raw.complete) gone.abort();
      });
      const data = await uploadSqlFile(parts, callerOf(request).account, sent, gone.signal);
      return { success: true as const, message: 'Your schema was uploaded.', data };
    },
  );
}

const MOST_BYTES = LIMITS.upload.maxBytes + FORM_OVERHEAD;

/** Reads the form as long as it is not too long. The parser alone would read what it drops to its end, were it a gigabyte. */
async function readBounded(request: FastifyRequest, budget: BodyBudget): Promise<Upload> {
  const { raw } = request;
  let seen = 0;
  let stop: (error: unknown) => void = () => undefined;
  const tooMuch = new Promise<never>((_resolve, reject) => (stop = reject));
  const count = (piece: Buffer) => {
    seen += piece.length;
    try {
      if (seen > MOST_BYTES) throw fileTooLarge();
      budget.add(raw, payerOf(request), piece.length);
    } catch (error) {
      stop(error);
    }
  };
  try {
    const form = readForm(request);
    raw.on('data', count);
    return await Promise.race([form, tooMuch]);
  } catch (error) {
    raw.off('data', count).unpipe();
    throw isExpected(error) ? error : new Refusal('UPLOAD_ERROR', MESSAGES.uploadFailed);
  }
}

function fileTooLarge(): Refusal {
  return new Refusal('FILE_TOO_LARGE', `The file is too large. The maximum is ${LIMITS.upload.label}.`);
}

/** What is refused on purpose; anything else is the parser's complaint about a broken form. */
function isExpected(error: unknown): boolean {
  return error instanceof Refusal || String(fieldsOf(error)['code']).startsWith('FST_');
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('NO_FILE', MESSAGES.noFile);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MOST_BYTES) throw fileTooLarge();
  let file: UploadedFile | undefined;
  const texts: { projectName?: string; draft?: string } = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await readFile(part);
    else if ((part.fieldname === 'projectName' || part.fieldname === 'draft') && typeof part.value === 'string')
      texts[part.fieldname] = part.value;
  }
  return { file, projectName: texts.projectName, draft: texts.draft };
}

/** A browser sends an empty, nameless part when no file was chosen. */
async function readFile(part: Extract<Multipart, { readonly type: 'file' }>): Promise<UploadedFile | undefined> {
  const bytes = await part.toBuffer();
  return part.filename === '' ? undefined : { name: part.filename, bytes };
}
