import { PATHS, PUSH_MESSAGES, type Failure, type ProjectPush, type ProjectPushAnswer } from '@backsmith/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logSerializers } from '../../http/log-request.ts';
import { ALLOWANCES } from '../../identity/rate-limit.ts';
import { giveSignOfLife } from '../../jobs/sign-of-life.ts';
import { gitHubHostOf } from '../../push/github-host.ts';
import { openPushes, type Pushes } from '../../push/pushes.ts';
import { eventsOf, generateBody, signUp, type Caller } from '../../testing/caller.ts';
import { ALL_RIGHTS, fakeGitHub, type FakeFault, type FakeGitHub } from '../../testing/fake-github.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const TOKEN = 'github_pat_11SECRETsecret0123456789';
const PATIENCE = { answerMs: 1500, waits: [5, 5, 5], longestWait: 1 };

const FIRST = `
  CREATE TABLE customer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail varchar(200) NOT NULL, note text);
  CREATE TABLE orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer);
`;
const SECOND = FIRST.replace('note text', 'note text, points int');

let subject: TestApp;
let github: FakeGitHub;
let pushes: Pushes | undefined;
let closers: (() => Promise<unknown>)[] = [];
let owner: Awaited<ReturnType<typeof signUp>>;
let projectId = '';
const logged: string[] = [];

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  const logger = { level: 'trace', serializers: logSerializers, stream };
  subject = await testApp({ pushes: () => pushes }, { logger }, 'real');
  await subject.work();
  github = await fakeGitHub();
  pushes = await opened();
  owner = await signUp(subject.app);
  projectId = await generated(FIRST);
}, 60_000);
afterAll(async () => {
  for (const close of closers) await close();
  await subject.close();
  await github.close();
});
beforeEach(async () => {
  await subject.parts.limit.forgive('push', owner.user.id);
  github.faults.length = 0;
  github.tokens.clear();
  github.tokens.set(TOKEN, { login: 'ada', rights: ALL_RIGHTS, orgs: ['acme'] });
});

/** The pushes of a process, on the database of the application. */
async function opened(): Promise<Pushes> {
  const life = await giveSignOfLife(subject.database.connection);
  const host = gitHubHostOf(github.address);
  const made = openPushes({
    ...subject.parts,
    log: subject.app.log,
    host,
    instance: life.instance,
    patience: PATIENCE,
  });
  closers.push(made.close, life.close);
  return made;
}

async function generated(sql: string, change: object = {}): Promise<string> {
  const last = eventsOf(await owner.call('POST', PATHS.generateMicroservice, generateBody(sql, change))).at(-1);
  if (last?.completed !== true) throw new Error(JSON.stringify(last));
  return last.projectId ?? '';
}

let names = 0;
const fresh = () => `shop-${(names += 1)}`;

function post(repository: string, change: object = {}, id = projectId, as = owner) {
  const body = { owner: '', repository, isPrivate: true, token: TOKEN, ...change };
  return as.call('POST', PATHS.projectPush(id), body);
}

async function seen(id = projectId): Promise<ProjectPush> {
  return (await owner.call('GET', PATHS.projectPush(id))).json<ProjectPushAnswer>().data;
}

async function ended(id = projectId): Promise<ProjectPush> {
  await vi.waitFor(async () => expect((await seen(id)).status).not.toBe('running'), { timeout: 20_000, interval: 20 });
  return seen(id);
}

/** Pushes, and waits for the end. */
async function push(repository: string, change: object = {}, id = projectId): Promise<ProjectPush> {
  const answer = await post(repository, change, id);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return ended(id);
}

async function archived(id = projectId): Promise<Readonly<Record<string, string>>> {
  const zip = await owner.call('GET', PATHS.projectDownload(id));
  const files = Object.entries(unzipSync(new Uint8Array(zip.rawPayload)));
  return Object.fromEntries(
    files.map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), Buffer.from(bytes).toString()]),
  );
}

const fault = (at: RegExp, kind: FakeFault['kind'], times = 1) => void github.faults.push({ at, kind, times });

describe('a repository that is not there', () => {
  test('is made, private, and holds exactly the files of the zip', async () => {
    const name = fresh();
    const done = await push(name);
    expect(done).toMatchObject({ status: 'done', repository: `ada/${name}`, version: 1 });
    expect(done.result).toMatchObject({
      kind: 'pushed',
      repositoryUrl: `${github.address}/ada/${name}`,
      pullRequestUrl: null,
    });
    const repository = github.repository(`ada/${name}`);
    expect(repository.isPrivate).toBe(true);
    const files = await archived();
    expect(repository.files()).toEqual(files);
    const tree = repository.treeOf(repository.branches.get('main') ?? '');
    expect([tree.get('mvnw')?.mode, tree.get('pom.xml')?.mode]).toEqual(['100755', '100644']);
    expect(done.steps.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'repository done',
      'files done',
      'branch done',
    ]);
    expect(done.steps[1]?.text).toBe(`${Object.keys(files).length} of ${Object.keys(files).length} files`);
  });

  test('is made in an organisation; one that is not known is said at its field', async () => {
    const name = fresh();
    expect((await push(name, { owner: 'acme', isPrivate: false })).repository).toBe(`acme/${name}`);
    expect(github.repository(`acme/${name}`).isPrivate).toBe(false);
    expect(await push(name, { owner: 'nobody' })).toMatchObject({ status: 'failed', field: 'owner' });
  });
});

describe('a repository that is there', () => {
  test.each([
    ['with its beginning', { 'README.md': '# mine', LICENSE: 'MIT' }],
    ['with nothing in it', undefined],
  ])('%s: the files go onto its default branch', async (_, beginning) => {
    const name = fresh();
    const repository = github.make(`ada/${name}`, { isEmpty: true });
    if (beginning !== undefined) repository.change(beginning);
    expect((await push(name)).result?.kind).toBe('pushed');
    expect(repository.files()).toEqual({ ...(beginning ?? {}), ...(await archived()) });
    expect(repository.pulls).toEqual([]);
  });

  test('with more in it: a pull request, on top of what is there, and nothing of it is removed', async () => {
    const name = fresh();
    const repository = github.make(`ada/${name}`);
    repository.change({ 'docs/own.md': 'ours', 'pom.xml': 'theirs' });
    const done = await push(name);
    expect(done.result).toMatchObject({ kind: 'requested', pullRequestUrl: `${github.address}/ada/${name}/pull/1` });
    expect(done.result?.text).toContain('on top of what is there');
    expect(repository.pulls[0]).toMatchObject({ head: 'backsmith/version-1', base: 'main' });
    expect(repository.pulls[0]?.body).toContain('files of the same path are replaced');
    expect(repository.files()).toMatchObject({ 'pom.xml': 'theirs' });
    expect(repository.merge('backsmith/version-1')).toEqual([]);
    expect(repository.files()).toEqual({ ...(await archived()), 'docs/own.md': 'ours' });
  });

  test('with one commit that is no beginning: a pull request', async () => {
    const name = fresh();
    github.make(`ada/${name}`, { isEmpty: true }).change({ 'src/App.java': 'class App {}' });
    expect((await push(name)).result?.kind).toBe('requested');
  });

  test('that everybody sees is refused unless that is wanted', async () => {
    const name = fresh();
    github.make(`ada/${name}`, { isPrivate: false });
    expect(await push(name)).toMatchObject({ status: 'failed', field: 'isPrivate' });
    expect((await push(name, { isPrivate: false })).status).toBe('done');
  });

  test('that is archived, has moved, or may not be seen is refused at its field', async () => {
    const [archive, moved, hidden] = [fresh(), fresh(), fresh()];
    github.make(`ada/${archive}`).isArchived = true;
    github.moved.set(`ada/${moved}`, `ada/${archive}`);
    expect(await push(archive)).toMatchObject({ field: 'repository', reason: expect.stringContaining('archived') });
    expect(await push(moved)).toMatchObject({ field: 'repository', reason: expect.stringContaining('renamed') });
    // The token is of somebody whose repository it is not given.
    github.make(`ada/${hidden}`);
    fault(new RegExp(`^GET /repos/ada/${hidden}$`), { status: 404, body: { message: 'Not Found' } }, 9);
    expect(await push(hidden)).toMatchObject({
      field: 'repository',
      reason: expect.stringContaining('may not see it'),
    });
  });
});

describe('a version after the one that was pushed', () => {
  test('comes as a pull request that keeps what the team changed, with a migration behind the earlier one', async () => {
    const name = fresh();
    const id = await generated(FIRST);
    await push(name, {}, id);
    const repository = github.repository(`ada/${name}`);
    const before = repository.files();
    const edited = `${before['Dockerfile'] ?? ''}\n# Our own words.\n`;
    repository.change({ Dockerfile: edited, 'docs/own.md': 'ours', Jenkinsfile: undefined });
    await generated(SECOND, { projectId: id });
    const done = await push(name, {}, id);
    expect(done.result?.text).toContain('It follows version 1');
    const [pull] = repository.pulls;
    expect(pull).toMatchObject({ title: 'Backsmith: version 2', head: 'backsmith/version-2' });
    expect(pull?.body).toContain('`customer.points added as int`');
    expect(pull?.body).toMatch(/Migrations that are added\*\*\n\n- `postgresql\/V2__change_customer\.sql`/);
    expect(pull?.body).toMatch(/left out \(\d+\) and what was assumed \(\d+\)/);
    repository.change({ 'docs/other.md': 'later' });
    expect(repository.merge('backsmith/version-2')).toEqual([]);
    const after = repository.files();
    expect(after).toMatchObject({ Dockerfile: edited, 'docs/own.md': 'ours', 'docs/other.md': 'later' });
    expect(Object.keys(before)).toContain('Jenkinsfile');
    expect(Object.keys(after)).not.toContain('Jenkinsfile');
    const migrations = (files: Readonly<Record<string, string>>) =>
      Object.entries(files).filter(([path]) => path.includes('/db/migration/'));
    expect(migrations(after)).toEqual(expect.arrayContaining(migrations(before)));
    expect(migrations(after).length).toBeGreaterThan(migrations(before).length);
    expect((await push(name, {}, id)).result?.kind).toBe('unchanged');
    // The third follows the second, which stands there as an update.
    await generated(SECOND.replace('points int', 'points int, born date'), { projectId: id });
    expect((await push(name, {}, id)).result?.text).toContain('It follows version 2');
    expect(repository.merge('backsmith/version-3')).toEqual([]);
    expect(migrations(repository.files())).toEqual(expect.arrayContaining(migrations(after)));
  }, 60_000);

  test('takes files away that are ours no more, and begins anew where the database is another', async () => {
    const name = fresh();
    const id = await generated(FIRST);
    await push(name, {}, id);
    await generated(FIRST, { projectId: id, packageName: 'com.acme.other', options: { database: 'mysql' } });
    expect((await push(name, {}, id)).result?.text).toContain('Its migrations begin anew');
    const repository = github.repository(`ada/${name}`);
    expect(repository.pulls[0]?.body).toContain('the migrations begin anew');
    repository.change({ 'docs/own.md': 'ours' });
    expect(repository.merge('backsmith/version-2')).toEqual([]);
    expect(repository.files()).toEqual({ ...(await archived(id)), 'docs/own.md': 'ours' });
  }, 60_000);

  test('stands on top of what is there where the earlier one is not there any more', async () => {
    const name = fresh();
    await push(name);
    github.remove(`ada/${name}`);
    github.make(`ada/${name}`).change({ 'docs/own.md': 'ours' });
    expect((await push(name)).result?.text).toContain('on top of what is there');
  });
});

test('the same version once more changes nothing', async () => {
  const name = fresh();
  await push(name);
  const { branches } = github.repository(`ada/${name}`);
  const before = new Map(branches);
  expect((await push(name)).result).toMatchObject({ kind: 'unchanged', pullRequestUrl: null });
  expect(branches).toEqual(before);
});

test.each([422, 409, 403])('a default branch that takes no push (%i) gets a pull request', async (status) => {
  const name = fresh();
  const repository = github.make(`ada/${name}`);
  repository.protectedBranches.set('main', status);
  const done = await push(name);
  expect(done.result).toMatchObject({ kind: 'requested' });
  expect(done.result?.text).toContain('takes no direct push');
  expect(Object.keys(repository.files())).toEqual(['README.md']);
  expect(repository.merge('backsmith/version-1')).toEqual([]);
});

describe('a token', () => {
  test('that is not known is said at its field', async () => {
    const done = await push(fresh(), { token: 'mistyped' });
    expect(done).toMatchObject({
      status: 'failed',
      field: 'token',
      reason: expect.stringContaining('mistyped, expired'),
    });
  });

  test.each([
    ['administration', 'Administration', false],
    ['contents', 'Contents', true],
    ['workflows', 'Workflows', true],
    ['pull_requests', 'Pull requests', true],
  ])('that lacks %s is told which right it is', async (right, label, isThere) => {
    const name = fresh();
    if (isThere) github.make(`ada/${name}`).change({ 'docs/own.md': 'ours' });
    github.tokens.set(TOKEN, { login: 'ada', rights: new Set([...ALL_RIGHTS].filter((one) => one !== right)) });
    const done = await push(name);
    expect(done).toMatchObject({ status: 'failed', field: 'token' });
    expect(done.reason).toContain(`the right ${label}, read and write`);
  });

  test('is nowhere afterwards: not in the log, not in the database, not in an answer', async () => {
    const answers = [await post(fresh())];
    await ended();
    fault(/trees/, { status: 422, body: { message: `no ${TOKEN}` } }, 9);
    answers.push(await post(fresh()));
    await ended();
    answers.push(await post('..'), await owner.call('GET', PATHS.projectPush(projectId)));
    expect(answers.map(({ body }) => body).join('')).not.toContain('SECRET');
    expect(logged.join('')).toContain(PATHS.projectPush(projectId));
    expect(logged.join('')).not.toContain('SECRET');
    const tables = await subject.database.pool.query<{ readonly name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables.rows) {
      const found = await subject.database.pool.query(`select 1 from ${name} t where t::text like '%SECRET%'`);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });
});

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
      const name = fresh();
      fault(at, kind);
      expect((await push(name)).result?.kind).toBe('pushed');
      expect(github.repository(`ada/${name}`).files()).toEqual(await archived());
    }
  });

  test.each(PLACES)('%s for good ends the push, and the next one goes on', async (_, at) => {
    for (const kind of ['cut', 'cut-after'] as const) {
      const name = fresh();
      fault(at, kind, 4);
      const lost = await push(name);
      if (lost.status === 'failed') {
        expect(lost.reason).toMatch(/cannot be reached\. Push again later: it goes on/);
        expect(lost.field).toBeNull();
      }
      expect((await push(name)).status).toBe('done');
      expect(github.repository(`ada/${name}`).files()).toEqual(await archived());
    }
  });

  test.each([
    ['making the branch', /^POST .*\/git\/refs/],
    ['opening the pull request', /^POST .*\/pulls/],
  ])('%s leaves one branch and one pull request', async (_, at) => {
    for (const times of [1, 4]) {
      const name = fresh();
      const repository = github.make(`ada/${name}`);
      repository.change({ 'docs/own.md': 'ours' });
      fault(at, 'cut-after', times);
      if ((await push(name)).status === 'failed') expect((await push(name)).status).toBe('done');
      expect([...repository.branches.keys()]).toEqual(['main', 'backsmith/version-1']);
      expect(repository.pulls).toHaveLength(1);
    }
  });

  test('is slow: an answer that does not come is asked for again', async () => {
    fault(/^GET \/user$/, 'slow');
    expect((await push(fresh())).status).toBe('done');
    fault(/^GET \/user$/, { status: 503, body: {} }, 9);
    expect((await push(fresh())).reason).toContain('answers 503');
  });
});

describe('a limit of GitHub', () => {
  test('that is over soon is waited for', async () => {
    fault(/trees/, { status: 403, body: { message: 'secondary rate limit' }, headers: { 'retry-after': '1' } });
    expect((await push(fresh())).status).toBe('done');
  });

  test.each([
    ['its own words', { status: 429, body: {}, headers: { 'retry-after': '600' } }, '10 minutes'],
    ['no time at all', { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } }, 'a minute'],
  ])('that lasts is told with its end: %s', async (_, answer, when) => {
    fault(/trees/, answer);
    expect(await push(fresh())).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(`again in ${when}`),
    });
  });

  test('that lasts until a moment', async () => {
    const reset = String(Math.floor(Date.now() / 1000) + 1790);
    fault(/trees/, { status: 403, body: {}, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } });
    expect((await push(fresh())).reason).toContain('again in 30 minutes');
  });
});

test('an address the host sends on to is never told the token', async () => {
  const other = await fakeGitHub();
  fault(/^GET \/user$/, { status: 302, body: {}, headers: { location: `${other.address}/user` } });
  expect((await push(fresh())).status).toBe('failed');
  expect(other.calls).toEqual([]);
  await other.close();
});

describe('two at once', () => {
  test('of one project: the second is told, on whichever process', async () => {
    const name = fresh();
    fault(/^GET \/user$/, 'slow');
    const first = pushes;
    const answers = await Promise.all([post(name), post(name)]);
    pushes = await opened();
    answers.push(await post(name));
    pushes = first;
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json<Failure>();
    expect(refused).toMatchObject({ message: PUSH_MESSAGES.running, error: { code: 'PUSH_RUNNING' } });
    expect((await ended()).status).toBe('done');
  });
});

describe('a process that is gone', () => {
  test('leaves a push that says so, and the next one goes on', async () => {
    const name = fresh();
    await push(name);
    await subject.database.pool.query(`update push set status = 'running', held_by = 1 where project_id = $1`, [
      projectId,
    ]);
    expect(await seen()).toMatchObject({ status: 'failed', reason: PUSH_MESSAGES.lost });
    expect((await push(name)).status).toBe('done');
  });

  test('that is stopped ends its pushes with the reason', async () => {
    const before = pushes;
    pushes = await opened();
    fault(/^GET \/user$/, 'slow');
    await post(fresh());
    await pushes.close();
    expect(await seen()).toMatchObject({ status: 'failed', reason: PUSH_MESSAGES.serverStopped });
    expect((await post(fresh())).statusCode).toBe(503);
    pushes = before;
  });
});

test('a project that is deleted in the middle ends its push, and nobody is told an error', async () => {
  const id = await generated(FIRST);
  fault(/^POST \/user\/repos$/, 'slow');
  const name = fresh();
  await post(name, {}, id);
  await vi.waitFor(() => expect(github.calls).toContain('POST /user/repos'));
  await owner.call('DELETE', PATHS.project(id));
  const before = logged.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  expect((await owner.call('GET', PATHS.projectPush(id))).statusCode).toBe(404);
});

test('as often as an hour allows', async () => {
  const answers = [];
  for (let count = 0; count <= ALLOWANCES.push.attempts; count += 1)
    answers.push(await post('shop', { token: 'none' }));
  expect(answers.at(-1)?.statusCode).toBe(429);
  await ended();
});

test('whoever is not its owner finds nothing and starts nothing', async () => {
  const stranger = await signUp(subject.app);
  const before = github.calls.length;
  expect((await post(fresh(), {}, projectId, stranger)).statusCode).toBe(404);
  expect((await stranger.call('GET', PATHS.projectPush(projectId))).statusCode).toBe(404);
  expect(github.calls.length).toBe(before);
});

test('a server that pushes nothing says what to do instead', async () => {
  const before = pushes;
  pushes = undefined;
  const id = await generated(FIRST);
  expect(await seen(id)).toMatchObject({ status: 'off', reason: PUSH_MESSAGES.off, tokenPage: null });
  expect((await post(fresh(), {}, id)).statusCode).toBe(503);
  pushes = before;
});

test.each([
  ['owner', { owner: 'a/b' }],
  ['owner', { owner: '..' }],
  ['repository', { repository: '..' }],
  ['repository', { repository: 'a b' }],
  ['repository', { repository: 'shop.git' }],
  ['token', { token: '' }],
  ['token', { token: 'two\r\nlines' }],
  ['token', { token: 'a'.repeat(400) }],
])('what is typed as %s is looked at before anything is sent: %j', async (field, change) => {
  const answer = await post('shop', change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Failure>().error.field).toBe(field);
});

test('a body beyond all measure is refused', async () => {
  expect((await post('shop', { more: 'a'.repeat(20_000) })).statusCode).toBe(413);
});
