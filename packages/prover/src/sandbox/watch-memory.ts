import { readFileSync, readdirSync } from 'node:fs';

const PAGE = 4096;
const EVERY = 1000;

/** Process ids below one, itself included, as the system lists them now. */
function treeOf(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? readOwn(`/proc/${name}/stat`) : undefined;
    // The name of a program stands in parentheses, and may hold any.
    const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (stat !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  // It grows while it is walked.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** A file of a process that may have ended meanwhile. */
function readOwn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // It has ended.
  }
}

/** What a process and all below it hold for themselves. Bytes. */
export function memoryOfTree(root: number): number {
  return treeOf(root).reduce((sum, pid) => {
    const [, resident = 0, shared = 0] = (readOwn(`/proc/${pid}/statm`) ?? '').split(' ').map(Number);
    return sum + Math.max(0, resident - shared) * PAGE;
  }, 0);
}

/** Calls back once a process and all below it hold more than so many bytes. Looks on Linux alone. */
export function watchMemory(root: number, limit: number, over: () => void): () => void {
  if (process.platform !== 'linux') return () => undefined;
  const timer = setInterval(() => {
    if (memoryOfTree(root) <= limit) return;
    clearInterval(timer);
    over();
  }, EVERY);
  return () => clearInterval(timer);
}
