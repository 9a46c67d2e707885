import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { findSite, inlineScriptHashes } from './site.ts';

let folder: string;
let subject: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backsmith-site-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<html><script>let a = 1</script><p>start</p></html>');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'let b = 2');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
  subject = await testApp({}, { site: findSite(folder) });
});
afterAll(async () => {
  await subject.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => subject.app.inject({ method, url });

test('files are served, built ones for ever', async () => {
  const start = await get('/');
  expect(start.body).toContain('start');
  expect(start.headers['cache-control']).toBe('no-cache');
  const script = await get('/assets/app-1a2b.js');
  expect(script.body).toBe('let b = 2');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/robots.txt')).statusCode).toBe(200);
});

test('addresses of pages get the start page; missing files, the API and other methods do not', async () => {
  for (const url of ['/login', '/backsmith-chat', '/login?redirect=/pricing', '/a/b/c']) {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('start');
  }
  expect((await get('/login', 'HEAD')).statusCode).toBe(200);
  const missing = [
    get('/assets/gone.js'),
    get('/gone.png'),
    get('/api/gone'),
    get('/login', 'POST'),
    get('/health/gone'),
  ];
  for (const answer of await Promise.all(missing)) expect(answer.statusCode).toBe(404);
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%5c..%5cx']) {
    expect((await get(url)).body).not.toContain('workspaces');
  }
});

test('inline scripts of the pages are allowed by their hashes, others are not', async () => {
  const [hash] = inlineScriptHashes('<script>let a = 1</script><script src="/x.js"></script>');
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' '${hash ?? ''}'`);
  expect(inlineScriptHashes('<script src="/x.js"></script>')).toEqual([]);
});

test('a site that has not been built leaves the API alone', async () => {
  expect(findSite(path.join(folder, 'nope'))).toBeUndefined();
  const bare = await testApp();
  expect((await bare.app.inject({ url: '/' })).statusCode).toBe(404);
  expect((await bare.app.inject({ url: '/api/capabilities' })).statusCode).toBe(200);
  await bare.close();
});
