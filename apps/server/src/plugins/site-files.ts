import { existsSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../http/app-type.ts';
import type { Clock } from '../clock.ts';
import type { Site } from './site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year; whoever runs the site shows by each start that the contact still holds. */
const CONTACT_HOLDS_DAYS = 180;

type SiteFilesParts = {
  readonly site: Pick<Site, 'folder' | 'indexed' | 'contact'>;
  readonly siteUrl: () => string;
  readonly clock: Clock;
};

/**
 * What machines ask a site for: which pages there are, which to leave alone, and where to report a weakness. A file of that
 * name that lies in the built site is sent instead.
 */
export function siteFiles(app: App, { site, siteUrl, clock }: SiteFilesParts): void {
  const serve = (address: string, type: string, write: () => string) => {
    if (existsSync(path.join(site.folder, address))) return;
    app.get(address, { schema: { hide: true } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(write()),
    );
  };
  serve('/robots.txt', 'text/plain', () => robots(siteUrl()));
  serve('/sitemap.xml', 'application/xml', () => siteMapXml(siteUrl(), site.indexed));
  const { contact } = site;
  if (contact === undefined) return;
  const expires = new Date(Math.ceil(clock().getTime() / DAY_MS) * DAY_MS + CONTACT_HOLDS_DAYS * DAY_MS);
  serve('/.well-known/security.txt', 'text/plain', () => securityText(siteUrl(), contact, expires));
}

/** RFC 9309. */
function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** https://www.sitemaps.org/protocol.html */
function siteMapXml(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(siteUrl + address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** RFC 9116. */
function securityText(siteUrl: string, contact: string, expires: Date): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
