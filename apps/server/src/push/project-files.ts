import { unzipSync } from 'fflate';

/** The files of a project, read from its archive when they are asked for. */
export type ProjectFiles = {
  /** Relative to the one folder the archive holds, sorted. */
  readonly paths: readonly string[];
  /** Groups of files that go out together, in order. */
  readonly batches: readonly (readonly string[])[];
  /** Unpacks some of them: only those, so that a large project never holds up the process for long. */
  read(paths: readonly string[]): readonly ProjectFile[];
};

export type ProjectFile = {
  readonly path: string;
  readonly isProgram: boolean;
  /** Undefined where it is no text in UTF-8; then there are the bytes. */
  readonly text: string | undefined;
  readonly bytes: Uint8Array;
};

/** What goes out at once: far below what GitHub takes in a request. */
const MOST_FILES = 300;
const MOST_BYTES = 1024 * 1024;

/** The archive of a project, as files for a repository. The folder all of them lie in is left away. */
export function filesOf(archive: Uint8Array): ProjectFiles {
  const sizes = new Map<string, number>();
  const names = new Map<string, string>();
  unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      const path = name.slice(name.indexOf('/') + 1);
      if (path !== '' && !name.endsWith('/')) {
        sizes.set(path, originalSize);
        names.set(name, path);
      }
      return false;
    },
  });
  const paths = [...sizes.keys()].toSorted();
  return {
    paths,
    batches: batchesOf(paths, sizes),
    read: (wanted) => {
      const among = new Set(wanted);
      const isWanted = ({ name }: { name: string }) => among.has(names.get(name) ?? '');
      return Object.entries(unzipSync(archive, { filter: isWanted })).map(([name, bytes]) =>
        fileOf(names.get(name) ?? name, bytes),
      );
    },
  };
}

function batchesOf(paths: readonly string[], sizes: ReadonlyMap<string, number>): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = { files: 0, bytes: 0 };
  for (const path of paths) {
    const size = sizes.get(path) ?? 0;
    if (room.files < 1 || room.bytes < size) {
      batches.push([]);
      room = { files: MOST_FILES, bytes: MOST_BYTES };
    }
    batches.at(-1)?.push(path);
    room = { files: room.files - 1, bytes: room.bytes - size };
  }
  return batches;
}

function fileOf(path: string, bytes: Uint8Array): ProjectFile {
  // `#!`: what a shell or a kernel starts.
  const isProgram = bytes[0] === 0x23 && bytes[1] === 0x21;
  return { path, isProgram, text: textOf(bytes), bytes };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // No text.
    throw error;
  }
}
