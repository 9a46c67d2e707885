import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  PATHS,
  TRYOUT_MESSAGES,
  type Failure,
  type ProjectTryoutAnswer,
  type TryoutCallRequest,
  type TryoutReply,
  type TryoutReplyAnswer,
} from '@backsmith/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveSignOfLife } from '../../jobs/sign-of-life.ts';
import { eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { TryoutOrder, TryoutRunner } from '../../tryout/runner.ts';
import { openTryouts, type Tryouts } from '../../tryout/tryouts.ts';

const MINUTE = 60_000;
const LIMITS = { atOnce: 3, mostMs: 10 * MINUTE, unusedMs: 5 * MINUTE };
const CALLS = { address: 'http://localhost:8080', caller: null, groups: [] };
const GET: TryoutCallRequest = { method: 'GET', path: '/api/v1/things', body: null };

/** Backends that come up when they are told to, and answer what they were asked. */
class Stand {
  readonly orders: TryoutOrder[] = [];
  readonly ended = new Set<TryoutOrder>();
  /** What calls wait for before they are answered. */
  gate: Promise<void> = Promise.resolve();
  /** What their processes take to be gone. */
  going: Promise<void> = Promise.resolve();

  readonly run: TryoutRunner = (order) => {
    this.orders.push(order);
    order.onStep({ step: 'compile', status: 'running', text: 'Compiling' });
    return {
      call: async ({ method, path }) => {
        await this.gate;
        if (path === '/silent') return undefined;
        return { status: 200, milliseconds: 1, headers: [], body: `${method} ${path}`, isCut: false };
      },
      end: () => {
        this.ended.add(order);
        return this.going;
      },
    };
  };

  ready(at = this.orders.length - 1): void {
    this.orders[at]?.onReady(CALLS);
  }
}

let subject: TestApp;
let stand: Stand;
let tryouts: Tryouts | undefined;
let closers: (() => Promise<unknown>)[] = [];
const dataFolder = mkdtempSync(path.join(tmpdir(), 'backsmith-tryouts-'));

/** A process with places for backends, on the database of the application. */
async function places(run: TryoutRunner, limits = LIMITS): Promise<Tryouts> {
  const life = await giveSignOfLife(subject.database.connection);
  const { db, hub, clock, storage } = subject.parts;
  const opened = openTryouts({
    ...{ db, hub, clock, storage, limits, instance: life.instance, dataFolder, run },
    log: subject.app.log,
  });
  closers.push(opened.close, life.close);
  return opened;
}

beforeAll(async () => {
  subject = await testApp({ tryouts: () => tryouts });
  await subject.work();
});
afterAll(async () => {
  await subject.close();
  rmSync(dataFolder, { recursive: true });
});
beforeEach(async () => {
  stand = new Stand();
  tryouts = await places(stand.run);
});
afterEach(async () => {
  for (const close of closers) await close();
  closers = [];
  expect(existsSync(path.join(dataFolder, 'proofs')) ? readdirSync(path.join(dataFolder, 'proofs')) : []).toEqual([]);
});

type Owner = { readonly caller: Caller; readonly projectId: string };

async function generated(caller: Caller, projectName = 'shop'): Promise<string> {
  const body = generateBody('create table a (id int)', { projectName });
  return eventsOf(await caller.call('POST', PATHS.generateMicroservice, body))[0]?.projectId ?? '';
}

async function owner(): Promise<Owner> {
  const caller = await signUp(subject.app);
  return { caller, projectId: await generated(caller) };
}

async function tryout({ caller, projectId }: Owner, method: 'GET' | 'POST' | 'DELETE' = 'GET') {
  return (await caller.call(method, PATHS.projectTryout(projectId))).json<ProjectTryoutAnswer>().data;
}

async function call({ caller, projectId }: Owner, request: object = GET) {
  return caller.call('POST', PATHS.projectTryoutCalls(projectId), request);
}

/** Waits until the page of an owner says so. */
async function until(one: Owner, status: string) {
  await vi.waitFor(async () => expect((await tryout(one)).status).toBe(status), { timeout: 8000, interval: 50 });
  return tryout(one);
}

async function up(): Promise<Owner> {
  const one = await owner();
  const before = stand.orders.length;
  await tryout(one, 'POST');
  await vi.waitFor(() => expect(stand.orders).toHaveLength(before + 1));
  stand.ready();
  await until(one, 'ready');
  return one;
}

const later = (ms: number) => (subject.time.now = new Date(subject.time.now.getTime() + ms));

describe('a backend that is tried', () => {
  test('comes up step by step, is called, and ends when its owner says so', async () => {
    const one = await owner();
    expect(await tryout(one)).toMatchObject({ status: 'none', minutes: { most: 10, unused: 5 } });
    expect((await call(one)).json<Failure>().error.code).toBe('TRYOUT_ENDED');
    expect((await tryout(one, 'POST')).status).toBe('starting');
    await vi.waitFor(async () => expect((await tryout(one)).steps).toHaveLength(1));
    expect((await call(one)).json<Failure>().error.code).toBe('TRYOUT_ENDED');
    stand.ready();
    expect((await until(one, 'ready')).endsAt).toBe(new Date(subject.time.now.getTime() + 5 * MINUTE).toISOString());
    const calls = await one.caller.call('GET', PATHS.projectTryoutCalls(one.projectId));
    expect(calls.json<{ readonly data: object }>().data).toEqual(CALLS);
    expect((await call(one)).json<TryoutReplyAnswer>().data.body).toBe('GET /api/v1/things');
    const [folder = ''] = readdirSync(path.join(dataFolder, 'proofs'));
    expect(folder).not.toBe('');
    expect(await tryout(one, 'DELETE')).toMatchObject({ status: 'ended', reason: TRYOUT_MESSAGES.stopped });
    await vi.waitFor(() => expect(stand.ended.size).toBe(1), { timeout: 3000 });
    expect((await call(one)).json<Failure>().error.code).toBe('TRYOUT_ENDED');
    expect((await tryout(one, 'POST')).status).toBe('starting');
  });

  test('ends when its time is up, and may be started again', async () => {
    const one = await up();
    for (let minute = 0; minute < 9; minute += 3) {
      later(3 * MINUTE);
      expect((await call(one)).statusCode).toBe(200);
    }
    later(MINUTE);
    expect((await until(one, 'ended')).reason).toBe(TRYOUT_MESSAGES.expired);
    expect((await call(one)).json<Failure>().error.code).toBe('TRYOUT_ENDED');
    await tryout(one, 'POST');
    await vi.waitFor(() => expect(stand.orders).toHaveLength(2));
    stand.ready();
    await until(one, 'ready');
    expect((await call(one)).statusCode).toBe(200);
  });

  test('ends when nobody calls it; looking at it is no call', async () => {
    const one = await up();
    later(4 * MINUTE);
    await call(one);
    later(4 * MINUTE);
    expect((await tryout(one)).status).toBe('ready');
    later(MINUTE);
    expect((await until(one, 'ended')).reason).toBe(TRYOUT_MESSAGES.unused);
  });

  test('is gone with its project', async () => {
    const one = await up();
    await one.caller.call('DELETE', PATHS.project(one.projectId));
    later(10_000);
    await vi.waitFor(() => expect(stand.ended.size).toBe(1), { timeout: 5000 });
  });

  test('says why it is lost: what the compiler said, or that its process is gone', async () => {
    const one = await owner();
    await tryout(one, 'POST');
    await vi.waitFor(() => expect(stand.orders).toHaveLength(1));
    stand.orders[0]?.onLoss({ kind: 'failed', text: 'It does not compile.\nA.java:1: error' });
    expect((await until(one, 'ended')).reason).toContain('A.java:1: error');
    const other = await up();
    await subject.database.pool.query('update tryout set held_by = 1 where project_id = $1', [other.projectId]);
    expect(await tryout(other)).toMatchObject({ status: 'ended', reason: TRYOUT_MESSAGES.lost });
    expect((await call(other)).json<Failure>().error.code).toBe('TRYOUT_ENDED');
  });
});

describe('whoever is not its owner', () => {
  test('finds nothing, starts nothing, calls nothing', async () => {
    const one = await up();
    const stranger = { ...(await owner()), projectId: one.projectId };
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await stranger.caller.call(method, PATHS.projectTryout(one.projectId))).statusCode).toBe(404);
    }
    expect((await call(stranger)).statusCode).toBe(404);
    const calls = await stranger.caller.call('GET', PATHS.projectTryoutCalls(one.projectId));
    expect(calls.statusCode).toBe(404);
    expect((await tryout(one)).status).toBe('ready');
  });
});

describe('places', () => {
  test('ten at once: as many as there are places start, the others are told when to come again', async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, owner));
    const answers = await Promise.all(
      owners.map(({ caller, projectId }) => caller.call('POST', PATHS.projectTryout(projectId))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(7);
    for (const answer of refused) {
      const { message, error } = answer.json<Failure>();
      expect(message).toBe('All 3 places are taken. Please try again in about 10 minutes.');
      expect(error).toMatchObject({ code: 'TRYOUTS_FULL', retryAfter: 600 });
    }
    expect(stand.orders.length).toBeLessThanOrEqual(3);
    const at = answers.findIndex(({ statusCode }) => statusCode === 200);
    await tryout(owners[at] ?? (await owner()), 'DELETE');
    const next = owners[answers.findIndex(({ statusCode }) => statusCode === 429)];
    await vi.waitFor(async () => expect((await tryout(next ?? (await owner()), 'POST')).status).toBe('starting'), 5000);
  });

  test('a place whose backend is being taken down is waited for', async () => {
    tryouts = await places(stand.run, { ...LIMITS, atOnce: 1 });
    const one = await up();
    let gone = (): void => undefined;
    stand.going = new Promise((resolve) => (gone = resolve));
    later(10 * MINUTE);
    await until(one, 'ended');
    const again = tryout(one, 'POST');
    const first = await Promise.race([
      again,
      new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 300)),
    ]);
    expect(first).toBe('waits');
    gone();
    expect((await again).status).toBe('starting');
  });

  test('one of each account, whichever of its projects; asked twice it is the same', async () => {
    const one = await up();
    const second = { ...one, projectId: await generated(one.caller, 'harbour') };
    const refused = (await second.caller.call('POST', PATHS.projectTryout(second.projectId))).json<Failure>();
    expect(refused.message).toContain('You are trying shop already');
    expect(refused.error).toMatchObject({ code: 'TRYOUT_RUNNING', projectId: one.projectId });
    expect((await tryout(one, 'POST')).status).toBe('ready');
    const fresh = await owner();
    await Promise.all([1, 2, 3].map(() => fresh.caller.call('POST', PATHS.projectTryout(fresh.projectId))));
    await vi.waitFor(() => expect(stand.orders).toHaveLength(2));
  });

  test('so many calls at once reach one backend', async () => {
    const one = await up();
    let open = (): void => undefined;
    stand.gate = new Promise((resolve) => (open = resolve));
    const waiting = Array.from({ length: 5 }, () => call(one));
    const refused = await Promise.race(waiting);
    expect(refused.json<Failure>().error.code).toBe('TOO_MANY_REQUESTS');
    open();
    const codes = (await Promise.all(waiting)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });

  test('a server that keeps none up says why', async () => {
    tryouts = undefined;
    const one = await owner();
    expect((await tryout(one)).status).toBe('off');
    expect((await one.caller.call('POST', PATHS.projectTryout(one.projectId))).statusCode).toBe(503);
  });
});

describe('a call', () => {
  test.each([
    ['without a slash', { ...GET, path: 'api' }],
    ['with a method of another kind', { ...GET, method: 'TRACE' }],
    ['with a path beyond all measure', { ...GET, path: `/${'a'.repeat(3000)}` }],
    ['with a body beyond all measure', { method: 'POST', path: '/a', body: 'a'.repeat(40_000) }],
  ])('%s is refused', async (_, request) => {
    const one = await up();
    expect((await call(one, request)).statusCode).toBe(400);
  });

  test('that the backend does not answer is told', async () => {
    const one = await up();
    const answer = await call(one, { ...GET, path: '/silent' });
    expect([answer.statusCode, answer.json<Failure>().message]).toEqual([503, TRYOUT_MESSAGES.noAnswer]);
  });
});

describe('another server process', () => {
  test('passes calls on, shows where it stands, and ends it', async () => {
    const one = await up();
    // The one that is asked keeps another set of places than the one that holds the backend.
    tryouts = await places(new Stand().run);
    expect((await tryout(one)).status).toBe('ready');
    const replies = await Promise.all(['/a', '/b', '/silent'].map((path) => call(one, { ...GET, path })));
    expect(replies.map((answer) => answer.json<{ readonly data?: TryoutReply }>().data?.body)).toEqual([
      'GET /a',
      'GET /b',
      undefined,
    ]);
    expect((await subject.database.pool.query('select 1 from tryout_call')).rowCount).toBe(0);
    await tryout(one, 'DELETE');
    await vi.waitFor(() => expect(stand.ended.size).toBe(1), { timeout: 5000 });
  });
});
