import { existsSync, mkdirSync, openSync, readSync, closeSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { isZip } from '../input/unpack-migrations.ts';

function startsLikeZip(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const start = new Uint8Array(4);
    readSync(handle, start, 0, 4, 0);
    return isZip(start);
  } finally {
    closeSync(handle);
  }
}

/**
 * Refuses to write over a file that is no zip, such as the schema itself, unless `force` is set. An earlier zip is
 * replaced.
 *
 * @throws Failure before anything was written
 */
export function checkZip(file: string, force: boolean): void {
  if (force || !existsSync(file) || startsLikeZip(file)) return;
  throw new Failure(EXIT.files, `${file} exists and is no zip.`, 'Choose another name, or add --force to replace it.');
}

/** Writes the archive beside its place and moves it there, so that no half-written zip is ever found under its name. */
export function writeZip(file: string, archive: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, archive);
  renameSync(draft, file);
}
