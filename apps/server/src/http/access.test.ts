import { PATHS, type AdminPlanAnswer } from '@backsmith/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerOf, generateBody, signUp, upload, uploaded, type Caller } from '../testing/caller.ts';
import { beginPayment } from '../testing/pay.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import type { Access } from './access.ts';

/** Who may call what. A route that is missing here fails the test, and so does one that is here only. */
const TABLE: Readonly<Record<string, Access>> = {
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
  'GET /api/auth/me': 'user',
  'POST /api/auth/logout': 'user',
  'PUT /api/auth/profile': 'user',
  'PUT /api/auth/change-password': 'user',
  'GET /api/account/sessions': 'user',
  'DELETE /api/account/sessions': 'user',
  'GET /api/account/export': 'user',
  'DELETE /api/account': 'user',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'POST /api/auth/password-strength': 'public',
  'GET /api/newsletter/unsubscribe': 'public',
  'POST /api/newsletter/unsubscribe': 'public',
  'GET /api/admin/newsletter': 'admin',
  'GET /api/payments/config': 'user',
  'POST /api/payments/create-payment-intent': 'user',
  'GET /api/payments/payment-status': 'user',
  'GET /api/payments/history': 'user',
  'POST /api/payments/:paymentId/refresh': 'owner',
  'POST /api/payments/webhook': 'public',
  'POST /api/payments/sandbox/confirm': 'user',
  'GET /api/admin/users': 'admin',
  'POST /api/admin/users': 'admin',
  'PUT /api/admin/users/:userId': 'admin',
  'DELETE /api/admin/users/:userId': 'admin',
  'GET /api/admin/users/:userId/sessions': 'admin',
  'DELETE /api/admin/users/:userId/sessions': 'admin',
  'GET /api/admin/payments': 'admin',
  'GET /api/admin/failures': 'admin',
  'GET /api/admin/export/:list': 'admin',
  'GET /api/admin/stats': 'admin',
  'GET /api/admin/actions': 'admin',
  'GET /api/admin/revenue/overview': 'admin',
  'GET /api/admin/revenue/monthly': 'admin',
  'GET /api/admin/revenue/by-user': 'admin',
  'PATCH /api/admin/users/:userId/exemption': 'admin',
  'GET /api/pricing/admin/all': 'admin',
  'POST /api/pricing/admin': 'admin',
  'PUT /api/pricing/admin/:planId': 'admin',
  'PATCH /api/pricing/admin/:planId/toggle': 'admin',
  'DELETE /api/pricing/admin/:planId': 'admin',
  'GET /api/pricing': 'public',
  'GET /api/pricing/:name': 'public',
  'POST /api/schedule-demo': 'public',
  'POST /api/process-idea': 'user',
  'POST /api/edit-schema': 'user',
  'POST /api/preview': 'user',
  'POST /api/upload-sql-file': 'user',
  'POST /api/generate-microservice': 'user',
  'GET /api/projects': 'user',
  'GET /api/projects/stats/overview': 'user',
  'GET /api/projects/:projectId': 'owner',
  'PATCH /api/projects/:projectId': 'owner',
  'DELETE /api/projects/:projectId': 'owner',
  'POST /api/projects/:projectId/cancel': 'owner',
  'GET /api/projects/:projectId/download': 'owner',
  'GET /api/projects/:projectId/result': 'owner',
  'GET /api/projects/:projectId/proof': 'owner',
  'GET /api/projects/:projectId/tryout': 'owner',
  'POST /api/projects/:projectId/tryout': 'owner',
  'DELETE /api/projects/:projectId/tryout': 'owner',
  'GET /api/projects/:projectId/tryout/calls': 'owner',
  'POST /api/projects/:projectId/tryout/calls': 'owner',
  'GET /api/projects/:projectId/push': 'owner',
  'POST /api/projects/:projectId/push': 'owner',
  'GET /api/projects/:projectId/events': 'owner',
  'GET /api/projects/:projectId/schema': 'owner',
  'GET /api/projects/:projectId/versions': 'owner',
  'GET /api/projects/:projectId/versions/:number/result': 'owner',
  'POST /api/projects/:projectId/versions/:number/archive': 'owner',
  'GET /api/projects/:projectId/versions/:number/download': 'owner',
  'GET /api/capabilities': 'public',
  'GET /api/openapi.json': 'public',
  // For this machine alone, behind a secret address; see its own tests.
  'GET /dev/outbox/:key': 'public',
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
};

const ROWS = Object.entries(TABLE).map(([route, access]) => {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  return { route, method, url, access };
});

let subject: TestApp;
let nobody: Caller;
let stranger: Caller;
let owner: Awaited<ReturnType<typeof signUp>>;
let admin: Caller;

let plans = 0;
beforeAll(async () => {
  subject = await testApp();
  nobody = callerOf(subject.app);
  [stranger, owner] = [await signUp(subject.app), await signUp(subject.app)];
  const chief = await signUp(subject.app);
  await subject.database.pool.query(`update account set role = 'admin' where id = $1`, [chief.user.id]);
  admin = chief;
});
afterAll(() => subject.close());

test('every route of the application stands in the table, with who may call it', () => {
  expect(Object.fromEntries(subject.app.accessOfRoutes)).toEqual(TABLE);
});

test('every address of the contract is one of a route', () => {
  const routes = new Set(ROWS.map(({ url }) => url.replaceAll(/:\w+/g, ':')));
  const addresses = Object.values(PATHS).map((path) => (typeof path === 'string' ? path : path(':', ':')));
  const patterns = addresses.map((path) => decodeURIComponent(path));
  expect(patterns.filter((pattern) => !routes.has(pattern))).toEqual([]);
});

test('the description of the API names every route but its own', () => {
  const described = Object.entries(subject.app.swagger().paths ?? {}).flatMap(([url, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const hidden = ['GET /api/openapi.json', 'GET /dev/outbox/:key'];
  expect([...described, ...hidden].toSorted()).toEqual(Object.keys(TABLE).toSorted());
});

describe.each(ROWS)('$route', ({ method, url, access }) => {
  const bodies: Readonly<Record<string, object>> = {
    [PATHS.profile]: {},
    [PATHS.account]: { password: 'not the one' },
    '/api/admin/users/:userId/exemption': { paymentExempt: false },
    '/api/projects/:projectId': {},
    '/api/projects/:projectId/tryout/calls': { method: 'GET', path: '/', body: null },
    '/api/projects/:projectId/push': { owner: '', repository: 'shop', isPrivate: true, token: 'a-token' },
    '/api/projects/:projectId/versions/:number/archive': { kind: 'full' },
    [PATHS.generateMicroservice]: generateBody(undefined),
  };
  const call = async (caller: Caller): Promise<number> => {
    const answer = await caller.call(method, await addressOf(url), bodies[url]);
    return answer.statusCode;
  };

  test('nobody', async () => {
    const status = await call(nobody);
    if (access === 'public') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(401);
  });

  test('another user', async () => {
    // Logging out ends the session, so that call has an account of its own.
    const caller = url === PATHS.logout ? await signUp(subject.app) : stranger;
    const status = await call(caller);
    if (access === 'owner') expect(status).toBe(404);
    else if (access === 'admin') expect(status).toBe(403);
    else expect([401, 403, 404]).not.toContain(status);
  });

  test('the owner', async () => {
    expect(/:(project|payment)Id/.test(url)).toBe(access === 'owner');
    // A draft: 409 is what only its owner is told.
    if (access === 'owner') expect([200, 409]).toContain(await call(owner));
  });

  test('an administrator has no other rights over another’s project', async () => {
    const caller = url === PATHS.logout ? await signUp(subject.app) : admin;
    const status = await call(caller);
    if (access === 'owner') expect(status).toBe(404);
    else expect([401, 403, 404]).not.toContain(status);
  });
});

test('a route that does not say who may call it stops the start', async () => {
  const { buildApp } = await import('../app.ts');
  const app = await buildApp(subject.parts);
  expect(() => app.get('/api/forgotten', () => 'x')).toThrow('GET /api/forgotten does not say who may call it');
  await app.close();
});

/** The address with everything in it that belongs to the owner. */
async function addressOf(url: string): Promise<string> {
  const ids: Readonly<Record<string, () => Promise<string>>> = {
    ':projectId': freshDraft,
    ':paymentId': async () => (await beginPayment(owner, 'starter')).paymentId,
    ':userId': async () => (await signUp(subject.app)).user.id,
    ':planId': freshPlan,
    ':number': async () => '1',
    ':list': async () => 'users',
    ':name': async () => 'starter',
    ':key': async () => 'the-key',
  };
  const segments = url.split('/').map((segment) => ids[segment]?.() ?? Promise.resolve(segment));
  return (await Promise.all(segments)).join('/');
}

async function freshPlan(): Promise<string> {
  plans += 1;
  const body = { name: `Plan ${plans}`, originalPrice: 10 };
  return (await admin.call('POST', PATHS.adminPlanCreate, body)).json<AdminPlanAnswer>().data.id;
}

async function freshDraft(): Promise<string> {
  const file = { name: 'file', fileName: 'a.sql', content: 'a' };
  return uploaded(await upload(subject.app, owner, [file])).projectId;
}
