import { unzipSync } from 'fflate';
import type { NamedSource } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

const LARGEST = 512 * 1024 * 1024;

/** Whether the bytes start like a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

function isMigration(name: string): boolean {
  return name.toLowerCase().endsWith('.sql') && !name.startsWith('__MACOSX/');
}

/** The SQL files of a zip, sorted by path. Archives that claim more than 512 MB unpacked are refused. */
export function unpackMigrations(zip: Uint8Array): readonly NamedSource[] {
  let size = 0;
  const filter = (file: { name: string; originalSize: number }): boolean => {
    if (!isMigration(file.name)) return false;
    size += file.originalSize;
    if (size > LARGEST) throw new Failure(EXIT.refused, 'The archive holds more than 512 MB of SQL.');
    return true;
  };
  try {
    const files = Object.entries(unzipSync(zip, { filter }));
    return files.map(([name, content]) => ({ name, content })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(EXIT.files, 'The archive is damaged and cannot be unpacked.');
  }
}
