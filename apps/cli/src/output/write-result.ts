import type { GeneratedProject } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { checkFolder, writeFolder } from './write-folder.ts';
import { checkZip, writeZip } from './write-zip.ts';

/** Where a generation goes: files into a folder, a zip file, or the zip's bytes to standard output. */
export type Target =
  | { readonly kind: 'folder'; readonly path: string; readonly force: boolean }
  | { readonly kind: 'zip'; readonly path: string; readonly force: boolean }
  | { readonly kind: 'stdout' };

/** What was generated; a folder is written without an archive. */
export type Made = GeneratedProject & { readonly archive?: Uint8Array };

function orFileFailure(action: () => void, path: string): void {
  try {
    action();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      EXIT.files,
      `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Fails early, before any work, where the result could not be written.
 *
 * @throws Failure
 */
export function checkTarget(target: Target): void {
  if (target.kind === 'stdout') return;
  const check = target.kind === 'folder' ? checkFolder : checkZip;
  orFileFailure(() => check(target.path, target.force), target.path);
}

/**
 * Writes the result to its target.
 *
 * @throws Failure when the file system refuses
 */
export function writeResult(target: Target, { files, archive }: Made): void {
  if (target.kind === 'folder') {
    orFileFailure(() => writeFolder(target.path, files), target.path);
    return;
  }
  if (archive === undefined) throw new Error('There is no archive to write.');
  if (target.kind === 'stdout') process.stdout.write(archive);
  else orFileFailure(() => writeZip(target.path, archive), target.path);
}
