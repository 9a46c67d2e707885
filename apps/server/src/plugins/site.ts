import fastifyStatic from '@fastify/static';
import { MESSAGES, type Failure } from '@backsmith/contract';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-type.ts';
import { pageSender } from './page-sender.ts';

/** The built site. */
export type Site = {
  readonly folder: string;
  readonly scriptHashes: readonly string[];
  /** Address of a page that was written out as HTML when the site was built, and its file. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every address the browser's router knows; undefined when the build does not say. */
  readonly routes: ReadonlySet<string> | undefined;
  /** Addresses search engines are told of. */
  readonly indexed: readonly string[];
  /** The mail address people reach the operator by. */
  readonly contact: string | undefined;
};

/** `site.json`, which the build of the site leaves beside its files. */
const siteMap = z.object({
  pages: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  indexed: z.array(z.string()).default([]),
  contact: z.string().optional(),
});

/** Finds the built site; undefined when it has not been built. */
export function findSite(folder: string): Site | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const hashes = pages.flatMap((page) => inlineScriptHashes(readFileSync(path.join(folder, page), 'utf8')));
  const map = readSiteMap(path.join(folder, 'site.json'));
  const known = new Map(Object.entries(map?.pages ?? {}));
  return {
    folder,
    scriptHashes: [...new Set(hashes)],
    pages: known,
    routes: map && new Set(map.routes),
    indexed: map?.indexed ?? [],
    contact: map?.contact,
  };
}

function readSiteMap(file: string): z.infer<typeof siteMap> | undefined {
  return existsSync(file) ? siteMap.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * The hashes a content policy names the inline scripts of a page by; blocks of data are never run and need none. Our own
 * pages, so a simple search finds them.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => {
      const digest = createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64');
      return `sha256-${digest}`;
    },
  );
}

/**
 * Serves the site. A page that was written out is sent with the site's own address in it; the other addresses exist only in the browser's router and
 * get the shell, with status 404 for those the router does not know either. Missing files, and everything below /api, are a
 * plain 404.
 */
export async function serveSite(app: App, site: Site | undefined, siteUrl: () => string = () => ''): Promise<void> {
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
  const send = site && pageSender(site.folder, siteUrl);
  app.setNotFoundHandler((request, reply) => {
    if (!site || !send || !isPage(request)) return notFound(reply);
    const address = addressOf(request);
    const isKnown = site.routes === undefined || isRoute(site.routes, address);
    return send(site.pages.get(address) ?? 'index.html', request, reply.status(isKnown ? 200 : 404));
  });
}

/** True for an address of the router; a segment such as `:projectId` stands for any one. */
function isRoute(routes: ReadonlySet<string>, address: string): boolean {
  if (routes.has(address)) return true;
  const segments = address.split('/');
  return [...routes].some((route) => {
    const pattern = route.split('/');
    if (!route.includes(':') || pattern.length !== segments.length) return false;
    return pattern.every((part, at) => part === segments[at] || (part.startsWith(':') && segments[at] !== ''));
  });
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
