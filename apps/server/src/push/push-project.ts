import { PRODUCT, type PushResult, type PushStepView } from '@backsmith/contract';
import { findRepository, type Repository, type Wanted } from './find-repository.ts';
import type { GitHubCall } from './github-call.ts';
import {
  beginBranch,
  beginRepository,
  branchCommit,
  findCommit,
  latestCommits,
  listTop,
  makeCommit,
  moveBranch,
  writeTree,
  type Commit,
} from './git-data.ts';
import type { ProjectFiles } from './project-files.ts';
import { openPullRequest } from './pull-request.ts';
import { pullRequestText, type Brought } from './pull-request-text.ts';
import { PushFailure } from './push-failure.ts';
import { refusalOf } from './refused.ts';

/** What was pushed to a repository before, the latest. */
export type EarlierPush = {
  readonly version: number;
  readonly commit: string;
  readonly paths: readonly string[];
  readonly pullRequestUrl: string | null;
};

export type PushOrder = {
  readonly wanted: Wanted;
  readonly version: number;
  /** What of the project stands in a repository. */
  readonly findEarlier: (repositoryId: number) => Promise<EarlierPush | undefined>;
  /** The files that follow what stands there. */
  readonly findFiles: (repositoryId: number, earlier: EarlierPush | undefined) => Promise<FilesToPush>;
  /** Told of each step when it begins, while it goes on and when it is done. */
  readonly onStep: (step: PushStepView) => Promise<void>;
};

export type FilesToPush = {
  readonly files: ProjectFiles;
  readonly brought: Omit<Brought, 'since'>;
  /** To be kept with what was pushed. */
  readonly updateHistory: Uint8Array | undefined;
};

/** What of a project stands in which repository now. */
export type Landed = EarlierPush & {
  readonly repositoryId: number;
  readonly updateHistory: Uint8Array | undefined;
  readonly fullName: string;
  readonly result: PushResult;
};

/** What GitHub itself puts into a repository that is made there. */
const BEGINNINGS = new Set(['README.md', '.gitignore', 'LICENSE']);

/** Branches that are tried before it is said that all their names are taken. */
const MOST_BRANCHES = 20;

/** Said where the migrations of an earlier version cannot be followed. */
const ANEW = ' Its migrations begin anew, for an empty database: they cannot follow those that are there.';

/** On what a push builds. */
type Basis = {
  readonly parent: Commit;
  /** Ours, which the commit follows. */
  readonly earlier: EarlierPush | undefined;
  /** The repository holds nothing but its beginning: the commit goes onto the default branch. */
  readonly isFresh: boolean;
};

/**
 * Pushes a project to a repository at GitHub, which is made where there is none. One that holds anything but its beginning gets a
 * branch and a pull request. Begun again after it stopped anywhere, it goes on: what is there is found, nothing is made twice.
 *
 * @throws PushFailure, and whatever the functions of the order throw
 */
export async function pushProject(call: GitHubCall, order: PushOrder): Promise<Landed> {
  const { wanted, onStep } = order;
  await onStep({ step: 'repository', status: 'running', text: 'Looking for it' });
  const repository = await findRepository(call, wanted);
  const recorded = await order.findEarlier(repository.id);
  refusePublic(repository, wanted, recorded);
  const basis = await basisOf(call, repository, recorded);
  const { fullName } = repository;
  await onStep({ step: 'repository', status: 'done', text: repository.isNew ? `${fullName} was made` : fullName });

  const { files, brought, updateHistory } = await order.findFiles(repository.id, basis.earlier);
  const total = files.paths.length;
  const count = (done: number) =>
    onStep({ step: 'files', status: done === total ? 'done' : 'running', text: `${done} of ${total} files` });
  await count(0);
  const ours = new Set(files.paths);
  const removed = (basis.earlier?.paths ?? []).filter((path) => !ours.has(path));
  const tree = await writeTree(call, repository, basis.parent.tree, files, removed, count);
  const landed = { repositoryId: repository.id, updateHistory, fullName, version: order.version, paths: files.paths };
  if (tree === basis.parent.tree) {
    const pullRequestUrl = basis.earlier?.pullRequestUrl ?? null;
    const text = `Version ${order.version} is in ${fullName} already: nothing had to be changed.`;
    return {
      ...landed,
      commit: basis.parent.sha,
      pullRequestUrl,
      result: resultOf('unchanged', repository, pullRequestUrl, text),
    };
  }
  const message = `${PRODUCT.name}: version ${order.version}`;
  const made = await makeCommit(call, repository, { message, tree, parent: basis.parent.sha });
  const isProtected = basis.isFresh && !(await pushOnto(call, repository, made, onStep));
  if (basis.isFresh && !isProtected) {
    const text = `${total} files were pushed to the branch ${repository.defaultBranch} of ${fullName}.`;
    return { ...landed, commit: made, pullRequestUrl: null, result: resultOf('pushed', repository, null, text) };
  }
  const since = basis.earlier?.version;
  const commit: Commit = { sha: made, tree, parents: [basis.parent.sha] };
  const requested = await request(call, repository, commit, { ...brought, since }, onStep);
  const text = `${sentenceOf(repository, basis, isProtected)}${brought.isUpdate || since === undefined ? '' : ANEW} Nothing is merged before you do.`;
  const result =
    requested.url === undefined
      ? resultOf('unchanged', repository, null, `Version ${order.version} is in ${fullName} already.`)
      : resultOf('requested', repository, requested.url, text);
  return { ...landed, commit: requested.commit, pullRequestUrl: result.pullRequestUrl, result };
}

/** @throws PushFailure where what was to be private would be seen by everybody. */
function refusePublic(repository: Repository, { isPrivate }: Wanted, recorded: EarlierPush | undefined): void {
  if (!isPrivate || repository.isPrivate || recorded !== undefined || repository.isNew) return;
  throw new PushFailure(
    `${repository.fullName} is there already and public: everybody would see the code. Clear "Private" to push there all the same.`,
    'isPrivate',
  );
}

async function basisOf(call: GitHubCall, repository: Repository, recorded: EarlierPush | undefined): Promise<Basis> {
  const known = recorded && (await findCommit(call, repository, recorded.commit));
  if (known !== undefined) return { parent: known, earlier: recorded, isFresh: false };
  let latest = await latestCommits(call, repository);
  if (latest.length === 0) {
    await beginRepository(call, repository);
    latest = await latestCommits(call, repository);
  }
  const [head = ''] = latest;
  const parent = await findCommit(call, repository, head);
  if (parent === undefined) throw new PushFailure(`${repository.fullName} has no commit yet. Push again in a minute.`);
  const isFresh =
    latest.length === 1 && (await listTop(call, repository, parent.tree)).every((name) => BEGINNINGS.has(name));
  return { parent, earlier: undefined, isFresh };
}

/** Moves the default branch on; false where rules of the repository want a pull request for that. */
async function pushOnto(
  call: GitHubCall,
  repository: Repository,
  commit: string,
  onStep: PushOrder['onStep'],
): Promise<boolean> {
  const text = repository.defaultBranch;
  await onStep({ step: 'branch', status: 'running', text });
  const answer = await moveBranch(call, repository, text, commit);
  if (answer.status === 200) await onStep({ step: 'branch', status: 'done', text });
  // 409 and 422: the branch is protected, or somebody was faster. 403 says so, too, or that the token may not.
  else if (answer.status !== 409 && answer.status !== 422) {
    const refusal = refusalOf(answer, { doing: `pushing to the branch ${text}`, right: 'contents' });
    if (refusal.field === 'token') throw refusal;
  } else if (/workflow/i.test(JSON.stringify(answer.body))) {
    throw refusalOf(answer, { doing: `pushing to the branch ${text}`, right: 'workflows' });
  }
  return answer.status === 200;
}

/** Puts a commit on a branch of its own and opens a pull request, or finds both where they are there. */
async function request(
  call: GitHubCall,
  repository: Repository,
  commit: Commit,
  brought: Brought,
  onStep: PushOrder['onStep'],
): Promise<{ readonly commit: string; readonly url: string | undefined }> {
  const { branch, sha } = await findBranch(call, repository, commit, `${PRODUCT.slug}/version-${brought.version}`);
  await onStep({ step: 'branch', status: 'done', text: branch });
  await onStep({ step: 'request', status: 'running', text: `Into ${repository.defaultBranch}` });
  const url = await openPullRequest(call, repository, branch, pullRequestText(brought));
  await onStep({ step: 'request', status: 'done', text: url ?? `${repository.defaultBranch} has all of it already` });
  return { commit: sha, url };
}

async function findBranch(
  call: GitHubCall,
  repository: Repository,
  commit: Commit,
  name: string,
): Promise<{ readonly branch: string; readonly sha: string }> {
  for (let at = 1; at <= MOST_BRANCHES; at += 1) {
    const branch = at === 1 ? name : `${name}-${at}`;
    if (await beginBranch(call, repository, branch, commit.sha)) return { branch, sha: commit.sha };
    const taken = await branchCommit(call, repository, branch);
    // What an earlier attempt has left.
    if (taken?.tree === commit.tree && taken.parents[0] === commit.parents[0]) return { branch, sha: taken.sha };
  }
  throw new PushFailure(`The branches ${name} to ${name}-${MOST_BRANCHES} are taken. Delete those you need no more.`);
}

function sentenceOf({ fullName, defaultBranch }: Repository, { earlier }: Basis, isProtected: boolean): string {
  if (isProtected)
    return `The branch ${defaultBranch} of ${fullName} takes no direct push, so a pull request was opened.`;
  if (earlier === undefined) {
    return `A pull request was opened in ${fullName}. The files stand on top of what is there: files of the same path are replaced, nothing is removed.`;
  }
  return `A pull request was opened in ${fullName}. It follows version ${earlier.version}, so that merging keeps what your team has changed since.`;
}

function resultOf(
  kind: PushResult['kind'],
  { page }: Repository,
  pullRequestUrl: string | null,
  text: string,
): PushResult {
  return { kind, repositoryUrl: page, pullRequestUrl, text };
}
