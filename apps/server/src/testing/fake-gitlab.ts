import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FakeEntry, FakeGitRepository } from './fake-git-repository.ts';
import { fakeHost, isOf, type FakeAnswer, type FakeAsked, type FakeHost } from './fake-host.ts';

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: '404 Not found' } };

/** A host on this machine that answers like GitLab (REST API, "Projects", "Commits", "Repositories", "Merge requests"). */
export function fakeGitLab(): Promise<FakeHost> {
  return fakeHost((asked, host) => {
    const { method, token } = asked;
    if (!token.rights.has('api') && (method !== 'GET' || !token.rights.has('read_api'))) {
      const description = 'The request requires higher privileges than provided by the access token.';
      return { status: 403, body: { error: 'insufficient_scope', error_description: description, scope: 'api' } };
    }
    const [, kind = '', id = '', rest = ''] = /^\/([a-z]+)(?:\/([^/]+))?(\/.*)?$/.exec(asked.url.pathname) ?? [];
    if (kind === 'user') return { status: 200, body: { id: 1, username: token.login } };
    if (kind === 'namespaces') return namespace(decodeURIComponent(id), asked);
    if (kind !== 'projects') return NOT_FOUND;
    return id === '' ? create(asked, host) : below(decodeURIComponent(id), rest, asked, host);
  });
}

function namespace(path: string, { token }: FakeAsked): FakeAnswer {
  const at = (token.orgs ?? []).indexOf(path);
  return at < 0 ? NOT_FOUND : { status: 200, body: { id: 100 + at, full_path: path } };
}

const givenProject = z.object({
  path: z.string(),
  visibility: z.string(),
  namespace_id: z.number().optional(),
  initialize_with_readme: z.boolean().optional(),
});

function create({ body, token }: FakeAsked, host: FakeHost): FakeAnswer {
  const given = givenProject.parse(body);
  const owner = given.namespace_id === undefined ? token.login : (token.orgs ?? [])[given.namespace_id - 100];
  const fullName = `${owner ?? ''}/${given.path}`;
  if (host.has(fullName)) {
    return { status: 400, body: { message: { path: ['has already been taken'], name: ['has already been taken'] } } };
  }
  const isEmpty = given.initialize_with_readme !== true;
  const made = host.make(fullName, { isPrivate: given.visibility === 'private', isEmpty });
  return { status: 201, body: viewOf(made, host) };
}

function below(id: string, rest: string, asked: FakeAsked, host: FakeHost): FakeAnswer {
  const elsewhere = host.moved.get(id);
  if (elsewhere !== undefined)
    return { status: 301, body: null, headers: { location: `${host.address}/${elsewhere}` } };
  const project =
    host.repositories.get(id.toLowerCase()) ?? [...host.repositories.values()].find((one) => String(one.id) === id);
  if (project === undefined || (project.isPrivate && !isOf(project, asked.token))) return NOT_FOUND;
  const { method, url } = asked;
  const [, kind = '', name = ''] = /^\/(?:repository\/)?([a-z_]+)(?:\/(.+))?$/.exec(rest) ?? [];
  switch (`${method} ${kind}`) {
    case 'GET ':
      return { status: 200, body: viewOf(project, host) };
    case 'GET commits':
      return name === '' ? listCommits(project, url) : commitAnswer(project, name);
    case 'POST commits':
      return commit(project, asked);
    case 'GET tree':
      return tree(project, url);
    case 'GET branches':
      return branch(project, decodeURIComponent(name));
    case 'GET compare':
      return compare(project, url);
    case 'GET merge_requests':
      return { status: 200, body: openOf(project, url.searchParams.get('source_branch') ?? '', host) };
    case 'POST merge_requests':
      return mergeRequest(project, asked, host);
    default:
      return NOT_FOUND;
  }
}

function viewOf(project: FakeGitRepository, { address }: FakeHost) {
  const fullName = `${project.owner}/${project.name}`;
  return {
    id: project.id,
    path_with_namespace: fullName,
    web_url: `${address}/${fullName}`,
    visibility: project.isPrivate ? 'private' : 'public',
    default_branch: project.branches.size === 0 ? null : project.defaultBranch,
    archived: project.isArchived,
  };
}

function commitOf({ commits }: FakeGitRepository, id: string) {
  const found = commits.get(id);
  return found && { id, message: found.message, parent_ids: found.parents };
}

function commitAnswer(project: FakeGitRepository, id: string): FakeAnswer {
  const body = commitOf(project, id);
  return body === undefined ? NOT_FOUND : { status: 200, body };
}

function listCommits(project: FakeGitRepository, url: URL): FakeAnswer {
  const head = project.branches.get(url.searchParams.get('ref_name') ?? project.defaultBranch);
  if (head === undefined) return { status: 404, body: { message: '404 Repository Not Found' } };
  const found = [head];
  for (const sha of found) found.push(...(project.commits.get(sha)?.parents ?? []));
  const body = found.slice(0, Number(url.searchParams.get('per_page') ?? 20)).map((sha) => commitOf(project, sha));
  return { status: 200, body };
}

function tree(project: FakeGitRepository, { searchParams }: URL): FakeAnswer {
  const entries = project.treeOf(searchParams.get('ref') ?? '');
  const size = Number(searchParams.get('per_page') ?? 20);
  const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
  const isRecursive = searchParams.get('recursive') === 'true';
  const blobs = [...entries].map(([path, { mode, blob }]) => ({ id: gitId(project, blob), path, type: 'blob', mode }));
  const tops = [...new Set([...entries.keys()].map((path) => path.split('/')[0] ?? ''))];
  const body = isRecursive ? blobs : tops.map((path) => ({ id: 'x', path, type: 'tree', mode: '040000' }));
  return { status: 200, body: body.slice(from, from + size) };
}

/** The name git itself has for a blob. */
function gitId({ blobs }: FakeGitRepository, blob: string): string {
  const bytes = blobs.get(blob) ?? Buffer.alloc(0);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function branch(project: FakeGitRepository, name: string): FakeAnswer {
  const head = project.branches.get(name);
  return head === undefined ? NOT_FOUND : { status: 200, body: { name, commit: commitOf(project, head) } };
}

const givenAction = z.object({
  action: z.string(),
  file_path: z.string(),
  content: z.string().optional(),
  encoding: z.enum(['text', 'base64']).optional(),
  execute_filemode: z.boolean().optional(),
});

const givenCommit = z.object({
  branch: z.string(),
  start_sha: z.string().optional(),
  commit_message: z.string(),
  actions: z.array(givenAction),
});

function commit(project: FakeGitRepository, { body, token }: FakeAsked): FakeAnswer {
  const given = givenCommit.parse(body);
  const refuse = (message: string): FakeAnswer => ({ status: 400, body: { message } });
  if (!isOf(project, token)) return { status: 403, body: { message: '403 Forbidden' } };
  const status = project.protectedBranches.get(given.branch);
  if (status !== undefined) {
    return { status, body: { message: `${status} Forbidden - You are not allowed to push into this branch` } };
  }
  const head = project.branches.get(given.branch);
  if (head !== undefined && given.start_sha !== undefined) {
    return refuse(`A branch called '${given.branch}' already exists. Switch to that branch in order to make changes`);
  }
  const parent = given.start_sha ?? head;
  const entries = new Map(parent === undefined ? [] : project.treeOf(parent));
  for (const action of given.actions) {
    const problem = act(project, entries, action);
    if (problem !== undefined) return refuse(problem);
  }
  const made = {
    tree: project.addTree(entries),
    message: given.commit_message,
    parents: parent === undefined ? [] : [parent],
  };
  const sha = project.addCommit(made);
  project.branches.set(given.branch, sha);
  return { status: 201, body: commitOf(project, sha) };
}

/** Does one action. @returns why it cannot be done */
function act(
  project: FakeGitRepository,
  entries: Map<string, FakeEntry>,
  { action, file_path: path, content = '', encoding = 'text', ...rest }: z.infer<typeof givenAction>,
): string | undefined {
  const there = entries.get(path);
  if (path.startsWith('/') || path.split('/').includes('..')) return 'Path cannot include directory traversal';
  if (action === 'create' && there !== undefined) return 'A file with this name already exists';
  if (action !== 'create' && there === undefined) return "A file with this name doesn't exist";
  if (action === 'delete') entries.delete(path);
  else if (action === 'chmod') {
    entries.set(path, { blob: there?.blob ?? '', mode: rest.execute_filemode === true ? '100755' : '100644' });
  } else {
    const blob = project.addBlob(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'));
    entries.set(path, { mode: there?.mode ?? '100644', blob });
  }
  return undefined;
}

function compare(project: FakeGitRepository, { searchParams }: URL): FakeAnswer {
  const headOf = (name: string) => project.branches.get(searchParams.get(name) ?? '');
  const [from, to] = [headOf('from'), headOf('to')];
  if (from === undefined || to === undefined) return NOT_FOUND;
  return { status: 200, body: { commits: project.isBehind(to, from) ? [] : [commitOf(project, to)] } };
}

function openOf(project: FakeGitRepository, source: string, host: FakeHost) {
  const page = `${host.address}/${project.owner}/${project.name}/-/merge_requests`;
  return project.pulls
    .filter((pull) => pull.state === 'open' && pull.head === source)
    .map(({ number }) => ({ iid: number, web_url: `${page}/${number}` }));
}

const givenMergeRequest = z.object({
  source_branch: z.string(),
  target_branch: z.string(),
  title: z.string(),
  description: z.string(),
});

function mergeRequest(project: FakeGitRepository, { body }: FakeAsked, host: FakeHost): FakeAnswer {
  const given = givenMergeRequest.parse(body);
  const [open] = openOf(project, given.source_branch, host);
  if (open) {
    const message = [`Another open merge request already exists for this source branch: !${open.iid}`];
    return { status: 409, body: { message } };
  }
  const { source_branch: head, target_branch: base, title, description } = given;
  project.pulls.push({ head, base, title, body: description, number: project.pulls.length + 1, state: 'open' });
  return { status: 201, body: openOf(project, head, host)[0] };
}
