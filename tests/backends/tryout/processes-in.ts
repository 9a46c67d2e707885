import { globSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of this machine that were started in a folder, or with it among their words; what each was started with. */
export function processesIn(folder: string): readonly string[] {
  return globSync('/proc/[0-9]*').flatMap((path) => {
    try {
      const words = readFileSync(join(path, 'cmdline'), 'utf8').replaceAll('\0', ' ');
      return words.includes(folder) || readlinkSync(join(path, 'cwd')).startsWith(folder) ? [words] : [];
    } catch {
      return []; // It has ended meanwhile, or is somebody else's.
    }
  });
}
