import { formatBytes, MESSAGES } from '@backsmith/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { App } from './app-type.ts';
import { bodyBudget, type BodyBudget, type BodyLimits } from './body-budget.ts';
import { Refusal } from '../refusal.ts';
import { callerAddress } from './caller-address.ts';
import { jsonGuard } from './json-guard.ts';

const KILOBYTE = 1024;

/** How much of a body is read and dropped after its answer. Bytes. */
const MOST_DROPPED = 48 * 1024 * KILOBYTE;

/**
 * Reads the bodies of all routes: no longer than the route allows, JSON not before it was looked at, and never more at one
 * time than the process has room for.
 */
export function readBodies(app: App, limits?: BodyLimits): void {
  const budget = bodyBudget(limits);
  app.decorate('bodyBudget', budget);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => budget.release(request.raw));
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (hasMore(request.raw)) dropRest(request.raw, reply);
    done();
  });
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, _payload, done) => {
    const limit = request.routeOptions.bodyLimit;
    readBody(request, limit, budget, jsonGuard()).then((body) => {
      // Clients say "JSON" on every call, also where they send nothing.
      if (body.length === 0) done(null, undefined);
      else void parse(request, body.toString('utf8'), done);
    }, done);
  });
}

/** True when the end of the request has not arrived. A request made by a test has no such mark. */
function hasMore(raw: { readonly complete?: boolean }): boolean {
  return raw.complete === false;
}

/**
 * Reads what is still on its way and keeps nothing of it: a connection that is closed while a client sends never shows it the
 * answer. One that goes on sending for long has had its chance.
 */
function dropRest(raw: IncomingMessage, reply: FastifyReply): void {
  let dropped = 0;
  void reply.removeHeader('connection');
  raw.on('data', (piece: Buffer) => {
    dropped += piece.length;
    if (dropped > MOST_DROPPED) raw.socket.destroy();
  });
  raw.resume();
}

/**
 * Reads a body that may have so many bytes.
 *
 * @param inspect looks at each piece and may refuse it.
 * @throws Refusal FILE_TOO_LARGE, UNAVAILABLE, or VALIDATION_ERROR for one that breaks off.
 */
export async function readBody(
  request: FastifyRequest,
  limit: number,
  budget: BodyBudget,
  inspect: (piece: Buffer) => void = () => undefined,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { raw } = request;
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    const coming: AsyncIterable<Buffer> = raw.iterator({ destroyOnReturn: false });
    for await (const piece of coming) {
      length += piece.length;
      if (length > limit) throw tooLarge(limit);
      budget.add(raw, payerOf(request), piece.length);
      inspect(piece);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('VALIDATION_ERROR', MESSAGES.bodyBrokeOff);
  }
  return Buffer.concat(pieces, length);
}

/** Whose share of the budget a body counts for. */
export function payerOf(request: FastifyRequest): string {
  return request.signedIn?.account.id ?? callerAddress(request);
}

/** The refusal of a body above the route's limit. */
export function tooLarge(limit: number): Refusal {
  const most = limit < 1024 * KILOBYTE ? `${Math.floor(limit / KILOBYTE)} kB` : formatBytes(limit);
  return new Refusal('FILE_TOO_LARGE', `The request is too large. The maximum is ${most}.`);
}
