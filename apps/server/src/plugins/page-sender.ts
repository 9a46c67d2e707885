import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands in the built pages where the address of the site belongs: the build does not know it. */
const ORIGIN = '%origin%';
/** Pages are compressed once, when they are asked for first; more would be felt then. */
const BROTLI_QUALITY = 9;

type Page = {
  readonly etag: string;
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
};

/**
 * Sends the pages of the site with the site's own address in them, as previews elsewhere need it.
 *
 * @param siteUrl without a slash at its end; empty as long as it is not known
 */
export function pageSender(folder: string, siteUrl: () => string) {
  const pages = new Map<string, Page>();
  return (file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = pages.get(file) ?? fill(path.join(folder, file), siteUrl());
    pages.set(file, page);
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: page.etag,
    });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(page.bytes[encoding]);
  };
}

function fill(file: string, siteUrl: string): Page {
  const identity = Buffer.from(readFileSync(file, 'utf8').replaceAll(ORIGIN, siteUrl));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { etag, bytes: { identity, br, gzip: gzipSync(identity) } };
}

/** The best the browser takes; a quality of 0 refuses (RFC 9110, 12.5.3). */
function encodingFor(accepted: string | string[] | undefined): keyof Page['bytes'] {
  const offers = String(accepted ?? '').split(',');
  const takes = (name: string) =>
    offers.some((offer) => {
      const [coding, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
