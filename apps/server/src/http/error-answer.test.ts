import { MESSAGES, PATHS, PRODUCT, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openPool } from '../db/database.ts';
import { callerOf, signUp, upload } from '../testing/caller.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let subject: TestApp;
beforeAll(async () => (subject = await testApp()));
afterAll(() => subject.close());

test.each([
  '/api',
  '/api/',
  '/api/nope',
  '/api/projects/a/b/c',
  '/nope',
  '/health',
  '/assets/x.js',
  '/%2e%2e/etc/passwd',
])('%s is answered 404 in the one shape', async (url) => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await callerOf(subject.app).call(method, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<Failure>()).toEqual({ success: false, message: 'Not found.', error: { code: 'NOT_FOUND' } });
  }
});

test('a broken address is answered 4xx in the one shape', async () => {
  const answer = await callerOf(subject.app).call('GET', '/api/projects/%E0%A4%A');
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.json<Failure>().success).toBe(false);
});

test('a defect is answered 500 without a word about its cause', async () => {
  const fail = () => Promise.reject(new Error('secret detail at /some/path'));
  const broken = await testApp({ reader: { read: fail, edit: fail, preview: fail, remake: fail, update: fail } });
  const caller = await signUp(broken.app);
  const answer = await upload(broken.app, caller, [{ name: 'file', fileName: 'a.sql', content: 'a' }]);
  expect(answer.statusCode).toBe(500);
  const failure = answer.json<Failure>();
  expect(failure).toMatchObject({ message: 'An unexpected error occurred.', error: { code: 'UNKNOWN_ERROR' } });
  expect(failure.error.requestId).toMatch(/^req-/);
  expect(answer.body).not.toContain('secret');
  await broken.close();
});

test('a disk that is full is answered 503 with what to do, whoever found it', async () => {
  for (const code of ['ENOSPC', '53100']) {
    const cause = Object.assign(new Error('no space left on /some/path'), { code });
    const fail = () => Promise.reject(new Error('a query failed', { cause }));
    const full = await testApp({ reader: { read: fail, edit: fail, preview: fail, remake: fail, update: fail } });
    const caller = await signUp(full.app);
    const answer = await upload(full.app, caller, [{ name: 'file', fileName: 'a.sql', content: 'a' }]);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.json<Failure>()).toMatchObject({ message: MESSAGES.diskFull, error: { code: 'DISK_FULL' } });
    expect(answer.body).not.toContain('path');
    await full.close();
  }
});

test('a database that is away is answered 503; the process itself is alive', async () => {
  const nowhere = openPool({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' }, () => undefined);
  const isUp = async () => (await nowhere.pool.query('select 1')).rowCount === 1;
  const app = await buildApp({ ...subject.parts, db: nowhere.db, checks: [{ name: 'database', isUp }] });
  const token = (await signUp(subject.app)).token;
  const answer = await callerOf(app, token).call('GET', PATHS.me);
  const ready = await callerOf(app).call('GET', PATHS.ready);
  const live = await callerOf(app).call('GET', PATHS.live);
  expect([answer.statusCode, ready.statusCode, live.statusCode]).toEqual([503, 503, 200]);
  expect(answer.json<Failure>().error.code).toBe('UNAVAILABLE');
  expect(ready.json()).toEqual({ status: 'not-ready', checks: { database: 'down' } });
  const up = await callerOf(subject.app).call('GET', PATHS.ready);
  expect(up.json()).toEqual({ status: 'ready', checks: { database: 'up' } });
  await app.close();
  await nowhere.pool.end();
});

test('the description of the API names every call and its schemas', async () => {
  const description = (await callerOf(subject.app).call('GET', PATHS.openApi)).json<{
    readonly openapi: string;
    readonly info: { readonly title: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
  }>();
  expect(description.openapi).toBe('3.1.0');
  expect(description.info.title).toBe(`${PRODUCT.name} API`);
  expect(Object.keys(description.paths)).toContain('/api/projects/{projectId}/download');
  expect(Object.keys(description.paths[PATHS.login]?.['post']?.responses ?? {})).toEqual(['200', '4XX', '5XX']);
});

test('security headers are on every answer, and none that break plain http', async () => {
  for (const url of ['/api/capabilities', '/nope', '/health/live']) {
    const { headers } = await callerOf(subject.app).call('GET', url);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('one address cannot flood the API; the site and health are not counted', async () => {
  const flooded = await testApp({}, { floodLimit: true });
  const get = (url: string) => flooded.app.inject({ method: 'GET', url });
  const statuses: number[] = [];
  for (let i = 0; i < 605; i += 1) statuses.push((await get('/api/capabilities')).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const refused = await get('/api/capabilities');
  expect(refused.json<Failure>().error.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/health/live')).statusCode).toBe(200);
  await flooded.close();
});
