import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT, bundlesOf, findBundle, stampOf } from '../bin/find-bundle.js';
import { leaveServerOut, rollUp, type BundleFile } from './roll-up.ts';

/** What is started: the command line, and the engine in the server's worker threads. */
const INPUT = {
  main: 'apps/cli/src/main.ts',
  'engine-worker': 'apps/server/src/engine/engine-worker.ts',
} as const;

type Stamp = readonly [path: string, changed: number, size: number];

/**
 * Makes the bundle a clone is run from, unless there is one of the same sources. Several processes may do so at once: what
 * is made stands in a folder named for its content, and the record that names the folder is exchanged in one step.
 *
 * @param root the clone's root folder, with a slash at its end
 * @throws where the clone cannot be written to, or lacks the packages that build
 */
export async function bundleClone(root = ROOT): Promise<void> {
  if (findBundle(root) !== undefined) return;
  const sources = new Map<string, Stamp>();
  const note = (file: string) => {
    const [changed, size] = stampOf(file);
    if (changed === undefined || size === undefined) return;
    const path = relative(root, file).split(sep).join('/');
    sources.set(path, [path, changed, size]);
  };
  const files = await rollUp({
    input: Object.fromEntries(Object.entries(INPUT).map(([name, path]) => [name, join(root, path)])),
    plugins: [leaveServerOut('@backsmith/server'), noteSources(note)],
    libraries: ['fflate', 'zod', 'yaml', '@rgrove/parse-xml'],
    minify: false, // It starts no sooner, and people read the calls of an error.
  });
  for (const file of manifestsOf(root, [...sources.keys()])) note(file);
  const bundles = bundlesOf(root);
  mkdirSync(bundles, { recursive: true });
  const folder = keepFiles(bundles, files);
  // Beside the bundle as beside the sources: the program reads its name and version there.
  exchange(join(bundles, 'package.json'), (to) => cpSync(join(root, 'apps/cli/package.json'), to));
  const record = { folder, sources: [...sources.values()] };
  exchange(join(bundles, 'made.json'), (to) => writeFileSync(to, JSON.stringify(record)));
}

/** Each file is looked at before it is read, so that an edit in between is an edit since. */
function noteSources(note: (file: string) => void): Plugin {
  return {
    name: 'note-sources',
    enforce: 'pre',
    load: (id) => {
      // Packages are replaced by npm ci, which clears the bundle away.
      if (!id.startsWith('\0') && !id.includes('/node_modules/')) note(id);
      return undefined;
    },
  };
}

/** The manifests that said which file a package is entered by. */
function manifestsOf(root: string, sources: readonly string[]): ReadonlySet<string> {
  const manifests = new Set<string>();
  for (const source of sources) {
    for (let folder = dirname(source); folder !== '.'; folder = dirname(folder)) {
      const manifest = join(root, folder, 'package.json');
      if (existsSync(manifest)) manifests.add(manifest);
    }
  }
  return manifests;
}

function keepFiles(bundles: string, files: readonly BundleFile[]): string {
  const hash = createHash('sha256');
  for (const { name, code } of files) hash.update(`${name}\0${code}\0`);
  const folder = hash.digest('hex').slice(0, 16);
  if (isWhole(join(bundles, folder), files)) return folder;
  const making = join(bundles, `${folder}.${process.pid}`);
  mkdirSync(making, { recursive: true });
  for (const { name, code } of files) writeFileSync(join(making, name), code);
  try {
    renameSync(making, join(bundles, folder));
  } catch (error) {
    // Another process has just made the same, or some files of it are gone.
    if (!existsSync(join(bundles, folder))) throw error;
    for (const { name } of files) renameSync(join(making, name), join(bundles, folder, name));
    rmSync(making, { recursive: true });
  }
  return folder;
}

function isWhole(folder: string, files: readonly BundleFile[]): boolean {
  return files.every(({ name }) => existsSync(join(folder, name)));
}

function exchange(file: string, write: (to: string) => void): void {
  const making = `${file}.${process.pid}`;
  write(making);
  renameSync(making, file);
}
