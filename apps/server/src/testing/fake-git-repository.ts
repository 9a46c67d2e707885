import { createHash } from 'node:crypto';

export type FakeEntry = { readonly mode: string; readonly blob: string };
export type FakeTree = ReadonlyMap<string, FakeEntry>;
export type FakeCommit = { readonly tree: string; readonly parents: readonly string[]; readonly message: string };
export type FakePull = {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly base: string;
  state: 'open' | 'closed';
};

/** A change of a test's own: the new text of a file, or undefined where it is removed. */
export type FakeChange = Readonly<Record<string, string | undefined>>;

/** A repository as git and GitHub keep it: objects by their content, branches that point at commits. */
export class FakeGitRepository {
  readonly id: number;
  readonly owner: string;
  name: string;
  readonly isPrivate: boolean;
  readonly defaultBranch = 'main';
  readonly blobs = new Map<string, Buffer>();
  readonly trees = new Map<string, FakeTree>();
  readonly commits = new Map<string, FakeCommit>();
  readonly branches = new Map<string, string>();
  readonly pulls: FakePull[] = [];
  /** Branches that take no direct push, and the status that says so. */
  readonly protectedBranches = new Map<string, number>();
  isArchived = false;

  constructor(id: number, owner: string, name: string, isPrivate: boolean) {
    this.id = id;
    this.owner = owner;
    this.name = name;
    this.isPrivate = isPrivate;
  }

  addBlob(bytes: Buffer): string {
    const sha = hash('blob', bytes.toString('base64'));
    this.blobs.set(sha, bytes);
    return sha;
  }

  addTree(entries: FakeTree): string {
    const sha = hash('tree', JSON.stringify([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))));
    this.trees.set(sha, entries);
    return sha;
  }

  addCommit(commit: FakeCommit): string {
    // A commit holds its time: two are never the same.
    const sha = hash('commit', `${this.commits.size} ${JSON.stringify(commit)}`);
    this.commits.set(sha, commit);
    return sha;
  }

  /** Commits onto a branch, as somebody of the team does. */
  change(changes: FakeChange, branch = this.defaultBranch): void {
    const head = this.branches.get(branch);
    const entries = new Map(head === undefined ? [] : this.treeOf(head));
    for (const [path, text] of Object.entries(changes)) {
      if (text === undefined) entries.delete(path);
      else entries.set(path, { mode: '100644', blob: this.addBlob(Buffer.from(text)) });
    }
    const parents = head === undefined ? [] : [head];
    this.branches.set(branch, this.addCommit({ tree: this.addTree(entries), parents, message: 'By hand' }));
  }

  /** The files at a branch: texts by path. */
  files(branch = this.defaultBranch): Readonly<Record<string, string>> {
    const entries = [...this.treeOf(this.branches.get(branch) ?? '')];
    return Object.fromEntries(entries.map(([path, { blob }]) => [path, this.blobs.get(blob)?.toString('utf8') ?? '']));
  }

  treeOf(commit: string): FakeTree {
    return this.trees.get(this.commits.get(commit)?.tree ?? '') ?? new Map<string, FakeEntry>();
  }

  /** Merges a branch file by file, as a merge does where no two sides changed one file. @returns the files in conflict */
  merge(branch: string, into = this.defaultBranch): readonly string[] {
    const [ours, theirs] = [this.branches.get(into) ?? '', this.branches.get(branch) ?? ''];
    const base = this.treeOf(this.#mergeBase(ours, theirs));
    const [left, right] = [this.treeOf(ours), this.treeOf(theirs)];
    const merged = new Map<string, FakeEntry>();
    const conflicts: string[] = [];
    for (const path of new Set([...base.keys(), ...left.keys(), ...right.keys()])) {
      const [was, here, there] = [base, left, right].map((tree) => JSON.stringify(tree.get(path)));
      if (here !== was && there !== was && here !== there) conflicts.push(path);
      const entry = here === was ? right.get(path) : left.get(path);
      if (entry !== undefined) merged.set(path, entry);
    }
    if (conflicts.length === 0) {
      const commit = { tree: this.addTree(merged), parents: [ours, theirs], message: 'Merge' };
      this.branches.set(into, this.addCommit(commit));
    }
    return conflicts;
  }

  /** True where a commit stands behind another. */
  isBehind(ancestor: string, commit: string): boolean {
    return this.#ancestors(commit).includes(ancestor);
  }

  #mergeBase(one: string, other: string): string {
    const known = new Set(this.#ancestors(one));
    return this.#ancestors(other).find((sha) => known.has(sha)) ?? '';
  }

  #ancestors(commit: string): readonly string[] {
    const found = [commit];
    for (const sha of found)
      found.push(...(this.commits.get(sha)?.parents ?? []).filter((one) => !found.includes(one)));
    return found;
  }
}

function hash(kind: string, content: string): string {
  return createHash('sha1').update(`${kind} ${content}`).digest('hex');
}
