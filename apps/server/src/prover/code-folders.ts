import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../../../..');

/** The folders the programs are written in; the published package holds all of them in one. */
const SOURCES = {
  'plan-worker': HERE,
  'proof-worker': HERE,
  'tryout-worker': path.resolve(HERE, '../tryout'),
} as const;

/** The program that a proof or a tryout runs in: as it is written, or what the published package holds of it. */
export function workerFile(name: keyof typeof SOURCES): string {
  const source = path.join(SOURCES[name], `${name}.ts`);
  return existsSync(source) ? source : path.join(HERE, `${name}.js`);
}

/** What that program is made of, and nothing of what the server keeps. */
export function codeFolders(): readonly string[] {
  const node = path.dirname(path.dirname(process.execPath));
  if (existsSync(path.join(HERE, 'proof-worker.ts'))) {
    const own = [
      'package.json',
      'packages',
      'node_modules',
      'apps/server/package.json',
      'apps/server/src',
      'apps/server/node_modules',
    ];
    return [node, ...own.map((name) => path.join(ROOT, name))];
  }
  return [node, HERE, path.join(path.dirname(HERE), 'package.json'), ...modulesAbove(HERE)];
}

function modulesAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  const found = path.join(folder, 'node_modules');
  return [...(existsSync(found) ? [found] : []), ...(above === folder ? [] : modulesAbove(above))];
}
