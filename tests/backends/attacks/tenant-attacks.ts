import { giveRole, signIn } from '@backsmith/prover';
import { keyOf, make as makeAt, memberOf } from './people.ts';
import { send, trial, tryAll, type Attack, type Attempt, type Target, type Trial } from './target.ts';

const API = '/api/v1';
const PATCH = { 'Content-Type': 'application/merge-patch+json' };

/** A tenant with an administrator of its own, and records of all kinds. */
type Tenant = {
  readonly id: number;
  readonly token: string;
  readonly account: string;
  readonly paths: Readonly<Record<'organization' | 'project' | 'task' | 'comment' | 'tag', string>>;
};

let tenants = 0;

/** Makes a record and answers its path. @throws Error where that is refused */
function make(target: Target, token: string, kind: string, body: unknown): Promise<string> {
  return makeAt(target, token, `${API}/${kind}`, body);
}

function idOf(path: string): number {
  return Number(keyOf(path));
}

/** A new tenant, whose administrator makes what it has. */
async function tenant(target: Target): Promise<Tenant> {
  tenants += 1;
  const name = `Tenant ${tenants}`;
  const organization = await make(target, target.administrator.accessToken, 'organizations', { name });
  const id = idOf(organization);
  const { token, account } = await memberOf(target, id, 'ADMIN');
  const project = await make(target, token, 'projects', { organizationId: id, name: 'Secret' });
  const body = { organizationId: id, projectId: idOf(project), title: 'Secret' };
  const task = await make(target, token, 'tasks', body);
  const comment = await make(target, token, 'comments', { taskId: idOf(task), body: 'secret' });
  const tag = await make(target, token, 'tags', { organizationId: id, name: 'secret' });
  return { id, token, account, paths: { organization, project, task, comment, tag } };
}

async function single(target: Target): Promise<readonly Trial[]> {
  const { id, paths } = await tenant(target);
  const { token } = await tenant(target);
  const bodies = {
    organization: { name: 'taken' },
    project: { organizationId: id, name: 'taken' },
    task: { organizationId: id, projectId: idOf(paths.project), title: 'taken' },
    comment: { taskId: idOf(paths.task), body: 'taken' },
    tag: { organizationId: id, name: 'secret', colour: 'red' },
  };
  const trials: Trial[] = [];
  for (const [kind, body] of Object.entries(bodies)) {
    const path = paths[kind as keyof typeof paths];
    const attempts: Readonly<Record<string, Attempt>> = {
      [`reads a ${kind}`]: { path, token },
      [`asks for the head of a ${kind}`]: { method: 'HEAD', path, token },
      [`replaces a ${kind}`]: { method: 'PUT', path, token, body },
      [`patches a ${kind}`]: { method: 'PATCH', path, token, body: {}, headers: PATCH },
      [`deletes a ${kind}`]: { method: 'DELETE', path, token },
    };
    trials.push(...(await tryAll(target, attempts, ...(kind === 'organization' ? [403, 404] : [404]))));
  }
  return trials;
}

async function lists(target: Target): Promise<readonly Trial[]> {
  const { id, paths } = await tenant(target);
  const { token } = await tenant(target);
  const queries = [
    ...['organizations?size=100', 'projects?size=100', 'tasks?size=100', 'comments?size=100', 'tags?size=100'],
    ...[`projects?organizationId=${id}`, `tasks?organizationId=${id}`, `tags?organizationId=${id}`],
    ...[`tasks?projectId=${idOf(paths.project)}`, `comments?taskId=${idOf(paths.task)}`],
    ...['projects?sort=organizationId', 'tasks?sort=projectId,desc', 'visits', 'open-tasks'],
    ...[`organizations/${id}/tags`, `tasks/${idOf(paths.task)}/comments`],
  ];
  const trials: Trial[] = [];
  for (const query of queries) {
    const answer = await send(target, { path: `${API}/${query}`, token });
    const items = answer.status === 200 ? (JSON.parse(answer.text) as { items: readonly Shown[] }).items : [];
    const isOther = (one: Shown) =>
      one.organizationId === id || one.taskId === idOf(paths.task) || one.name === `Tenant ${tenants - 1}`;
    const held = [200, 400, 403, 404].includes(answer.status) && !items.some(isOther);
    trials.push({ what: `lists ${query}`, held, answer: `${answer.status} ${answer.text.slice(0, 200)}` });
  }
  return trials;
}

type Shown = { readonly organizationId?: number; readonly taskId?: number; readonly name?: string };

/** Records made in another tenant or moved there, and references that lead there. */
async function references(target: Target): Promise<readonly Trial[]> {
  const other = await tenant(target);
  const { token, id, paths } = await tenant(target);
  const [project, task] = [idOf(other.paths.project), idOf(other.paths.task)];
  const own = idOf(paths.project);
  const post = (kind: string, body: unknown): Attempt => ({ method: 'POST', path: `${API}/${kind}`, token, body });
  const patch = (path: string, body: unknown): Attempt => ({ method: 'PATCH', path, token, body, headers: PATCH });
  const put = (path: string, body: unknown): Attempt => ({ method: 'PUT', path, token, body });
  return tryAll(
    target,
    {
      'makes a project there': post('projects', { organizationId: other.id, name: 'smuggled' }),
      'makes a tag there': post('tags', { organizationId: other.id, name: 'smuggled' }),
      'makes a task there': post('tasks', { organizationId: other.id, projectId: project, title: 'smuggled' }),
      'makes a task in a project there': post('tasks', { organizationId: id, projectId: project, title: 'smuggled' }),
      'makes a task behind one there': post('tasks', {
        ...{ organizationId: id, projectId: own, followsId: task, title: 'smuggled' },
      }),
      'comments on a task there': post('comments', { taskId: task, body: 'smuggled' }),
      'notes a visit there': post('visits', { organizationId: other.id, seenAt: '2030-01-01T00:00:00Z' }),
      'makes a tenant': post('organizations', { name: 'mine' }),
      'moves a project there': put(paths.project, { organizationId: other.id, name: 'moved' }),
      'moves a project there by a patch': patch(paths.project, { organizationId: other.id }),
      'moves a task there by a patch': patch(paths.task, { projectId: project }),
      'moves a comment there by a patch': patch(paths.comment, { taskId: task }),
    },
    ...[403, 422],
  );
}

/** What is for administrators of all tenants, tried by one of a single tenant. */
async function administration(target: Target): Promise<readonly Trial[]> {
  const other = await tenant(target);
  const { token, account, paths } = await tenant(target);
  const moved = { method: 'PUT', token, body: { tenant: String(other.id) } } as const;
  return tryAll(
    target,
    {
      'moves to another tenant': { ...moved, path: `/auth/accounts/${account}/tenant` },
      'leaves all tenants': { method: 'DELETE', token, path: `/auth/accounts/${account}/tenant` },
      'reads where others belong': { path: `/auth/accounts/${other.account}/tenant`, token },
      'lists accounts': { path: '/auth/accounts', token },
      'gives roles': { ...moved, path: `/auth/accounts/${other.account}/roles`, body: { roles: ['USER'] } },
      'reads the audit': { path: '/auth/audit', token },
      'reads metrics': { path: '/actuator/prometheus', token },
      'changes what tenants share': {
        method: 'POST',
        path: `${API}/countries`,
        token,
        body: { code: 'XX', name: 'X' },
      },
      'deletes its own tenant': { method: 'DELETE', path: paths.organization, token },
    },
    403,
  );
}

/** Whoever belongs to no tenant, and what people of a tenant must still be able to do. */
async function people(target: Target): Promise<readonly Trial[]> {
  const { token, paths } = await tenant(target);
  const nobody = await target.newcomer();
  // Whom a group keeps out is refused before it matters whose a record is.
  await giveRole(target.url, target.administrator.accessToken, nobody.email, 'EDITOR');
  const nobodys = (await signIn(target.url, nobody)).accessToken;
  const trials: Trial[] = [];
  for (const [kind, path] of Object.entries(paths)) {
    trials.push(trial(`reads an own ${kind}`, await send(target, { path, token }), 200));
    trials.push(trial(`reads a ${kind} without a tenant`, await send(target, { path, token: nobodys }), 404));
  }
  for (const path of [paths.comment, paths.task, paths.tag, paths.project])
    trials.push(trial(`deletes ${path}`, await send(target, { method: 'DELETE', path, token }), 204));
  return trials;
}

/** What an administrator of one tenant tries with another, in the backend of the case `tasks-tenants`. */
export const TENANT_ATTACKS: readonly Attack[] = [
  { title: 'records of another tenant', run: single },
  { title: 'lists and filters that would show them', run: lists },
  { title: 'records made or moved there, and references that lead there', run: references },
  { title: 'what is for administrators of all tenants', run: administration },
  { title: 'people without a tenant, and what those of one must still be able to do', run: people },
];
