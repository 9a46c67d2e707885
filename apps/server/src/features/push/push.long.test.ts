import { PATHS, PUSH_MESSAGES, type Failure } from '@backsmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ALLOWANCES } from '../../identity/rate-limit.ts';
import { signUp } from '../../testing/caller.ts';
import { ALL_RIGHTS } from '../../testing/fake-github.ts';
import { containing, FIRST, PushStand, SECOND, TOKEN } from '../../testing/push-stand.ts';

let stand: PushStand;
beforeAll(async () => {
  stand = await PushStand.open();
}, 60_000);
afterAll(() => stand.close());
beforeEach(() => stand.reset());

describe('a repository that is not there', () => {
  test('is made, private, and holds exactly the files of the zip', async () => {
    const name = stand.fresh();
    const done = await stand.push(name);
    expect(done).toMatchObject({ status: 'done', repository: `ada/${name}`, version: 1 });
    expect(done.result).toMatchObject({
      kind: 'pushed',
      repositoryUrl: `${stand.github.address}/ada/${name}`,
      pullRequestUrl: null,
    });
    const repository = stand.github.repository(`ada/${name}`);
    expect(repository.isPrivate).toBe(true);
    const files = await stand.archived();
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
    const name = stand.fresh();
    expect((await stand.push(name, { owner: 'acme', isPrivate: false })).repository).toBe(`acme/${name}`);
    expect(stand.github.repository(`acme/${name}`).isPrivate).toBe(false);
    expect(await stand.push(name, { owner: 'nobody' })).toMatchObject({ status: 'failed', field: 'owner' });
  });
});

describe('a repository that is there', () => {
  test.each([
    ['with its beginning', { 'README.md': '# mine', LICENSE: 'MIT' }],
    ['with nothing in it', undefined],
  ])('%s: the files go onto its default branch', async (_, beginning) => {
    const name = stand.fresh();
    const repository = stand.github.make(`ada/${name}`, { isEmpty: true });
    if (beginning !== undefined) repository.change(beginning);
    expect((await stand.push(name)).result?.kind).toBe('pushed');
    expect(repository.files()).toEqual({ ...(beginning ?? {}), ...(await stand.archived()) });
    expect(repository.pulls).toEqual([]);
  });

  test('with more in it: a pull request, on top of what is there, and nothing of it is removed', async () => {
    const name = stand.fresh();
    const repository = stand.github.make(`ada/${name}`);
    repository.change({ 'docs/own.md': 'ours', 'pom.xml': 'theirs' });
    const done = await stand.push(name);
    expect(done.result).toMatchObject({
      kind: 'requested',
      pullRequestUrl: `${stand.github.address}/ada/${name}/pull/1`,
    });
    expect(done.result?.text).toContain('on top of what is there');
    expect(repository.pulls[0]).toMatchObject({ head: 'backsmith/version-1', base: 'main' });
    expect(repository.pulls[0]?.body).toContain('files of the same path are replaced');
    expect(repository.files()).toMatchObject({ 'pom.xml': 'theirs' });
    expect(repository.merge('backsmith/version-1')).toEqual([]);
    expect(repository.files()).toEqual({ ...(await stand.archived()), 'docs/own.md': 'ours' });
  });

  test('with one commit that is no beginning: a pull request', async () => {
    const name = stand.fresh();
    stand.github.make(`ada/${name}`, { isEmpty: true }).change({ 'src/App.java': 'class App {}' });
    expect((await stand.push(name)).result?.kind).toBe('requested');
  });

  test('that everybody sees is refused unless that is wanted', async () => {
    const name = stand.fresh();
    stand.github.make(`ada/${name}`, { isPrivate: false });
    expect(await stand.push(name)).toMatchObject({ status: 'failed', field: 'isPrivate' });
    expect((await stand.push(name, { isPrivate: false })).status).toBe('done');
  });

  test('that is archived, has moved, or may not be seen is refused at its field', async () => {
    const [archive, moved, hidden] = [stand.fresh(), stand.fresh(), stand.fresh()];
    stand.github.make(`ada/${archive}`).isArchived = true;
    stand.github.moved.set(`ada/${moved}`, `ada/${archive}`);
    expect(await stand.push(archive)).toMatchObject({ field: 'repository', reason: containing('archived') });
    expect(await stand.push(moved)).toMatchObject({ field: 'repository', reason: containing('renamed') });
    // The token is of somebody whose repository it is not given.
    stand.github.make(`ada/${hidden}`);
    stand.fault(new RegExp(`^GET /repos/ada/${hidden}$`), { status: 404, body: { message: 'Not Found' } }, 9);
    expect(await stand.push(hidden)).toMatchObject({
      field: 'repository',
      reason: containing('may not see it'),
    });
  });
});

describe('a version after the one that was pushed', () => {
  test('comes as a pull request that keeps what the team changed, with a migration behind the earlier one', async () => {
    const name = stand.fresh();
    const id = await stand.generated(FIRST);
    await stand.push(name, {}, id);
    const repository = stand.github.repository(`ada/${name}`);
    const before = repository.files();
    const edited = `${before['Dockerfile'] ?? ''}\n# Our own words.\n`;
    repository.change({ Dockerfile: edited, 'docs/own.md': 'ours', Jenkinsfile: undefined });
    await stand.generated(SECOND, { projectId: id });
    const done = await stand.push(name, {}, id);
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
    expect((await stand.push(name, {}, id)).result?.kind).toBe('unchanged');
    // The third follows the second, which stands there as an update.
    await stand.generated(SECOND.replace('points int', 'points int, born date'), { projectId: id });
    expect((await stand.push(name, {}, id)).result?.text).toContain('It follows version 2');
    expect(repository.merge('backsmith/version-3')).toEqual([]);
    expect(migrations(repository.files())).toEqual(expect.arrayContaining(migrations(after)));
  }, 60_000);

  test('takes files away that are ours no more, and begins anew where the database is another', async () => {
    const name = stand.fresh();
    const id = await stand.generated(FIRST);
    await stand.push(name, {}, id);
    await stand.generated(FIRST, { projectId: id, packageName: 'com.acme.other', options: { database: 'mysql' } });
    expect((await stand.push(name, {}, id)).result?.text).toContain('Its migrations begin anew');
    const repository = stand.github.repository(`ada/${name}`);
    expect(repository.pulls[0]?.body).toContain('the migrations begin anew');
    repository.change({ 'docs/own.md': 'ours' });
    expect(repository.merge('backsmith/version-2')).toEqual([]);
    expect(repository.files()).toEqual({ ...(await stand.archived(id)), 'docs/own.md': 'ours' });
  }, 60_000);

  test('stands on top of what is there where the earlier one is not there any more', async () => {
    const name = stand.fresh();
    await stand.push(name);
    stand.github.remove(`ada/${name}`);
    stand.github.make(`ada/${name}`).change({ 'docs/own.md': 'ours' });
    expect((await stand.push(name)).result?.text).toContain('on top of what is there');
  });
});

test('the same version once more changes nothing', async () => {
  const name = stand.fresh();
  await stand.push(name);
  const { branches } = stand.github.repository(`ada/${name}`);
  const before = new Map(branches);
  expect((await stand.push(name)).result).toMatchObject({ kind: 'unchanged', pullRequestUrl: null });
  expect(branches).toEqual(before);
});

test.each([422, 409, 403])('a default branch that takes no push (%i) gets a pull request', async (status) => {
  const name = stand.fresh();
  const repository = stand.github.make(`ada/${name}`);
  repository.protectedBranches.set('main', status);
  const done = await stand.push(name);
  expect(done.result).toMatchObject({ kind: 'requested' });
  expect(done.result?.text).toContain('takes no direct push');
  expect(Object.keys(repository.files())).toEqual(['README.md']);
  expect(repository.merge('backsmith/version-1')).toEqual([]);
});

describe('a token', () => {
  test('that is not known is said at its field', async () => {
    const done = await stand.push(stand.fresh(), { token: 'mistyped' });
    expect(done).toMatchObject({
      status: 'failed',
      field: 'token',
      reason: containing('mistyped, expired'),
    });
  });

  test.each([
    ['administration', 'Administration', false],
    ['contents', 'Contents', true],
    ['workflows', 'Workflows', true],
    ['pull_requests', 'Pull requests', true],
  ])('that lacks %s is told which right it is', async (right, label, isThere) => {
    const name = stand.fresh();
    if (isThere) stand.github.make(`ada/${name}`).change({ 'docs/own.md': 'ours' });
    stand.github.tokens.set(TOKEN, { login: 'ada', rights: new Set([...ALL_RIGHTS].filter((one) => one !== right)) });
    const done = await stand.push(name);
    expect(done).toMatchObject({ status: 'failed', field: 'token' });
    expect(done.reason).toContain(`the right ${label}, read and write`);
  });

  test('is nowhere afterwards: not in the log, not in the database, not in an answer', async () => {
    const answers = [await stand.post(stand.fresh())];
    await stand.ended();
    stand.fault(/trees/, { status: 422, body: { message: `no ${TOKEN}` } }, 9);
    answers.push(await stand.post(stand.fresh()));
    await stand.ended();
    answers.push(await stand.post('..'), await stand.owner.call('GET', PATHS.projectPush(stand.projectId)));
    expect(answers.map(({ body }) => body).join('')).not.toContain('SECRET');
    expect(stand.logged.join('')).toContain(PATHS.projectPush(stand.projectId));
    expect(stand.logged.join('')).not.toContain('SECRET');
    const tables = await stand.subject.database.pool.query<{ readonly name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables.rows) {
      const found = await stand.subject.database.pool.query(`select 1 from ${name} t where t::text like '%SECRET%'`);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });
});

test('a project that is deleted in the middle ends its push, and nobody is told an error', async () => {
  const id = await stand.generated(FIRST);
  stand.fault(/^POST \/user\/repos$/, 'slow');
  const name = stand.fresh();
  await stand.post(name, {}, id);
  await vi.waitFor(() => expect(stand.github.calls).toContain('POST /user/repos'));
  await stand.owner.call('DELETE', PATHS.project(id));
  const before = stand.logged.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(stand.logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  expect((await stand.owner.call('GET', PATHS.projectPush(id))).statusCode).toBe(404);
});

test('as often as an hour allows', async () => {
  const answers = [];
  for (let count = 0; count <= ALLOWANCES.push.attempts; count += 1)
    answers.push(await stand.post('shop', { token: 'none' }));
  expect(answers.at(-1)?.statusCode).toBe(429);
  await stand.ended();
});

test('whoever is not its stand.owner finds nothing and starts nothing', async () => {
  const stranger = await signUp(stand.subject.app);
  const before = stand.github.calls.length;
  expect((await stand.post(stand.fresh(), {}, stand.projectId, stranger)).statusCode).toBe(404);
  expect((await stranger.call('GET', PATHS.projectPush(stand.projectId))).statusCode).toBe(404);
  expect(stand.github.calls.length).toBe(before);
});

test('a server that pushes nothing says what to do instead', async () => {
  const before = stand.pushes;
  stand.pushes = undefined;
  const id = await stand.generated(FIRST);
  expect(await stand.seen(id)).toMatchObject({ status: 'off', reason: PUSH_MESSAGES.off, hosts: [] });
  expect((await stand.post(stand.fresh(), {}, id)).statusCode).toBe(503);
  stand.pushes = before;
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
  const answer = await stand.post('shop', change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Failure>().error.field).toBe(field);
});

test('a body beyond all measure is refused', async () => {
  expect((await stand.post('shop', { more: 'a'.repeat(20_000) })).statusCode).toBe(413);
});
