import { PUSH_MESSAGES, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeGitHub } from '../../testing/fake-github.ts';
import { containing, PushStand } from '../../testing/push-stand.ts';

let stand: PushStand;
beforeAll(async () => {
  stand = await PushStand.open();
}, 60_000);
afterAll(() => stand.close());
beforeEach(() => stand.reset());

describe('a network that fails', () => {
  const PLACES = [
    ['asking for the repository', /^GET \/repos\/ada\/[^/]+$/],
    ['making it', /^POST \/user\/repos/],
    ['writing files', /^POST .*\/git\/trees/],
    ['making the commit', /^POST .*\/git\/commits/],
    ['moving the branch', /^PATCH /],
  ] as const;

  test.each(PLACES)('%s once, before or after it was done, is tried again', async (_, at) => {
    for (const kind of ['cut', 'cut-after', { status: 502, body: {} }] as const) {
      const name = stand.fresh();
      stand.fault(at, kind);
      expect((await stand.push(name)).result?.kind).toBe('pushed');
      expect(stand.github.repository(`ada/${name}`).files()).toEqual(await stand.archived());
    }
  });

  test.each(PLACES)('%s for good ends the push, and the next one goes on', async (_, at) => {
    for (const kind of ['cut', 'cut-after'] as const) {
      const name = stand.fresh();
      stand.fault(at, kind, 4);
      const lost = await stand.push(name);
      if (lost.status === 'failed') {
        expect(lost.reason).toMatch(/cannot be reached\. Push again later: it goes on/);
        expect(lost.field).toBeNull();
      }
      expect((await stand.push(name)).status).toBe('done');
      expect(stand.github.repository(`ada/${name}`).files()).toEqual(await stand.archived());
    }
  });

  test.each([
    ['making the branch', /^POST .*\/git\/refs/],
    ['opening the pull request', /^POST .*\/pulls/],
  ])('%s leaves one branch and one pull request', async (_, at) => {
    for (const times of [1, 4]) {
      const name = stand.fresh();
      const repository = stand.github.make(`ada/${name}`);
      repository.change({ 'docs/own.md': 'ours' });
      stand.fault(at, 'cut-after', times);
      if ((await stand.push(name)).status === 'failed') expect((await stand.push(name)).status).toBe('done');
      expect([...repository.branches.keys()]).toEqual(['main', 'backsmith/version-1']);
      expect(repository.pulls).toHaveLength(1);
    }
  });

  test('is slow: an answer that does not come is asked for again', async () => {
    stand.fault(/^GET \/user$/, 'slow');
    expect((await stand.push(stand.fresh())).status).toBe('done');
    stand.fault(/^GET \/user$/, { status: 503, body: {} }, 9);
    expect((await stand.push(stand.fresh())).reason).toContain('answers 503');
  });
});

describe('a limit of GitHub', () => {
  test('that is over soon is waited for', async () => {
    stand.fault(/trees/, { status: 403, body: { message: 'secondary rate limit' }, headers: { 'retry-after': '1' } });
    expect((await stand.push(stand.fresh())).status).toBe('done');
  });

  test.each([
    ['its own words', { status: 429, body: {}, headers: { 'retry-after': '600' } }, '10 minutes'],
    ['no time at all', { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } }, 'a minute'],
  ])('that lasts is told with its end: %s', async (_, answer, when) => {
    stand.fault(/trees/, answer);
    expect(await stand.push(stand.fresh())).toMatchObject({
      status: 'failed',
      reason: containing(`again in ${when}`),
    });
  });

  test('that lasts until a moment', async () => {
    const reset = String(Math.floor(Date.now() / 1000) + 1790);
    stand.fault(/trees/, {
      status: 403,
      body: {},
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    });
    expect((await stand.push(stand.fresh())).reason).toContain('again in 30 minutes');
  });
});

test('an address the host sends on to is never told the token', async () => {
  const other = await fakeGitHub();
  stand.fault(/^GET \/user$/, { status: 302, body: {}, headers: { location: `${other.address}/user` } });
  expect((await stand.push(stand.fresh())).status).toBe('failed');
  expect(other.calls).toEqual([]);
  await other.close();
});

describe('two at once', () => {
  test('of one project: the second is told, on whichever process', async () => {
    const name = stand.fresh();
    stand.fault(/^GET \/user$/, 'slow');
    const first = stand.pushes;
    const answers = await Promise.all([stand.post(name), stand.post(name)]);
    stand.pushes = await stand.process();
    answers.push(await stand.post(name));
    stand.pushes = first;
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<Failure>();
    expect(refused).toMatchObject({ message: PUSH_MESSAGES.running, error: { code: 'PUSH_RUNNING' } });
    expect((await stand.ended()).status).toBe('done');
  });
});

test('a database that is away for a moment is waited for', async () => {
  const before = stand.pushes;
  let left = 3;
  const away = new Proxy(stand.subject.parts.db, {
    get: (db, name) => {
      if (name === 'update' && (left -= 1) >= 0) throw new Error('Connection terminated unexpectedly');
      const found: unknown = Reflect.get(db, name);
      return found;
    },
  });
  stand.pushes = await stand.process({ db: away });
  expect((await stand.push(stand.fresh())).status).toBe('done');
  expect(left).toBeLessThan(0);
  stand.pushes = before;
});

describe('a process that is gone', () => {
  test('leaves a push that says so, and the next one goes on', async () => {
    const name = stand.fresh();
    await stand.push(name);
    await stand.subject.database.pool.query(`update push set status = 'running', held_by = 1 where project_id = $1`, [
      stand.projectId,
    ]);
    expect(await stand.seen()).toMatchObject({ status: 'failed', reason: PUSH_MESSAGES.lost });
    expect((await stand.push(name)).status).toBe('done');
  });

  test('that is stopped ends its pushes with the reason', async () => {
    const before = stand.pushes;
    stand.pushes = await stand.process();
    stand.fault(/^GET \/user$/, 'slow');
    await stand.post(stand.fresh());
    await stand.pushes.close();
    expect(await stand.seen()).toMatchObject({ status: 'failed', reason: PUSH_MESSAGES.serverStopped });
    expect((await stand.post(stand.fresh())).statusCode).toBe(503);
    stand.pushes = before;
  });
});
