import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false; // Not there, or not ours to run: the next folder may have it.
  }
}

/** The full path of a program on the PATH (or in one of the extra folders), or nothing. */
export function findProgram(name: string, extraFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...extraFolders].filter((folder) => folder !== '');
  for (const folder of folders) {
    for (const ending of ENDINGS) {
      const file = join(folder, name + ending);
      if (isProgram(file)) return file;
    }
  }
  return undefined;
}
