import type { HostCall } from '../call-host.ts';
import type { RepositoryHost } from '../repository-host.ts';
import { holdsCommit, latestCommits, listTop, prepare } from './commits.ts';
import { findProject } from './find-project.ts';
import { openMergeRequest } from './merge-request.ts';

/** Projects at GitLab: the Commits API, which takes all changes of a commit, and the branch it is put on, in one call. */
export function gitLab(call: HostCall): RepositoryHost {
  return {
    findRepository: (wanted) => findProject(call, wanted),
    holdsCommit: (repository, id) => holdsCommit(call, repository, id),
    latestCommits: (repository) => latestCommits(call, repository),
    listTop: (repository, id) => listTop(call, repository, id),
    prepare: (repository, brings) => prepare(call, repository, brings),
    request: (repository, branch, text) => openMergeRequest(call, repository, branch, text),
  };
}
