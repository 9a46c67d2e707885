import { compareText } from '@backsmith/text';

/** The files of a source, found by the paths that changelogs write: from their own folder, from a class path, by their end. */
export class FileTree {
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names.toSorted(compareText);
  }

  /** The file a changelog means by a path. */
  find(from: string, path: string, isRelative: boolean): string | undefined {
    const wanted = pathOf(isRelative ? folderOf(from) : '', path);
    const exact = this.#names.find((name) => name === wanted);
    if (exact !== undefined || isRelative) return exact;
    // Where the class path begins is not known: the whole path is the end of the file's.
    const ending = this.#names.filter((name) => name.endsWith(`/${wanted}`));
    if (ending.length > 0) return nearest(ending, from);
    // Given is a folder inside of the class path: the file's whole path is the end of what is written.
    return this.#names.filter((name) => wanted.endsWith(`/${name}`)).toSorted((a, b) => b.length - a.length)[0];
  }

  /** The files of a folder and of those below it, by name. */
  inFolder(from: string, path: string, isRelative: boolean): readonly string[] {
    const wanted = pathOf(isRelative ? folderOf(from) : '', path);
    const within = this.#names.filter((name) => wanted === '' || name.startsWith(`${wanted}/`));
    const found = within.length > 0 || isRelative ? within : this.#names.filter((name) => name.includes(`/${wanted}/`));
    if (found.length > 0 || isRelative) return found.filter((name) => name !== from);
    const last = wanted.slice(wanted.lastIndexOf('/') + 1);
    return this.#names.filter((name) => name.startsWith(`${last}/`) && name !== from);
  }
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('/'), 0));
}

/** `classpath:/db/./a/../b.xml` as `db/b.xml`. */
function pathOf(folder: string, path: string): string {
  const written = path.replace(/^classpath\*?:/, '').replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of `${folder}/${written}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Of several the one in the folder that shares most with the changelog's own. */
function nearest(names: readonly string[], from: string): string | undefined {
  const shared = (name: string): number => {
    const [one, other] = [name.split('/'), from.split('/')];
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? one.length : at;
  };
  return names.toSorted((one, other) => shared(other) - shared(one))[0];
}
