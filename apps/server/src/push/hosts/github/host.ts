import { PushFailure } from '../../push-failure.ts';
import type { HostCall } from '../call-host.ts';
import type { Brings, ReadyCommit, Repository, RepositoryHost } from '../repository-host.ts';
import { findRepository } from './find-repository.ts';
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
import { openPullRequest } from './pull-request.ts';
import { refusalOf } from './refused.ts';

/** Repositories at GitHub: the Git data API, which takes files as trees. */
export function gitHub(call: HostCall): RepositoryHost {
  const known = async (repository: Repository, id: string): Promise<Commit> => {
    const found = await findCommit(call, repository, id);
    if (found) return found;
    throw new PushFailure(`${repository.fullName} has no commit yet. Push again in a minute.`);
  };
  return {
    findRepository: (wanted) => findRepository(call, wanted),
    holdsCommit: async (repository, id) => (await findCommit(call, repository, id)) !== undefined,
    latestCommits: async (repository) => {
      const latest = await latestCommits(call, repository);
      if (latest.length > 0) return latest;
      await beginRepository(call, repository);
      return latestCommits(call, repository);
    },
    listTop: async (repository, id) => listTop(call, repository, (await known(repository, id)).tree),
    prepare: async (repository, brings) => prepare(call, repository, await known(repository, brings.parent), brings),
    request: (repository, branch, text) => openPullRequest(call, repository, branch, text),
  };
}

async function prepare(
  call: HostCall,
  repository: Repository,
  parent: Commit,
  { files, removed, message, onProgress }: Brings,
): Promise<ReadyCommit> {
  const tree = await writeTree(call, repository, parent.tree, files, removed, onProgress);
  const isEmpty = tree === parent.tree;
  const sha = isEmpty ? parent.sha : await makeCommit(call, repository, { message, tree, parent: parent.sha });
  return {
    isEmpty,
    putOnDefault: async () => ((await isMoved(call, repository, sha)) ? sha : undefined),
    putOnBranch: async (name) => {
      if (await beginBranch(call, repository, name, sha)) return sha;
      const taken = await branchCommit(call, repository, name);
      // What an earlier attempt has left.
      return taken?.tree === tree && taken.parents[0] === parent.sha ? taken.sha : undefined;
    },
  };
}

/** Moves the default branch on; false where rules of the repository want a pull request for that. */
async function isMoved(call: HostCall, repository: Repository, commit: string): Promise<boolean> {
  const branch = repository.defaultBranch;
  const answer = await moveBranch(call, repository, branch, commit);
  if (answer.status === 200) return true;
  // 409 and 422: the branch is protected, or somebody was faster. 403 says so, too, or that the token may not.
  if (answer.status !== 409 && answer.status !== 422) {
    const refusal = refusalOf(answer, { doing: `pushing to the branch ${branch}`, right: 'contents' });
    if (refusal.field === 'token') throw refusal;
  } else if (/workflow/i.test(JSON.stringify(answer.body))) {
    throw refusalOf(answer, { doing: `pushing to the branch ${branch}`, right: 'workflows' });
  }
  return false;
}
