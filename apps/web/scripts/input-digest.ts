import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MARK = '.inputs';
/** What a build reads besides its own folder: the packages that go into the browser, and the lockfile's versions. */
const SHARED = [
  ...['blueprint', 'contract', 'idea', 'models', 'options', 'schema', 'sql', 'text'].map(
    (name) => `../../packages/${name}/src`,
  ),
  '../../package-lock.json',
];
const OWN = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package.json'];

/** One hash over everything a build reads: the same hash, the same site. @param web folder of the web app */
export function inputDigest(web: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of [...OWN, ...SHARED]) {
    for (const file of filesOf(path.resolve(web, input))) {
      hash.update(path.relative(web, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** The hash of the inputs a finished build was made from; undefined where there is none. */
export function readDigest(dist: string): string | undefined {
  const mark = path.join(dist, MARK);
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined;
}

/** Marks a build as finished. */
export function writeDigest(dist: string, digest: string): void {
  writeFileSync(path.join(dist, MARK), digest);
}

function filesOf(input: string): readonly string[] {
  const entries = readdirSync(path.dirname(input), { withFileTypes: true });
  const entry = entries.find(({ name }) => name === path.basename(input));
  if (!entry) throw new Error(`The build needs ${input}.`);
  if (!entry.isDirectory()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => path.join(found.parentPath, found.name))
    .toSorted();
}
