import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Every Java file below a folder, absolute and sorted. */
export function listJava(folder: string): readonly string[] {
  return globSync('**/*.java', { cwd: folder })
    .map((file) => join(folder, file))
    .sort();
}
