import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';
import { findSite, serveSite } from './site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-site-'));
  mkdirSync(path.join(folder, 'pages'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<p>shell</p><script>a()</script>');
  writeFileSync(
    path.join(folder, 'pages/home.html'),
    '<p>home</p><script>b()</script><script type="application/json">{}</script>',
  );
  writeFileSync(path.join(folder, 'assets/app-1.js'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function serverOf() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const site = findSite(folder);
  const siteUrl = () => 'https://site.test';
  if (site) siteFiles(app, { site, siteUrl, clock: () => new Date('2026-11-22T07:00:00Z') });
  await serveSite(app, site, siteUrl);
  return app;
}

function writeMap(): void {
  const map = {
    pages: { '/': 'pages/home.html' },
    routes: ['/', '/login', '/things/:thingId', '/things/:thingId/again'],
    indexed: ['/', '/a&b'],
    contact: 'hello@site.test',
  };
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(map));
}

describe('the built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/?from=mail', 200, 'home'],
    ['/login', 200, 'shell'],
    ['/login/', 200, 'shell'],
    ['/things/7', 200, 'shell'],
    ['/things/7/again', 200, 'shell'],
    ['/things//again', 404, 'shell'],
    ['/things/7/otherwise', 404, 'shell'],
    ['/nowhere', 404, 'shell'],
    ['/assets/app-1.js', 200, '1'],
    ['/assets/app-2.js', 404, 'NOT_FOUND'],
    ['/api/nowhere', 404, 'NOT_FOUND'],
    ['/health/nowhere', 404, 'NOT_FOUND'],
    ['/pages/../../etc/passwd', 404, ''],
  ])('answers %s with %d', async (url, status, body) => {
    writeMap();
    const answer = await (await serverOf()).inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(body)]);
  });

  it('gives every address the shell when the build left no map', async () => {
    const app = await serverOf();
    expect((await app.inject({ url: '/' })).body).toContain('shell');
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(200);
  });

  it('keeps files with a hash in their name for good, pages never', async () => {
    writeMap();
    const app = await serverOf();
    expect((await app.inject({ url: '/assets/app-1.js' })).headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache');
  });

  it('puts the address of the site into its pages, compressed as the browser takes it, once known as they are', async () => {
    writeFileSync(path.join(folder, 'pages/home.html'), '<meta content="%origin%/preview.jpg"><p>home</p>');
    writeMap();
    const app = await serverOf();
    const html = '<meta content="https://site.test/preview.jpg"><p>home</p>';
    const plain = await app.inject({ url: '/' });
    expect(plain.body).toBe(html);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const asked = (accept: string) => app.inject({ url: '/', headers: { 'accept-encoding': accept } });
    const [br, gzip, refused] = await Promise.all(['gzip, br', 'gzip;q=1, br;q=0', 'br;q=0.0, identity'].map(asked));
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(html);
    expect([br?.headers['content-encoding'], br?.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(html);
    expect(refused?.body).toBe(html);
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(html.length)]);
  });

  it('tells machines what there is, what to leave alone, and whom to write to', async () => {
    writeMap();
    const app = await serverOf();
    const robots = await app.inject({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Sitemap: https://site.test/sitemap.xml']),
    );
    const sitemap = await app.inject({ url: '/sitemap.xml' });
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://site.test/',
      'https://site.test/a&amp;b',
    ]);
    const security = await app.inject({ url: '/.well-known/security.txt' });
    expect(security.body.split('\n')).toEqual([
      'Contact: mailto:hello@site.test',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://site.test/.well-known/security.txt',
      '',
    ]);
  });

  it('names the inline scripts of all pages for the content policy', () => {
    expect(findSite(folder)?.scriptHashes).toHaveLength(2);
  });
});
