import type { PushHost } from '@backsmith/contract';
import type { ProjectFiles } from '../project-files.ts';

/** A repository at a host. */
export type Repository = {
  readonly id: number;
  /** Below the API's address. */
  readonly path: string;
  readonly fullName: string;
  readonly owner: string;
  readonly page: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  /** Made by this push. */
  readonly isNew: boolean;
};

/** Which repository is wanted. @property owner empty: whoever the token is of */
export type Wanted = { readonly owner: string; readonly name: string; readonly isPrivate: boolean };

/** What a commit brings. */
export type Brings = {
  /** The commit it follows. */
  readonly parent: string;
  readonly files: ProjectFiles;
  /** Those of ours that stand there and are none any more. */
  readonly removed: readonly string[];
  readonly message: string;
  /** Told how many files are there. */
  readonly onProgress: (count: number) => Promise<void>;
};

/** A commit that only has to be put somewhere. */
export type ReadyCommit = {
  /** Nothing differs from what it would follow. */
  readonly isEmpty: boolean;
  /** Moves the default branch on to it; undefined where rules of the repository want a request for that. */
  readonly putOnDefault: () => Promise<string | undefined>;
  /** Begins a branch at it, or finds the one an earlier attempt has left; undefined where the name is taken. */
  readonly putOnBranch: (name: string) => Promise<string | undefined>;
};

/**
 * A host of repositories, called with one token. Every call may be made twice: whoever makes something looks for it where it is
 * there. All of them throw PushFailure where the host refuses, which says what to do.
 */
export type RepositoryHost = {
  /** The repository of that name, made with a first commit where there is none. */
  readonly findRepository: (wanted: Wanted) => Promise<Repository>;
  /** Whether a repository holds a commit (still). */
  readonly holdsCommit: (repository: Repository, id: string) => Promise<boolean>;
  /** The latest commits of the default branch, at most two, the latest first. An empty repository gets its first one. */
  readonly latestCommits: (repository: Repository) => Promise<readonly string[]>;
  /** The names at the top of the files of a commit. */
  readonly listTop: (repository: Repository, commit: string) => Promise<readonly string[]>;
  readonly prepare: (repository: Repository, brings: Brings) => Promise<ReadyCommit>;
  /** Asks for a branch to be merged, or finds where that is asked for; undefined where the default branch has all of it already. */
  readonly request: (
    repository: Repository,
    branch: string,
    text: { readonly title: string; readonly body: string },
  ) => Promise<string | undefined>;
};

/** What a host calls a branch that waits to be merged. */
export const REQUEST_WORDS: Readonly<Record<PushHost, string>> = {
  github: 'pull request',
  gitlab: 'merge request',
};
