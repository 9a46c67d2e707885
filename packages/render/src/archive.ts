import { crc32, deflateRawSync } from 'node:zlib';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Packs files into a zip below one root folder. The same files give the same bytes on the same runtime, whose zlib compresses
 * them. Programs get mode 0755, all others 0644. Throws when there are more files than a plain zip can count.
 *
 * The records are those of PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export function packArchive(files: readonly GeneratedFile[], rootFolder: string): Uint8Array {
  if (files.length > MOST_FILES) throw new Error(`A zip holds ${MOST_FILES} files, not ${files.length}`);
  const entries = files.map((file) => toEntry(file, rootFolder));
  const data = sum(entries, ({ name, packed }) => LOCAL_SIZE + name.length + packed.length);
  const directory = sum(entries, ({ name }) => DIRECTORY_SIZE + name.length);
  const writer = new Writer(data + directory + END_SIZE);
  const offsets = entries.map((entry) => {
    const offset = writer.at;
    writer.words32(LOCAL_ENTRY).words16(VERSION);
    writeFacts(writer, entry);
    writer.bytes(entry.name).bytes(entry.packed);
    return offset;
  });
  for (const [at, entry] of entries.entries()) {
    writer.words32(DIRECTORY_ENTRY).words16(MADE_ON_UNIX, VERSION);
    writeFacts(writer, entry);
    // No comment, the first disk, no kind of text.
    writer.words16(0, 0, 0).words32((entry.mode << 16) >>> 0, offsets[at] ?? 0);
    writer.bytes(entry.name);
  }
  writer.words32(DIRECTORY_END).words16(0, 0, files.length, files.length).words32(directory, data).words16(0);
  return writer.written;
}

type Entry = {
  readonly name: Uint8Array;
  readonly mode: number;
  readonly packed: Uint8Array;
  readonly size: number;
  readonly check: number;
};

const MOST_FILES = 65_535;
const LOCAL_ENTRY = 0x04034b50;
const LOCAL_SIZE = 30;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_SIZE = 46;
const DIRECTORY_END = 0x06054b50;
const END_SIZE = 22;
/** 2.0: the first that knows deflate. */
const VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION;
const NAMES_ARE_UTF8 = 1 << 11;
const DEFLATED = 8;
/** Noon of 1980-01-01, near the first moment a zip can express: it has no zone, so it is the same everywhere. */
const TIME = 12 << 11;
const DATE = (1 << 5) | 1;
const REGULAR_FILE = 0o100_000;

const encoder = new TextEncoder();

function toEntry({ path, content, executable }: GeneratedFile, rootFolder: string): Entry {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return {
    name: encoder.encode(`${rootFolder}/${path}`),
    mode: REGULAR_FILE | (executable === true ? 0o755 : 0o644),
    // Copied, as what zlib answers lies in a block of 16 kB, however little it is.
    packed: new Uint8Array(deflateRawSync(bytes)),
    size: bytes.length,
    check: crc32(bytes),
  };
}

/** What both records of a file say in the same order. */
function writeFacts(writer: Writer, { name, packed, size, check }: Entry): void {
  writer.words16(NAMES_ARE_UTF8, DEFLATED, TIME, DATE).words32(check, packed.length, size).words16(name.length, 0);
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

/** Bytes of a known number, written one after the other, low byte first. */
class Writer {
  readonly written: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(size: number) {
    this.written = new Uint8Array(size);
    this.#view = new DataView(this.written.buffer);
  }

  words16(...values: readonly number[]): this {
    for (const value of values) this.#view.setUint16((this.at += 2) - 2, value, true);
    return this;
  }

  words32(...values: readonly number[]): this {
    for (const value of values) this.#view.setUint32((this.at += 4) - 4, value, true);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.written.set(bytes, this.at);
    this.at += bytes.length;
    return this;
  }
}
