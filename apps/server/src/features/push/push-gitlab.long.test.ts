import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { containing, FIRST, PushStand, SECOND, TOKEN } from '../../testing/push-stand.ts';

let stand: PushStand;
beforeAll(async () => {
  stand = await PushStand.open();
}, 60_000);
afterAll(() => stand.close());
beforeEach(() => stand.reset());

const push = (name: string, change: object = {}, id?: string) => stand.push(name, { host: 'gitlab', ...change }, id);

describe('a project that is not there', () => {
  test('is made, private, and holds exactly the files of the zip', async () => {
    const name = stand.fresh();
    const done = await push(name);
    expect(done).toMatchObject({ status: 'done', host: 'gitlab', repository: `ada/${name}`, version: 1 });
    expect(done.result).toMatchObject({ kind: 'pushed', repositoryUrl: `${stand.gitlab.address}/ada/${name}` });
    const project = stand.gitlab.repository(`ada/${name}`);
    expect(project.isPrivate).toBe(true);
    const files = await stand.archived();
    expect(project.files()).toEqual(files);
    const tree = project.treeOf(project.branches.get('main') ?? '');
    expect([tree.get('mvnw')?.mode, tree.get('pom.xml')?.mode]).toEqual(['100755', '100644']);
    const total = Object.keys(files).length;
    expect(done.steps.map(({ step, status, text }) => `${step} ${status} ${text}`)).toEqual([
      `repository done ada/${name} was made`,
      `files done ${total} of ${total} files`,
      'branch done main',
    ]);
    expect(stand.github.calls).toEqual([]);
  });

  test('is made in a group of a group; one that is not known is said at its field', async () => {
    const name = stand.fresh();
    expect((await push(name, { owner: 'acme/tools', isPrivate: false })).repository).toBe(`acme/tools/${name}`);
    expect(stand.gitlab.repository(`acme/tools/${name}`).isPrivate).toBe(false);
    expect(await push(name, { owner: 'nobody' })).toMatchObject({
      status: 'failed',
      field: 'owner',
      reason: containing('knows no group nobody'),
    });
  });
});

describe('a project that is there', () => {
  test.each([
    ['with its beginning', { 'README.md': '# mine', LICENSE: 'MIT' }],
    ['with nothing in it', undefined],
  ])('%s: the files go onto its default branch', async (_, beginning) => {
    const name = stand.fresh();
    const project = stand.gitlab.make(`ada/${name}`, { isEmpty: true });
    if (beginning !== undefined) project.change(beginning);
    expect((await push(name)).result?.kind).toBe('pushed');
    expect(project.files()).toEqual({ ...(beginning ?? {}), ...(await stand.archived()) });
    expect(project.pulls).toEqual([]);
  });

  test('with more in it: a merge request, on top of what is there', async () => {
    const name = stand.fresh();
    const project = stand.gitlab.make(`ada/${name}`);
    project.change({ 'docs/own.md': 'ours', 'pom.xml': 'theirs' });
    const done = await push(name);
    const page = `${stand.gitlab.address}/ada/${name}/-/merge_requests/1`;
    expect(done.result).toMatchObject({ kind: 'requested', pullRequestUrl: page });
    expect(done.result?.text).toMatch(/^A merge request was opened in .* on top of what is there/);
    expect(project.pulls[0]).toMatchObject({
      head: 'backsmith/version-1',
      base: 'main',
      title: 'Backsmith: version 1',
    });
    expect(project.files()).toMatchObject({ 'pom.xml': 'theirs' });
    expect(project.merge('backsmith/version-1')).toEqual([]);
    expect(project.files()).toEqual({ ...(await stand.archived()), 'docs/own.md': 'ours' });
  });

  test('whose branch is taken by something else gets another one', async () => {
    const name = stand.fresh();
    const project = stand.gitlab.make(`ada/${name}`);
    project.change({ 'docs/own.md': 'ours' });
    project.change({ 'other.md': 'theirs' }, 'backsmith/version-1');
    await push(name);
    expect(project.pulls[0]?.head).toBe('backsmith/version-1-2');
    expect(Object.keys(project.files('backsmith/version-1'))).toEqual(['other.md']);
  });

  test.each([403, 400])('whose default branch is protected (%i) gets a merge request', async (status) => {
    const name = stand.fresh();
    const project = stand.gitlab.make(`ada/${name}`);
    project.protectedBranches.set('main', status);
    const done = await push(name);
    expect(done.result).toMatchObject({
      kind: 'requested',
      text: containing('takes no direct push, so a merge request'),
    });
    expect(Object.keys(project.files())).toEqual(['README.md']);
    expect(project.merge('backsmith/version-1')).toEqual([]);
  });

  test('that everybody sees, is archived, has moved, or may not be seen is refused at its field', async () => {
    const [open, archive, moved, hidden] = [stand.fresh(), stand.fresh(), stand.fresh(), stand.fresh()];
    stand.gitlab.make(`ada/${open}`, { isPrivate: false });
    stand.gitlab.make(`ada/${archive}`).isArchived = true;
    stand.gitlab.moved.set(`ada/${moved}`, `ada/${archive}`);
    stand.gitlab.make(`ada/${hidden}`);
    stand.fault(new RegExp(`^GET /projects/ada%2F${hidden}$`), { status: 404, body: {} }, 9, stand.gitlab);
    expect(await push(open)).toMatchObject({ status: 'failed', field: 'isPrivate' });
    expect(await push(archive)).toMatchObject({ field: 'repository', reason: containing('archived') });
    expect(await push(moved)).toMatchObject({ field: 'repository', reason: containing('renamed') });
    expect(await push(hidden)).toMatchObject({ field: 'repository', reason: containing('may not see it') });
  });
});

test('a later version follows the earlier one, keeps what the team did, and takes away what is ours no more', async () => {
  const name = stand.fresh();
  const id = await stand.generated(FIRST);
  await push(name, {}, id);
  const project = stand.gitlab.repository(`ada/${name}`);
  const before = project.files();
  project.change({ 'docs/own.md': 'ours', Dockerfile: 'by hand', Jenkinsfile: undefined });
  await stand.generated(SECOND, { projectId: id });
  const done = await push(name, {}, id);
  expect(done.result?.text).toContain('It follows version 1');
  expect(project.pulls[0]?.body).toContain('Where both changed the same lines, GitLab shows a conflict.');
  expect(project.merge('backsmith/version-2')).toEqual([]);
  expect(project.files()).toMatchObject({ 'docs/own.md': 'ours', Dockerfile: 'by hand' });
  expect(Object.keys(before)).toContain('Jenkinsfile');
  expect(Object.keys(project.files())).not.toContain('Jenkinsfile');
  expect((await push(name, {}, id)).result?.kind).toBe('unchanged');
  await stand.generated(FIRST, { projectId: id, packageName: 'com.acme.other', options: { database: 'mysql' } });
  expect((await push(name, {}, id)).result?.text).toContain('Its migrations begin anew');
  const own = Object.keys(project.files('backsmith/version-3')).filter((path) => path.endsWith('Customer.java'));
  expect(own).toEqual(['src/main/java/com/acme/other/domain/Customer.java']);
  // A project of the same number at another host is another one.
  const other = await stand.push(name, {}, id);
  expect(other.result?.kind).toBe('pushed');
}, 60_000);

describe('a token', () => {
  test.each([
    [
      {
        error: 'invalid_token',
        error_description: 'Token is expired. You can either do re-authorization or token refresh.',
      },
    ],
    [{ message: '401 Unauthorized' }],
  ])('that is expired or unknown is said at its field: %j', async (body) => {
    stand.fault(/^GET \/user$/, { status: 401, body }, 9, stand.gitlab);
    expect(await push(stand.fresh())).toMatchObject({
      status: 'failed',
      field: 'token',
      reason:
        'GitLab does not know this token: it is mistyped, expired or was taken back. Make a new one and push again.',
    });
  });

  test('that expires in the middle leaves a push that goes on with another one', async () => {
    const name = stand.fresh();
    stand.fault(/^POST .*commits$/, { status: 401, body: { message: '401 Unauthorized' } }, 9, stand.gitlab);
    expect(await push(name)).toMatchObject({ status: 'failed', field: 'token' });
    stand.gitlab.faults.length = 0;
    expect((await push(name)).result?.kind).toBe('pushed');
  });

  test('that may only read is told the scope it needs', async () => {
    stand.gitlab.tokens.set(TOKEN, { login: 'ada', rights: new Set(['read_api']) });
    expect(await push(stand.fresh())).toMatchObject({ field: 'token', reason: containing('it needs the scope api') });
  });

  test('of somebody without a role in the project is told which', async () => {
    const name = stand.fresh();
    stand.gitlab.make(`eve/${name}`, { isPrivate: false }).change({ 'docs/own.md': 'hers' });
    const done = await push(name, { owner: 'eve', isPrivate: false });
    expect(done).toMatchObject({ field: 'token', reason: containing('the role Developer') });
  });

  test('is nowhere afterwards', async () => {
    stand.fault(/commits$/, { status: 422, body: { message: `no ${TOKEN}` } }, 9, stand.gitlab);
    const done = await push(stand.fresh());
    expect(done.reason).toContain('no …');
    expect(stand.logged.join('')).not.toContain('SECRET');
  });
});

describe('a network that fails', () => {
  const PLACES = [
    ['asking for the project', /^GET \/projects\/ada/],
    ['making it', /^POST \/projects$/],
    ['making the commit', /^POST .*\/commits$/],
  ] as const;

  test.each(PLACES)('%s once, before or after it was done, is tried again', async (_, at) => {
    for (const kind of ['cut', 'cut-after', { status: 502, body: {} }] as const) {
      const name = stand.fresh();
      stand.fault(at, kind, 1, stand.gitlab);
      expect((await push(name)).result?.kind).toBe('pushed');
      const project = stand.gitlab.repository(`ada/${name}`);
      expect(project.files()).toEqual(await stand.archived());
      expect(project.commits.size).toBe(2);
    }
  });

  test.each(PLACES)('%s for good ends the push, and the next one goes on', async (_, at) => {
    const name = stand.fresh();
    stand.fault(at, 'cut', 4, stand.gitlab);
    const lost = await push(name);
    expect(lost).toMatchObject({ status: 'failed', field: null, reason: containing('it goes on') });
    expect((await push(name)).status).toBe('done');
    expect(stand.gitlab.repository(`ada/${name}`).files()).toEqual(await stand.archived());
  });

  test.each([
    ['making the branch', /^POST .*\/commits$/],
    ['opening the merge request', /^POST .*\/merge_requests$/],
  ])('%s leaves one branch and one merge request', async (_, at) => {
    for (const times of [1, 4]) {
      const name = stand.fresh();
      const project = stand.gitlab.make(`ada/${name}`);
      project.change({ 'docs/own.md': 'ours' });
      stand.fault(at, 'cut-after', times, stand.gitlab);
      if ((await push(name)).status === 'failed') expect((await push(name)).status).toBe('done');
      expect([...project.branches.keys()]).toEqual(['main', 'backsmith/version-1']);
      expect(project.pulls).toHaveLength(1);
    }
  });

  test('asks for a pause is told when to go on', async () => {
    stand.fault(/commits/, { status: 429, body: {}, headers: { 'retry-after': '600' } }, 9, stand.gitlab);
    expect((await push(stand.fresh())).reason).toMatch(/^GitLab asks for a pause.*again in 10 minutes/);
  });
});

test('a host this server does not push to is refused, and the page is told of the others', async () => {
  const before = stand.pushes;
  stand.pushes = await stand.process({ apis: { gitlab: stand.gitlab.address } });
  expect((await stand.post(stand.fresh())).statusCode).toBe(503);
  expect((await stand.seen()).hosts.map(({ host }) => host)).toEqual(['gitlab']);
  stand.pushes = before;
});
