import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A process of this machine, with the words it was started with. */
export type FoundProcess = { readonly pid: number; readonly words: string };

/** Whether a process was started in a folder, with it among its words, or sees it from inside a sandbox. */
function belongsTo(path: string, words: string, folder: string): boolean {
  if (words.includes(folder) || readlinkSync(join(path, 'cwd')).startsWith(folder)) return true;
  return readFileSync(join(path, 'mountinfo'), 'utf8').includes(folder);
}

/** The processes that have to do with a folder. */
export function findProcesses(folder: string): readonly FoundProcess[] {
  return globSync('/proc/[0-9]*').flatMap((path) => {
    try {
      const words = readFileSync(join(path, 'cmdline'), 'utf8').replaceAll('\0', ' ');
      return belongsTo(path, words, folder) ? [{ pid: Number(path.slice('/proc/'.length)), words }] : [];
    } catch {
      return []; // It has ended meanwhile, or is somebody else's.
    }
  });
}

/** What each of them was started with. */
export function processesIn(folder: string): readonly string[] {
  return findProcesses(folder).map(({ words }) => words);
}
