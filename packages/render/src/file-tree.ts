import { compareText } from '@backsmith/text';
import type { GeneratedFile } from './generated-file.ts';
import { javaPath, printJava } from './java/java-file.ts';
import type { JavaFile } from './java/java-file.ts';

const SEGMENT = /^[A-Za-z0-9._-]+$/u;

/** Names that Windows gives to devices, in every folder and with every extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/iu;

const LONGEST_SEGMENT = 255;
/** Far below what any system takes, far above what names of bounded length add up to. */
const LONGEST_PATH = 1000;

/** The files of one generated project. Every path is checked; two files never share a path, whatever its case. */
export class FileTree {
  readonly #files = new Map<string, GeneratedFile>();
  readonly #folders = new Set<string>();
  readonly #onFile: (path: string) => void;

  /** @param onFile told the path of each file as it is added */
  constructor(onFile: (path: string) => void = () => undefined) {
    this.#onFile = onFile;
  }

  /** Adds a file. Throws on a path that is not safe on every system or already taken: paths are decided by us. */
  add(path: string, content: string | Uint8Array, mode: 'plain' | 'executable' = 'plain'): void {
    checkPath(path);
    const key = path.toLowerCase();
    const folders = foldersOf(key);
    if (this.#folders.has(key) || [key, ...folders].some((taken) => this.#files.has(taken)))
      throw new Error(`Two files at one path: ${path}`);
    for (const folder of folders) this.#folders.add(folder);
    this.#files.set(key, mode === 'executable' ? { path, content, executable: true } : { path, content });
    this.#onFile(path);
  }

  /** Prints a Java file and adds it below a source root such as `src/main/java`. */
  addJava(sourceRoot: string, file: JavaFile): void {
    this.add(`${sourceRoot}/${javaPath(file)}`, printJava(file));
  }

  /** Adds the files of another tree below a folder; an empty one is the tree's own root. */
  addTree(folder: string, files: readonly GeneratedFile[]): void {
    for (const file of files)
      this.add(
        folder === '' ? file.path : `${folder}/${file.path}`,
        file.content,
        file.executable ? 'executable' : 'plain',
      );
  }

  /** Whether a file has this path, in any case. */
  has(path: string): boolean {
    return this.#files.has(path.toLowerCase());
  }

  /** All files, ordered by path. */
  files(): readonly GeneratedFile[] {
    return Array.from(this.#files.values()).sort((left, right) => compareText(left.path, right.path));
  }
}

/** Every folder on the way to a path. */
function foldersOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Throws unless the path is relative, made of plain segments, and free of names that some system keeps for itself. */
function checkPath(path: string): void {
  const isSafe = path.length <= LONGEST_PATH && path.split('/').every(isSafeSegment);
  if (!isSafe) throw new Error(`Not a path for a generated file: ${JSON.stringify(path)}`);
}

function isSafeSegment(segment: string): boolean {
  if (!SEGMENT.test(segment) || segment.length > LONGEST_SEGMENT) return false;
  return !segment.endsWith('.') && segment !== '..' && !DEVICE.test(segment);
}
