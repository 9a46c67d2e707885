import { Buffer } from 'node:buffer';
import { z } from 'zod';
import type { HostAnswer, HostCall } from '../call-host.ts';
import type { ProjectFile, ProjectFiles } from '../../project-files.ts';
import type { Repository } from '../repository-host.ts';
import { refusalOf, valueOf, type Asked } from './refused.ts';

/** A commit of a repository, with the tree of its files. */
export type Commit = { readonly sha: string; readonly tree: string; readonly parents: readonly string[] };

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const withSha = z.object({ sha });
const commit = z.object({ sha, tree: withSha, parents: z.array(withSha) });

const READING: Asked = { doing: 'reading the repository', right: 'contents' };
const WRITING: Asked = { doing: 'writing the files', right: 'contents' };

/** A commit; undefined where the repository does not hold it (any more). */
export async function findCommit(call: HostCall, { path }: Repository, id: string): Promise<Commit | undefined> {
  const answer = await call('GET', `${path}/git/commits/${id}`);
  if ([404, 409, 422].includes(answer.status)) return undefined;
  const found = valueOf(answer, commit, READING);
  return { sha: found.sha, tree: found.tree.sha, parents: found.parents.map((parent) => parent.sha) };
}

/** The names at the top of a tree. */
export async function listTop(call: HostCall, { path }: Repository, tree: string): Promise<readonly string[]> {
  const names = z.object({ tree: z.array(z.object({ path: z.string() })) });
  return valueOf(await call('GET', `${path}/git/trees/${tree}`), names, READING).tree.map((entry) => entry.path);
}

/** The latest commits of the default branch, at most two, the latest first; none where the repository is empty. */
export async function latestCommits(call: HostCall, repository: Repository): Promise<readonly string[]> {
  const branch = encodeURIComponent(repository.defaultBranch);
  const answer = await call('GET', `${repository.path}/commits?sha=${branch}&per_page=2`);
  // "Git Repository is empty."
  if (answer.status === 409) return [];
  return valueOf(answer, z.array(withSha), READING).map((one) => one.sha);
}

/** Puts the first commit into an empty repository: the one call that does so without git. */
export async function beginRepository(call: HostCall, { path, fullName }: Repository): Promise<void> {
  const content = Buffer.from(`# ${fullName}\n`).toString('base64');
  const answer = await call('PUT', `${path}/contents/README.md`, { message: 'First commit', content });
  // 409 and 422: an earlier attempt has made it.
  if (![200, 201, 409, 422].includes(answer.status)) throw refusalOf(answer, WRITING);
}

/**
 * Writes the files of a project on top of a tree, batch by batch.
 *
 * @param base what stands there
 * @param removed those of ours that stand there and are none any more
 * @param onProgress told how many files are there
 * @returns the tree
 */
export async function writeTree(
  call: HostCall,
  { path }: Repository,
  base: string,
  files: ProjectFiles,
  removed: readonly string[],
  onProgress: (count: number) => Promise<void>,
): Promise<string> {
  let tree = base;
  let count = 0;
  const gone = removed.map((one) => ({ path: one, mode: '100644', type: 'blob', sha: null }));
  if (gone.length > 0) tree = await extendTree(call, path, tree, gone);
  for (const batch of files.batches) {
    const entries: object[] = [];
    for (const file of files.read(batch)) entries.push(await entryOf(call, path, file));
    tree = await extendTree(call, path, tree, entries);
    count += batch.length;
    await onProgress(count);
  }
  return tree;
}

async function extendTree(call: HostCall, path: string, base: string, entries: readonly object[]): Promise<string> {
  const answer = await call('POST', `${path}/git/trees`, { base_tree: base, tree: entries });
  // GitHub says 404 to files below .github/workflows where the token lacks the right to them, though all else is there.
  const isHidden = [403, 404].includes(answer.status) && entries.some(isWorkflow);
  return valueOf(answer, withSha, isHidden ? { ...WRITING, right: 'workflows' } : WRITING).sha;
}

function isWorkflow(entry: object): boolean {
  return 'path' in entry && typeof entry.path === 'string' && entry.path.startsWith('.github/workflows/');
}

async function entryOf(call: HostCall, path: string, file: ProjectFile): Promise<object> {
  const entry = { path: file.path, mode: file.isProgram ? '100755' : '100644', type: 'blob' };
  if (file.text !== undefined) return { ...entry, content: file.text };
  const content = Buffer.from(file.bytes).toString('base64');
  const answer = await call('POST', `${path}/git/blobs`, { content, encoding: 'base64' });
  return { ...entry, sha: valueOf(answer, withSha, WRITING).sha };
}

/** Makes a commit, by whoever the token is of. It stands on no branch yet. */
export async function makeCommit(
  call: HostCall,
  { path }: Repository,
  { message, tree, parent }: { readonly message: string; readonly tree: string; readonly parent: string },
): Promise<string> {
  const answer = await call('POST', `${path}/git/commits`, { message, tree, parents: [parent] });
  return valueOf(answer, withSha, WRITING).sha;
}

/** Moves a branch on to a commit behind it; the answer says whether rules of the repository forbid that. */
export function moveBranch(call: HostCall, { path }: Repository, branch: string, to: string): Promise<HostAnswer> {
  return call('PATCH', `${path}/git/refs/heads/${segments(branch)}`, { sha: to, force: false });
}

/** Begins a branch at a commit; false where there is one of that name. */
export async function beginBranch(call: HostCall, { path }: Repository, branch: string, at: string): Promise<boolean> {
  const answer = await call('POST', `${path}/git/refs`, { ref: `refs/heads/${branch}`, sha: at });
  if (answer.status === 422 && (await headOf(call, path, branch)) !== undefined) return false;
  valueOf(answer, z.unknown(), { doing: `making the branch ${branch}`, right: 'contents' });
  return true;
}

/** The commit a branch stands at. */
export async function branchCommit(
  call: HostCall,
  repository: Repository,
  branch: string,
): Promise<Commit | undefined> {
  const head = await headOf(call, repository.path, branch);
  return head === undefined ? undefined : findCommit(call, repository, head);
}

async function headOf(call: HostCall, path: string, branch: string): Promise<string | undefined> {
  const answer = await call('GET', `${path}/git/ref/heads/${segments(branch)}`);
  if (answer.status === 404) return undefined;
  return valueOf(answer, z.object({ object: withSha }), READING).object.sha;
}

function segments(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}
