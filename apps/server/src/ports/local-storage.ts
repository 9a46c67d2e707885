import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isCode } from '@backsmith/text';
import { checkKey, type ArchivePart, type ArchiveStorage, type StoredArchive } from './archive-storage.ts';

/** Archives as files below one folder. Several server processes share it only when they share the disk. */
export function localStorage(folder: string): ArchiveStorage {
  const fileOf = (key: string) => path.join(folder, ...checkKey(key).split('/'));
  return {
    put: (key, bytes) => writeWhole(fileOf(key), bytes),
    get: (key, part) => openFile(fileOf(key), part),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Writes beside the place and moves there, so that no reader and no crash ever sees half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function openFile(file: string, part?: ArchivePart): Promise<StoredArchive | undefined> {
  try {
    const handle = await open(file, 'r');
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream(part && { start: part.first, end: part.last }) };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
