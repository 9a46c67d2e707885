import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProjectFile, ProjectFiles } from '../../project-files.ts';
import type { HostAnswer, HostCall } from '../call-host.ts';
import type { Brings, ReadyCommit, Repository } from '../repository-host.ts';
import { messageOf, refusalOf, valueOf, type Asked } from './refused.ts';

const READING: Asked = { doing: 'reading the project', role: 'Developer' };
const WRITING: Asked = { doing: 'writing the files', role: 'Developer' };

/** The most entries of a list GitLab answers with at once. */
const PAGE = 100;

const commit = z.object({ id: z.string(), message: z.string(), parent_ids: z.array(z.string()) });
const treeEntry = z.object({ id: z.string(), path: z.string(), type: z.string(), mode: z.string() });

type Commit = z.infer<typeof commit>;
type Standing = Pick<z.infer<typeof treeEntry>, 'id' | 'mode'>;

/** A change of one file, as the Commits API takes it. */
type Action = {
  readonly action: 'create' | 'update' | 'delete' | 'chmod';
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: 'text' | 'base64';
  readonly execute_filemode?: boolean;
};

export async function holdsCommit(call: HostCall, { path }: Repository, id: string): Promise<boolean> {
  const answer = await call('GET', `${path}/repository/commits/${id}`);
  if (answer.status === 404) return false;
  valueOf(answer, commit, READING);
  return true;
}

/** The latest commits of the default branch, at most two, the latest first; an empty project gets its first one. */
export async function latestCommits(call: HostCall, repository: Repository): Promise<readonly string[]> {
  const listed = await listCommits(call, repository);
  if (listed.length > 0) return listed;
  const { path, fullName, defaultBranch } = repository;
  const answer = await call('POST', `${path}/repository/commits`, {
    branch: defaultBranch,
    commit_message: 'First commit',
    actions: [{ action: 'create', file_path: 'README.md', content: `# ${fullName}\n` }],
  });
  // 400: an earlier attempt has made it.
  if (answer.status !== 201 && answer.status !== 400) throw refusalOf(answer, WRITING);
  return listCommits(call, repository);
}

async function listCommits(call: HostCall, { path, defaultBranch }: Repository): Promise<readonly string[]> {
  const query = new URLSearchParams({ ref_name: defaultBranch, per_page: '2' });
  const answer = await call('GET', `${path}/repository/commits?${query.toString()}`);
  if (answer.status === 404) return []; // No branch yet.
  return valueOf(answer, z.array(commit), READING).map(({ id }) => id);
}

/** The names at the top of the files of a commit. */
export async function listTop(call: HostCall, repository: Repository, id: string): Promise<readonly string[]> {
  return (await listTree(call, repository, id, false)).map(({ path }) => path);
}

async function listTree(
  call: HostCall,
  { path }: Repository,
  ref: string,
  isRecursive: boolean,
): Promise<readonly z.infer<typeof treeEntry>[]> {
  const found: z.infer<typeof treeEntry>[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ref, recursive: String(isRecursive), per_page: `${PAGE}`, page: `${page}` });
    const answer = await call('GET', `${path}/repository/tree?${query.toString()}`);
    const entries = valueOf(answer, z.array(treeEntry), READING);
    found.push(...entries);
    if (entries.length < PAGE) return found;
  }
}

/**
 * Gets a commit ready: what of the files differs from those it follows, as the one call that GitLab takes them in.
 */
export async function prepare(call: HostCall, repository: Repository, brings: Brings): Promise<ReadyCommit> {
  const { parent, files, removed, onProgress } = brings;
  const standing = new Map<string, Standing>(
    (await listTree(call, repository, parent, true))
      .filter(({ type }) => type === 'blob')
      .map(({ path, id, mode }) => [path, { id, mode }]),
  );
  const actions = [
    ...removed.filter((path) => standing.has(path)).map((path): Action => ({ action: 'delete', file_path: path })),
    ...actionsFor(files, standing),
  ];
  const body = {
    commit_message: `${brings.message}\n\nFiles: ${digestOf(actions)}`,
    actions,
  };
  const put = async (branch: string, start: object): Promise<HostAnswer> => {
    const answer = await call('POST', `${repository.path}/repository/commits`, { branch, ...start, ...body });
    if (answer.status === 201) await onProgress(files.paths.length);
    return answer;
  };
  /** What an earlier attempt has put there. */
  const ours = async (branch: string): Promise<string | undefined> => {
    const head = await headOf(call, repository, branch);
    return head?.message.trim() === body.commit_message && head.parent_ids[0] === parent ? head.id : undefined;
  };
  return {
    isEmpty: actions.length === 0,
    putOnDefault: async () => {
      const branch = repository.defaultBranch;
      const head = await headOf(call, repository, branch);
      // Somebody was faster, or it was this push.
      if (head?.id !== parent) return ours(branch);
      const answer = await put(branch, {});
      if (answer.status === 201) return valueOf(answer, commit, WRITING).id;
      // 403: the branch is protected, or the token may not; 400: the same, or what the attempt before has done.
      if (answer.status === 400) return ours(branch);
      const refusal = refusalOf(answer, { doing: `pushing to the branch ${branch}`, role: 'Maintainer' });
      if (answer.status !== 403 || messageOf(answer.body).includes('scope')) throw refusal;
      return undefined;
    },
    putOnBranch: async (name) => {
      const head = await headOf(call, repository, name);
      if (head !== undefined) return ours(name);
      const answer = await put(name, { start_sha: parent });
      if (answer.status === 400) {
        const found = await ours(name);
        if (found !== undefined) return found;
      }
      return valueOf(answer, commit, { doing: `making the branch ${name}`, role: 'Developer' }).id;
    },
  };
}

async function headOf(call: HostCall, { path }: Repository, branch: string): Promise<Commit | undefined> {
  const answer = await call('GET', `${path}/repository/branches/${encodeURIComponent(branch)}`);
  if (answer.status === 404) return undefined;
  return valueOf(answer, z.object({ commit }), READING).commit;
}

function actionsFor(files: ProjectFiles, standing: ReadonlyMap<string, Standing>): readonly Action[] {
  return files.batches.flatMap((batch) =>
    files.read(batch).flatMap((file) => actionsOf(file, standing.get(file.path))),
  );
}

function actionsOf(file: ProjectFile, there: Standing | undefined): readonly Action[] {
  const path = { file_path: file.path };
  const text = { content: file.text ?? Buffer.from(file.bytes).toString('base64') };
  const content = { ...text, encoding: file.text === undefined ? 'base64' : 'text' } as const;
  const isProgram = there?.mode === '100755';
  // Its right to be started is a change of its own.
  const mode: readonly Action[] =
    isProgram === file.isProgram ? [] : [{ action: 'chmod', ...path, execute_filemode: file.isProgram }];
  if (there === undefined) return [{ action: 'create', ...path, ...content }, ...mode];
  if (there.id === blobId(file.bytes)) return mode;
  return [{ action: 'update', ...path, ...content }, ...mode];
}

/** The name git has for the content of a file; in repositories of SHA-256 it is a longer one, and all files count as changed. */
function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** By which a commit is known again whose answer was lost. */
function digestOf(actions: readonly Action[]): string {
  return createHash('sha256').update(JSON.stringify(actions)).digest('hex').slice(0, 16);
}
