import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import { Refusal } from '../refusal.ts';
import { readRange } from './byte-range.ts';

/** An archive on its way to its owner. */
export type SentArchive = {
  readonly key: string;
  readonly bytes: number;
  /** SHA-256 of it, where it is known: then a download that broke off can go on. */
  readonly sha256: Buffer | null;
  /** What it is saved as. */
  readonly name: string;
};

/**
 * Sends an archive, or the part of it that is asked for.
 *
 * @throws Refusal NOT_FOUND where it is stored no more.
 */
export async function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: ArchiveStorage,
  { key, bytes, sha256, name }: SentArchive,
): Promise<FastifyReply> {
  const tag = sha256 === null ? undefined : `"${sha256.toString('hex')}"`;
  const { 'if-range': known, range: header } = request.headers;
  // Another archive took its place meanwhile, or nobody can tell: then it is sent whole.
  const isSame = tag !== undefined && (known === undefined || known === tag);
  const range = isSame ? readRange(header, bytes) : 'whole';
  void reply.type('application/zip').header('cache-control', 'private, no-store');
  if (tag !== undefined && sha256 !== null) {
    void reply.header('etag', tag).header('accept-ranges', 'bytes');
    void reply.header('repr-digest', `sha-256=:${sha256.toString('base64')}:`);
  }
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const archive = await storage.get(key, range === 'whole' ? undefined : range);
  if (!archive) throw new Refusal('NOT_FOUND', GONE);
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  if (range === 'whole') return reply.header('content-length', archive.size).send(archive.stream);
  const { first, last } = range;
  void reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  return reply.header('content-length', last - first + 1).send(archive.stream);
}

const GONE = 'The archive is no longer stored. Please generate the project again.';
