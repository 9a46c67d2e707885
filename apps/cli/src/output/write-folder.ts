import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { listUncommitted } from './uncommitted.ts';

/**
 * Refuses a folder that holds something, unless `force` is set, and even then one with changes that git has not kept.
 *
 * @throws Failure before anything was written
 */
export function checkFolder(folder: string, force: boolean): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (!force) {
    const hint = 'Choose another folder, or add --force to write over its files.';
    throw new Failure(EXIT.files, `${folder} is not empty.`, hint);
  }
  refuseUncommitted(folder);
}

function refuseUncommitted(folder: string): void {
  const found = listUncommitted(folder);
  if (typeof found === 'string') {
    throw new Failure(EXIT.files, `git cannot say whether ${folder} has changes: ${found}`, 'Choose another folder.');
  }
  const [first, ...more] = found;
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  throw new Failure(
    EXIT.files,
    `${folder} has changes that are not committed: ${first}${others}.`,
    'Commit them first, so that nothing of yours is lost; or choose another folder.',
  );
}

/** Writes the project's files into the folder, which is created when missing. */
export function writeFolder(folder: string, files: readonly GeneratedFile[]): void {
  for (const below of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(join(folder, below), { recursive: true });
  for (const { path, content, executable } of files) {
    // Node.js writes a text in one step only where it is told the encoding.
    writeFileSync(join(folder, path), content, { mode: executable === true ? 0o755 : 0o644, encoding: 'utf8' });
  }
}
