// Plain JavaScript on purpose: an older Node.js must be able to read it far enough to say what is missing.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The clone's root folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the bundle of a clone is kept: `npm ci` clears it away with the packages it was made of. */
export function bundlesOf(root) {
  return `${root}node_modules/.cache/backsmith/`;
}

/** What a bundle was made of, as far as the file system tells: an edit changes one of the two. */
export function stampOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? [] : [found.mtimeMs, found.size];
}

/**
 * The folder of a clone's bundle, with a slash at its end; undefined where there is none, or where a source was touched
 * since it was made. Then the sources are run, which takes a third longer to start.
 *
 * @param root the clone's root folder, with a slash at its end
 */
export function findBundle(root = ROOT) {
  const bundles = bundlesOf(root);
  const record = readRecord(`${bundles}made.json`);
  if (record === undefined) return undefined;
  const isFresh = record.sources.every(([path, changed, size]) => {
    const [changedNow, sizeNow] = stampOf(root + path);
    return changedNow === changed && sizeNow === size;
  });
  const folder = `${bundles}${record.folder}/`;
  return isFresh && existsSync(`${folder}main.js`) ? folder : undefined;
}

function readRecord(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // Damaged: as good as none.
    throw error;
  }
}
