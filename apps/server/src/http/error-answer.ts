import { ERROR_STATUS, LIMITS, MESSAGES, type ErrorCode, type Failure } from '@backsmith/contract';
import { fieldsOf } from '@backsmith/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { tooLarge } from './read-body.ts';
import { DISK_WAIT, diskFullCode } from '../disk/disk-full.ts';
import { isAway } from '../db/away.ts';
import { Refusal } from '../refusal.ts';

type Answer = { readonly status: number; readonly body: Failure };

/** Fastify's own codes and ours. */
const FRAMEWORK: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_REQ_FILE_TOO_LARGE: ['FILE_TOO_LARGE', `The file is too large. The maximum is ${LIMITS.upload.label}.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'This kind of request body is not understood.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['VALIDATION_ERROR', 'The request body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['VALIDATION_ERROR', 'The request body is empty.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['NO_FILE', MESSAGES.noFile],
  FST_FILES_LIMIT: ['UPLOAD_ERROR', 'Please upload one file at a time.'],
  FST_PARTS_LIMIT: ['UPLOAD_ERROR', MESSAGES.uploadFailed],
  FST_FIELDS_LIMIT: ['UPLOAD_ERROR', MESSAGES.uploadFailed],
  FST_PROTO_VIOLATION: ['VALIDATION_ERROR', MESSAGES.uploadFailed],
  FST_INVALID_JSON_FIELD_ERROR: ['UPLOAD_ERROR', MESSAGES.uploadFailed],
  // PostgreSQL: character_not_in_repertoire, untranslatable_character.
  '22021': ['VALIDATION_ERROR', MESSAGES.notStorable],
  '22P05': ['VALIDATION_ERROR', MESSAGES.notStorable],
};

/** PostgreSQL: query_canceled, lock_not_available. */
const TOO_SLOW = ['57014', '55P03'];

/** Seconds until it is worth trying again: a database that is started again is back after some. */
export const AWAY_WAIT = 5;

/** Answers every error in the one shape. What the caller may not know goes to the log under the request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = answerOf(error, request);
  if (status >= 500) request.log.error({ err: error, requestId: request.id }, 'a request failed');
  const wait = body.error.retryAfter;
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function answerOf(error: unknown, request: FastifyRequest): Answer {
  if (error instanceof Refusal) return answer(error.code, error.message, error.details);
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation[0]);
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return answerOf(tooLarge(request.routeOptions.bodyLimit), request);
  const known = FRAMEWORK[code];
  if (known) return answer(...known);
  if (isAway(error) || TOO_SLOW.includes(code)) {
    return answer('UNAVAILABLE', MESSAGES.network, { requestId: request.id, retryAfter: AWAY_WAIT });
  }
  if (diskFullCode(error) !== undefined) {
    return answer('DISK_FULL', MESSAGES.diskFull, { requestId: request.id, retryAfter: DISK_WAIT });
  }
  const status = statusOf(error);
  if (status >= 400 && status < 500)
    return { status, body: bodyOf('VALIDATION_ERROR', 'This request is not understood.') };
  return answer('UNKNOWN_ERROR', MESSAGES.unknown, { requestId: request.id });
}

type Issue = { readonly keyword: string; readonly instancePath: string; readonly message?: string };

/** The first broken field, named, in a sentence. */
function invalid(issue: Issue | undefined): Answer {
  const field = (issue?.instancePath ?? '').slice(1).replaceAll('/', '.');
  const message = sentenceOf(field, issue?.message ?? 'is not valid');
  return answer('VALIDATION_ERROR', message, field === '' ? {} : { field });
}

/** Our own messages are sentences, or begin in lower case to follow the field's name; the rest are the checker's, which nobody should read. */
function sentenceOf(field: string, message: string): string {
  if (/received (undefined|null)$/.test(message)) return `${field || 'The request body'} is required`;
  if (/^[a-z]/.test(message)) return `${field} ${message}`;
  return isChecker(message) ? inWords(field || 'The request body', message) : message;
}

const isChecker = (message: string) =>
  /^(Invalid (input|option|string|key|element|format)\b|Invalid \w+$|Too (small|big):|Unrecognized key|Expected )/.test(
    message,
  );

/** What is counted, as the checker ends with it, and in words of ours. */
const UNITS = [
  [/ characters?$/, ' characters'],
  [/ items?$/, ' entries'],
] as const;

/** What the checker found, in words of ours. */
function inWords(field: string, message: string): string {
  const [, key] = /^Unrecognized keys?: (".*")$/.exec(message) ?? [];
  if (key !== undefined) return `${field} has something that is not known here: ${key}`;
  const [, least] = />=?\s?(\d+)/.exec(message) ?? [];
  const [, most] = /<=?\s?(\d+)/.exec(message) ?? [];
  const unit = UNITS.find(([said]) => said.test(message))?.[1] ?? '';
  if (message.startsWith('Too small') && least !== undefined) return `${field} must have at least ${least}${unit}`;
  if (message.startsWith('Too big') && most !== undefined) return `${field} must have at most ${most}${unit}`;
  const [, choices] = /^Invalid option: expected one of (.+)$/.exec(message) ?? [];
  if (choices !== undefined) return `${field} must be one of ${choices.replaceAll('"', '').replaceAll('|', ', ')}`;
  const [, kind] = /^Invalid input: expected (\w+)/.exec(message) ?? [];
  return kind === undefined ? `${field} is not valid` : `${field} must be ${KINDS[kind] ?? 'of another kind'}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

function answer(code: ErrorCode, message: string, details: Omit<Failure['error'], 'code'> = {}): Answer {
  return { status: ERROR_STATUS[code], body: bodyOf(code, message, details) };
}

function bodyOf(code: ErrorCode, message: string, details: Omit<Failure['error'], 'code'> = {}): Failure {
  return { success: false, message, error: { code, ...details } };
}

function codeOf(error: unknown): string {
  const { code, cause } = fieldsOf(error);
  if (typeof code === 'string') return code;
  // The query builder wraps the driver's error.
  return cause instanceof Error ? codeOf(cause) : '';
}

function statusOf(error: unknown): number {
  const { statusCode } = fieldsOf(error);
  return typeof statusCode === 'number' ? statusCode : 500;
}
