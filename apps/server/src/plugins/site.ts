import fastifyStatic from '@fastify/static';
import { MESSAGES, type Failure } from '@backsmith/contract';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-type.ts';

/** The built site. */
export type Site = {
  readonly folder: string;
  readonly scriptHashes: readonly string[];
  /** Address of a page that was written out as HTML when the site was built, and its file. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every address the browser's router knows; undefined when the build does not say. */
  readonly routes: ReadonlySet<string> | undefined;
};

/** `site.json`, which the build of the site leaves beside its files. */
const siteMap = z.object({ pages: z.record(z.string(), z.string()), routes: z.array(z.string()) });

/** Finds the built site; undefined when it has not been built. */
export function findSite(folder: string): Site | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const hashes = pages.flatMap((page) => inlineScriptHashes(readFileSync(path.join(folder, page), 'utf8')));
  const map = readSiteMap(path.join(folder, 'site.json'));
  const known = new Map(Object.entries(map?.pages ?? {}));
  return { folder, scriptHashes: [...new Set(hashes)], pages: known, routes: map && new Set(map.routes) };
}

function readSiteMap(file: string): z.infer<typeof siteMap> | undefined {
  return existsSync(file) ? siteMap.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The hashes a content policy names the inline scripts of a page by. Our own pages, so a simple search finds them. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => {
    const digest = createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64');
    return `sha256-${digest}`;
  });
}

/**
 * Serves the site. A page that was written out is sent as it is; the other addresses exist only in the browser's router and
 * get the shell, with status 404 for those the router does not know either. Missing files, and everything below /api, are a
 * plain 404.
 */
export async function serveSite(app: App, site: Site | undefined): Promise<void> {
  if (site) {
    await app.register(fastifyStatic, {
      root: site.folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        // Built files carry their content's hash in the name.
        const immutable = file.includes(`${path.sep}assets${path.sep}`);
        void response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (site && isPage(request)) return sendPage(site, addressOf(request), reply);
    return notFound(reply);
  });
}

function sendPage(site: Site, address: string, reply: FastifyReply): FastifyReply {
  const isKnown = site.routes?.has(address) ?? true;
  reply.status(isKnown ? 200 : 404).header('cache-control', 'no-cache');
  return reply.sendFile(site.pages.get(address) ?? 'index.html');
}

/** The path of a request, without the slash some write at its end. */
function addressOf(request: FastifyRequest): string {
  const [pathname = ''] = request.url.split('?');
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

function isPage(request: FastifyRequest): boolean {
  const pathname = addressOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !/^\/(api|health)(\/|$)/.test(pathname) && !path.posix.basename(pathname).includes('.');
}

function notFound(reply: FastifyReply): FastifyReply {
  const body: Failure = { success: false, message: MESSAGES.notFound, error: { code: 'NOT_FOUND' } };
  return reply.status(404).send(body);
}
