import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** The bytes are no archive of a project; the message says what is wrong with them. */
export class BadArchive extends Error {}

/** An archive may claim to hold anything: more than this is no project. Bytes and files. */
const LARGEST = 512 * 1024 * 1024;
const MOST_FILES = 100_000;

/** Scripts that are run; archives carry the modes of files where fflate does not look. */
const SCRIPT = /(?:^|\/)mvnw$/;

/**
 * Unpacks the archive of a project below a folder.
 *
 * @returns the folder of the project: that of the archive's one root
 * @throws BadArchive where it is damaged, too large, or leaves the folder
 */
export function unpackProject(zip: Uint8Array, folder: string): string {
  const files = Object.entries(unpack(zip)).filter(([path]) => !path.endsWith('/') && !path.startsWith('__MACOSX/'));
  const [root = '', ...others] = new Set(files.map(([path]) => path.split('/')[0] ?? ''));
  if (others.length > 0 || root === '')
    throw new BadArchive('The archive does not hold one folder with a project in it.');
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { mode: SCRIPT.test(path) ? 0o755 : 0o644 });
  }
  return join(folder, root);
}

function unpack(zip: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let [size, count] = [0, 0];
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name.includes('\\') || name.startsWith('/') || name.split('/').includes('..') || /^[a-z]:/i.test(name))
      throw new BadArchive(`The archive holds a path that leaves its folder: ${name}`);
    size += originalSize;
    count += 1;
    if (size > LARGEST || count > MOST_FILES) throw new BadArchive('The archive is too large for a project.');
    return true;
  };
  try {
    return unzipSync(zip, { filter });
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    throw new BadArchive('The archive is damaged and cannot be unpacked.');
  }
}
