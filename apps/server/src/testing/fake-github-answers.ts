import { z } from 'zod';
import type { FakeEntry, FakeGitRepository } from './fake-git-repository.ts';
import type { FakeAnswer, FakeAsked, FakeToken } from './fake-host.ts';

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: 'Not Found' } };
const NOT_ACCESSIBLE = 'Resource not accessible by personal access token';

/** What GitHub answers to a call below a repository (REST API, "Git database", "Commits", "Contents", "Pulls"). */
export function answerGit(repository: FakeGitRepository, rest: string, asked: FakeAsked, address: string): FakeAnswer {
  const { method, url, body, token } = asked;
  if (rest === '' && method === 'GET') return { status: 200, body: viewOf(repository, address) };
  if (rest === '/pulls') return pulls(repository, asked, address);
  if (method !== 'GET' && !token.rights.has('contents')) return lacks('contents=write');
  if (rest === '/contents/README.md' && method === 'PUT') return putReadme(repository, body);
  if (repository.branches.size === 0) return { status: 409, body: { message: 'Git Repository is empty.' } };
  if (rest === '/commits') return { status: 200, body: listCommits(repository, url) };
  const [, kind = '', id = ''] = /^\/git\/([a-z]+)(?:\/(.+))?$/.exec(rest) ?? [];
  if (method === 'GET') return readGit(repository, kind, id);
  return writeGit(repository, `${method} ${kind}`, id, asked);
}

function readGit(repository: FakeGitRepository, kind: string, id: string): FakeAnswer {
  if (kind === 'commits') return commitAnswer(repository, id, 200);
  if (kind === 'trees') return treeAnswer(repository, id);
  return kind === 'ref' ? refAnswer(repository, branchOf(id), 200) : NOT_FOUND;
}

function writeGit(repository: FakeGitRepository, call: string, id: string, { body, token }: FakeAsked): FakeAnswer {
  switch (call) {
    case 'POST blobs':
      return addBlob(repository, body);
    case 'POST trees':
      return addTree(repository, body, token);
    case 'POST commits':
      return addCommit(repository, body);
    case 'POST refs':
      return addRef(repository, body);
    case 'PATCH refs':
      return moveRef(repository, branchOf(id), body);
    default:
      return NOT_FOUND;
  }
}

function branchOf(id: string): string {
  return decodeURIComponent(id).replace(/^heads\//, '');
}

function viewOf(repository: FakeGitRepository, address: string) {
  const fullName = `${repository.owner}/${repository.name}`;
  return {
    id: repository.id,
    full_name: fullName,
    html_url: `${address}/${fullName}`,
    private: repository.isPrivate,
    default_branch: repository.defaultBranch,
    archived: repository.isArchived,
  };
}

function lacks(rights: string): FakeAnswer {
  return { status: 403, body: { message: NOT_ACCESSIBLE }, headers: { 'x-accepted-github-permissions': rights } };
}

function invalid(message: string): FakeAnswer {
  return { status: 422, body: { message } };
}

function putReadme(repository: FakeGitRepository, body: object): FakeAnswer {
  if (repository.branches.size > 0) return invalid('Invalid request. "sha" wasn\'t supplied.');
  const { content } = z.object({ content: z.string() }).parse(body);
  repository.change({ 'README.md': Buffer.from(content, 'base64').toString() });
  return { status: 201, body: {} };
}

function listCommits(repository: FakeGitRepository, url: URL): readonly object[] {
  const found: string[] = [repository.branches.get(url.searchParams.get('sha') ?? repository.defaultBranch) ?? ''];
  for (const sha of found) found.push(...(repository.commits.get(sha)?.parents ?? []));
  return found.slice(0, Number(url.searchParams.get('per_page') ?? 30)).map((sha) => ({ sha }));
}

function commitAnswer(repository: FakeGitRepository, sha: string, status: number): FakeAnswer {
  const found = repository.commits.get(sha);
  if (found === undefined) return NOT_FOUND;
  return {
    status,
    body: { sha, tree: { sha: found.tree }, parents: found.parents.map((parent) => ({ sha: parent })) },
  };
}

function treeAnswer(repository: FakeGitRepository, sha: string): FakeAnswer {
  const found = repository.trees.get(sha);
  if (found === undefined) return NOT_FOUND;
  const top = new Set([...found.keys()].map((path) => path.split('/')[0]));
  return { status: 200, body: { sha, tree: [...top].map((path) => ({ path })), truncated: false } };
}

function refAnswer(repository: FakeGitRepository, branch: string, status: number): FakeAnswer {
  const sha = repository.branches.get(branch);
  return sha === undefined ? NOT_FOUND : { status, body: { ref: `refs/heads/${branch}`, object: { sha } } };
}

const givenBlob = z.object({ content: z.string(), encoding: z.enum(['base64', 'utf-8']) });

function addBlob(repository: FakeGitRepository, body: object): FakeAnswer {
  const { content, encoding } = givenBlob.parse(body);
  return { status: 201, body: { sha: repository.addBlob(Buffer.from(content, encoding)) } };
}

const givenTree = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      content: z.string().optional(),
      sha: z.string().nullish(),
    }),
  ),
});

function addTree(repository: FakeGitRepository, body: object, token: FakeToken): FakeAnswer {
  const { base_tree: base, tree } = givenTree.parse(body);
  if (tree.some(({ path }) => path.startsWith('.github/workflows/')) && !token.rights.has('workflows'))
    return NOT_FOUND;
  const from = base === undefined ? new Map<string, FakeEntry>() : repository.trees.get(base);
  if (from === undefined) return NOT_FOUND;
  const entries = new Map(from);
  for (const { path, mode, content, sha } of tree) {
    if (path.startsWith('/') || path.split('/').includes('..')) return invalid('tree.path contains a malformed path');
    if (sha === null && !entries.delete(path)) return invalid('GitRPC::BadObjectState');
    if (typeof sha === 'string' && !repository.blobs.has(sha)) return invalid('tree.sha is not a valid blob');
    const blob = content === undefined ? sha : repository.addBlob(Buffer.from(content));
    if (typeof blob === 'string') entries.set(path, { mode, blob });
  }
  return { status: 201, body: { sha: repository.addTree(entries) } };
}

const givenCommit = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });

function addCommit(repository: FakeGitRepository, body: object): FakeAnswer {
  const { message, tree, parents } = givenCommit.parse(body);
  if (!repository.trees.has(tree)) return invalid('Tree SHA does not exist');
  if (parents.some((parent) => !repository.commits.has(parent))) return invalid('Parent SHA does not exist');
  return commitAnswer(repository, repository.addCommit({ message, tree, parents }), 201);
}

function addRef(repository: FakeGitRepository, body: object): FakeAnswer {
  const { ref, sha } = z.object({ ref: z.string(), sha: z.string() }).parse(body);
  const branch = ref.replace(/^refs\/heads\//, '');
  if (repository.branches.has(branch)) return invalid('Reference already exists');
  if (!repository.commits.has(sha)) return invalid('Object does not exist');
  repository.branches.set(branch, sha);
  return refAnswer(repository, branch, 201);
}

function moveRef(repository: FakeGitRepository, branch: string, body: object): FakeAnswer {
  const { sha } = z.object({ sha: z.string() }).parse(body);
  const now = repository.branches.get(branch);
  const status = repository.protectedBranches.get(branch);
  if (status !== undefined) return { status, body: { message: 'Changes must be made through a pull request.' } };
  if (now === undefined) return invalid('Reference does not exist');
  if (!repository.isBehind(now, sha)) return invalid('Update is not a fast forward');
  repository.branches.set(branch, sha);
  return refAnswer(repository, branch, 200);
}

const givenPull = z.object({ title: z.string(), body: z.string(), head: z.string(), base: z.string() });

function pulls(repository: FakeGitRepository, { method, url, body, token }: FakeAsked, address: string): FakeAnswer {
  if (!token.rights.has('pull_requests')) return lacks('pull_requests=write');
  const pageOf = (number: number) => ({
    number,
    html_url: `${address}/${repository.owner}/${repository.name}/pull/${number}`,
  });
  if (method === 'GET') {
    const head = url.searchParams.get('head')?.replace(`${repository.owner}:`, '');
    const open = repository.pulls.filter((pull) => pull.state === 'open' && pull.head === head);
    return { status: 200, body: open.map(({ number }) => pageOf(number)) };
  }
  const given = givenPull.parse(body);
  const [from, into] = [repository.branches.get(given.head), repository.branches.get(given.base)];
  if (from === undefined || into === undefined) return invalid('Validation Failed');
  if (repository.isBehind(from, into)) {
    const errors = [{ message: `No commits between ${given.base} and ${given.head}` }];
    return { status: 422, body: { message: 'Validation Failed', errors } };
  }
  if (repository.pulls.some((pull) => pull.state === 'open' && pull.head === given.head)) {
    const errors = [{ message: `A pull request already exists for ${repository.owner}:${given.head}.` }];
    return { status: 422, body: { message: 'Validation Failed', errors } };
  }
  const number = repository.pulls.length + 1;
  repository.pulls.push({ ...given, number, state: 'open' });
  return { status: 201, body: pageOf(number) };
}
