import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/**
 * Refuses a folder that holds something, unless `force` is set.
 *
 * @throws Failure before anything was written
 */
export function checkFolder(folder: string, force: boolean): void {
  if (force || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Failure(
    EXIT.files,
    `${folder} is not empty.`,
    'Choose another folder, or add --force to write over its files.',
  );
}

/** Writes the project's files into the folder, which is created when missing. */
export function writeFolder(folder: string, files: readonly GeneratedFile[]): void {
  for (const file of files) {
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.content, { mode: file.executable === true ? 0o755 : 0o644 });
  }
}
