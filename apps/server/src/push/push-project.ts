import { PRODUCT, PUSH_HOST_NAMES, type PushHost, type PushResult, type PushStepView } from '@backsmith/contract';
import {
  REQUEST_WORDS,
  type ReadyCommit,
  type Repository,
  type RepositoryHost,
  type Wanted,
} from './hosts/repository-host.ts';
import type { ProjectFiles } from './project-files.ts';
import { pullRequestText, type Brought } from './pull-request-text.ts';
import { PushFailure } from './push-failure.ts';

/** What was pushed to a repository before, the latest. */
export type EarlierPush = {
  readonly version: number;
  readonly commit: string;
  readonly paths: readonly string[];
  readonly pullRequestUrl: string | null;
};

export type PushOrder = {
  readonly host: PushHost;
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

/** What a host itself puts into a repository that is made there. */
const BEGINNINGS = new Set(['README.md', '.gitignore', 'LICENSE']);

/** Branches that are tried before it is said that all their names are taken. */
const MOST_BRANCHES = 20;

/** Said where the migrations of an earlier version cannot be followed. */
const ANEW = ' Its migrations begin anew, for an empty database: they cannot follow those that are there.';

/** On what a push builds. */
type Basis = {
  readonly parent: string;
  /** Ours, which the commit follows. */
  readonly earlier: EarlierPush | undefined;
  /** The repository holds nothing but its beginning: the commit goes onto the default branch. */
  readonly isFresh: boolean;
};

/**
 * Pushes a project to a repository, which is made where there is none. One that holds anything but its beginning gets a branch and a
 * request to merge it. Begun again after it stopped anywhere, it goes on: what is there is found, nothing is made twice.
 *
 * @throws PushFailure, and whatever the functions of the order throw
 */
export async function pushProject(host: RepositoryHost, order: PushOrder): Promise<Landed> {
  const { wanted, onStep } = order;
  await onStep({ step: 'repository', status: 'running', text: 'Looking for it' });
  const repository = await host.findRepository(wanted);
  const recorded = await order.findEarlier(repository.id);
  refusePublic(repository, wanted, recorded);
  const basis = await basisOf(host, repository, recorded);
  const { fullName } = repository;
  await onStep({ step: 'repository', status: 'done', text: repository.isNew ? `${fullName} was made` : fullName });

  const { files, brought, updateHistory } = await order.findFiles(repository.id, basis.earlier);
  const total = files.paths.length;
  const onProgress = (done: number) =>
    onStep({ step: 'files', status: done === total ? 'done' : 'running', text: `${done} of ${total} files` });
  await onProgress(0);
  const ours = new Set(files.paths);
  const removed = (basis.earlier?.paths ?? []).filter((path) => !ours.has(path));
  const message = `${PRODUCT.name}: version ${order.version}`;
  const commit = await host.prepare(repository, { parent: basis.parent, files, removed, message, onProgress });
  const landed = { repositoryId: repository.id, updateHistory, fullName, version: order.version, paths: files.paths };
  if (commit.isEmpty) {
    await onProgress(total);
    const pullRequestUrl = basis.earlier?.pullRequestUrl ?? null;
    const text = `Version ${order.version} is in ${fullName} already: nothing had to be changed.`;
    const result = resultOf('unchanged', repository, pullRequestUrl, text);
    return { ...landed, commit: basis.parent, pullRequestUrl, result };
  }
  if (basis.isFresh) {
    const branch = repository.defaultBranch;
    await onStep({ step: 'branch', status: 'running', text: branch });
    const pushed = await commit.putOnDefault();
    if (pushed !== undefined) {
      await onStep({ step: 'branch', status: 'done', text: branch });
      const text = `${total} files were pushed to the branch ${branch} of ${fullName}.`;
      return { ...landed, commit: pushed, pullRequestUrl: null, result: resultOf('pushed', repository, null, text) };
    }
  }
  const since = basis.earlier?.version;
  const requested = await request(host, repository, commit, { ...brought, since }, order);
  const text = `${sentenceOf(repository, basis, REQUEST_WORDS[order.host])}${brought.isUpdate || since === undefined ? '' : ANEW} Nothing is merged before you do.`;
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

async function basisOf(
  host: RepositoryHost,
  repository: Repository,
  recorded: EarlierPush | undefined,
): Promise<Basis> {
  if (recorded !== undefined && (await host.holdsCommit(repository, recorded.commit)))
    return { parent: recorded.commit, earlier: recorded, isFresh: false };
  const latest = await host.latestCommits(repository);
  const [parent] = latest;
  if (parent === undefined) throw new PushFailure(`${repository.fullName} has no commit yet. Push again in a minute.`);
  const isFresh = latest.length === 1 && (await host.listTop(repository, parent)).every((name) => BEGINNINGS.has(name));
  return { parent, earlier: undefined, isFresh };
}

/** Puts a commit on a branch of its own and asks for it to be merged, or finds both where they are there. */
async function request(
  host: RepositoryHost,
  repository: Repository,
  commit: ReadyCommit,
  brought: Brought,
  order: PushOrder,
): Promise<{ readonly commit: string; readonly url: string | undefined }> {
  const { branch, sha } = await findBranch(commit, `${PRODUCT.slug}/version-${brought.version}`);
  await order.onStep({ step: 'branch', status: 'done', text: branch });
  await order.onStep({ step: 'request', status: 'running', text: `Into ${repository.defaultBranch}` });
  const url = await host.request(repository, branch, pullRequestText(brought, PUSH_HOST_NAMES[order.host]));
  const text = url ?? `${repository.defaultBranch} has all of it already`;
  await order.onStep({ step: 'request', status: 'done', text });
  return { commit: sha, url };
}

async function findBranch(
  commit: ReadyCommit,
  name: string,
): Promise<{ readonly branch: string; readonly sha: string }> {
  for (let at = 1; at <= MOST_BRANCHES; at += 1) {
    const branch = at === 1 ? name : `${name}-${at}`;
    const sha = await commit.putOnBranch(branch);
    if (sha !== undefined) return { branch, sha };
  }
  throw new PushFailure(`The branches ${name} to ${name}-${MOST_BRANCHES} are taken. Delete those you need no more.`);
}

function sentenceOf({ fullName, defaultBranch }: Repository, { earlier, isFresh }: Basis, request: string): string {
  if (isFresh) return `The branch ${defaultBranch} of ${fullName} takes no direct push, so a ${request} was opened.`;
  if (earlier === undefined) {
    return `A ${request} was opened in ${fullName}. The files stand on top of what is there: files of the same path are replaced, nothing is removed.`;
  }
  return `A ${request} was opened in ${fullName}. It follows version ${earlier.version}, so that merging keeps what your team has changed since.`;
}

function resultOf(
  kind: PushResult['kind'],
  { page }: Repository,
  pullRequestUrl: string | null,
  text: string,
): PushResult {
  return { kind, repositoryUrl: page, pullRequestUrl, text };
}
