import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSite, serveSite } from './site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-site-'));
  mkdirSync(path.join(folder, 'pages'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<p>shell</p><script>a()</script>');
  writeFileSync(path.join(folder, 'pages/home.html'), '<p>home</p><script>b()</script>');
  writeFileSync(path.join(folder, 'assets/app-1.js'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function serverOf() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await serveSite(app, findSite(folder));
  return app;
}

function writeMap(): void {
  const map = { pages: { '/': 'pages/home.html' }, routes: ['/', '/login'] };
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(map));
}

describe('the built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/?from=mail', 200, 'home'],
    ['/login', 200, 'shell'],
    ['/login/', 200, 'shell'],
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

  it('names the inline scripts of all pages for the content policy', () => {
    expect(findSite(folder)?.scriptHashes).toHaveLength(2);
  });
});
