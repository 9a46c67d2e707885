import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { mayBeChangelog } from '@backsmith/changelog';
import { decidesOrder, type NamedSource } from '@backsmith/engine';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

const LARGEST = 512 * 1024 * 1024;

/** What a zip archive begins with: its first entry, or, where it has none, the end of its directory (PKWARE APPNOTE, 4.3). */
const FIRST_ENTRY = 'PK\u0003\u0004';
const NO_ENTRY = 'PK\u0005\u0006';

function signatureOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4)).toString('latin1');
}

/** Whether the bytes start like a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return signatureOf(bytes) === FIRST_ENTRY || isEmptyZip(bytes);
}

/** Whether a zip archive holds nothing at all. */
export function isEmptyZip(bytes: Uint8Array): boolean {
  return signatureOf(bytes) === NO_ENTRY;
}

/** Whether a name is one of an SQL file. */
export function isSql(name: string): boolean {
  return name.toLowerCase().endsWith('.sql');
}

/** Folders that hold what others made. */
const FOREIGN = /(?:^|\/)(?:__MACOSX|node_modules|target|\.git)\//;

/** Whether a file by its name may be of a set of migrations: SQL, what decides its order, or a changelog. */
export function isMigration(name: string): boolean {
  return (isSql(name) || decidesOrder(name) || mayBeChangelog(name)) && isOwn(name);
}

/** Whether a file lies in no folder of what others made. */
export function isOwn(name: string): boolean {
  return !FOREIGN.test(name);
}

/** The names of all entries of a zip, as the directory at its end has them. */
export function namesInZip(zip: Uint8Array): readonly string[] {
  return [...checksumsOf(zip).keys()];
}

/**
 * The SQL files of a zip, those that decide their order, and what may be changelogs, sorted by path. Archives that claim more than 512 MB unpacked are refused, and so are ones that hold
 * a file twice or a file with other bytes than were packed: which of two counts, or what is missing, nobody can tell.
 */
export function unpackMigrations(zip: Uint8Array): readonly NamedSource[] {
  let size = 0;
  const seen = new Set<string>();
  const filter = (file: { name: string; originalSize: number }): boolean => {
    if (!isMigration(file.name)) return false;
    if (seen.has(file.name)) throw new Failure(EXIT.files, `The archive holds ${file.name} twice.`);
    seen.add(file.name);
    size += file.originalSize;
    if (size > LARGEST) throw new Failure(EXIT.refused, 'The archive holds more than 512 MB of SQL.');
    return true;
  };
  try {
    const files = Object.entries(unzipSync(zip, { filter }));
    const sums = checksumsOf(zip);
    const damaged = files.find(([name, content]) => sums.get(name) !== crc32(content));
    if (damaged) throw new Failure(EXIT.files, `The archive is damaged: the checksum of ${damaged[0]} is another one.`);
    return files.map(([name, content]) => ({ name, content })).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(EXIT.files, 'The archive is damaged and cannot be unpacked.');
  }
}

const [END_RECORD, ENTRY] = [0x06054b50, 0x02014b50];
const UTF8_NAME = 0x0800;

/** The checksum of each entry as the directory at the archive's end tells it (PKWARE APPNOTE, 4.3.12), by name. */
function checksumsOf(zip: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const sums = new Map<string, number>();
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_RECORD) end -= 1;
  let at = end < 0 ? zip.length : view.getUint32(end + 16, true);
  while (at + 46 <= zip.length && view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const isUtf8 = (view.getUint16(at + 8, true) & UTF8_NAME) !== 0;
    const text = strFromU8(zip.subarray(at + 46, at + 46 + (name ?? 0)), !isUtf8);
    sums.set(text, view.getUint32(at + 16, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sums;
}
