import { statfs } from 'node:fs/promises';

/** How long the system may take to answer, which for a lost network disk is for ever. Milliseconds. */
const PATIENCE = 1000;

/** Whether there is room for one more project. */
export type HasRoom = () => Promise<boolean>;

/**
 * Asks the system how much room the disk of a folder has.
 *
 * @returns bytes an ordinary user may still write, none when no file can be made any more; undefined where it cannot be told.
 */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    // Some file systems count no files and say 0 of 0.
    return files > 0 && ffree === 0 ? 0 : bavail * bsize;
  } catch {
    return undefined; // Some file systems do not tell, and a folder may be gone: whoever writes there says so.
  }
}

/**
 * Watches over the disks of some folders. What cannot be told, or not in time, counts as room enough: the write itself will show.
 *
 * @param minimumBytes what each of them must have; 0: nothing is asked.
 */
export function watchRoom(folders: readonly string[], minimumBytes: number, measure = freeBytes): HasRoom {
  let asking: Promise<boolean> | undefined;
  const ask = async () => {
    const free = await Promise.all(folders.map((folder) => measure(folder)));
    return free.every((bytes) => bytes === undefined || bytes >= minimumBytes);
  };
  return async () => {
    if (minimumBytes === 0) return true;
    // One question at a time: each that is never answered holds a thread of this process.
    asking ??= ask().finally(() => (asking = undefined));
    return inTime(asking);
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), PATIENCE)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
