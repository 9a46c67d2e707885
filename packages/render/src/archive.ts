import { strToU8, zipSync } from 'fflate';
import type { Zippable, ZippableFile } from 'fflate';
import type { GeneratedFile } from './generated-file.ts';

/** Near the first moment a zip can express. Without a zone it is local time, as in a zip, so it is the same everywhere. */
const EPOCH = '1980-01-01T12:00:00';
/** A fifth less work than the usual 6, for a third of a percent more bytes. */
const LEVEL = 4;
const UNIX = 3;
const REGULAR_FILE = 0o100_000;

/**
 * Packs files into a zip below one root folder: the same files give the same bytes. Programs get mode 0755, all others
 * 0644. Throws when a path does not come from a file tree.
 */
export function packArchive(files: readonly GeneratedFile[], rootFolder: string): Uint8Array {
  const entries: Zippable = {};
  for (const file of files) entries[`${rootFolder}/${file.path}`] = toEntry(file);
  return zipSync(entries, { level: LEVEL, mtime: EPOCH });
}

function toEntry(file: GeneratedFile): ZippableFile {
  const content = typeof file.content === 'string' ? strToU8(file.content) : file.content;
  const mode = REGULAR_FILE | (file.executable === true ? 0o755 : 0o644);
  return [content, { os: UNIX, attrs: mode << 16 }];
}
